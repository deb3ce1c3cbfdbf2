import { useState } from "react";
import { Field } from "./field.tsx";
import styles from "./control.module.css";

const wellMade = /^\s*[-−]?\d{1,6}(?:[.,]\d{0,3})?\s*$/;

/** A number as it is typed: with a comma or a point, and any sign of minus; null for anything else. */
function numberIn(text: string): number | null {
  return wellMade.test(text) ? Number(text.replace(",", ".").replace("−", "-")) : null;
}

interface DecimalFieldProps {
  readonly label: string;
  readonly name: string;
  readonly unit: string;
  readonly value: number;
  readonly least: number;
  readonly most: number;
  /** Said of what is no number within these bounds. */
  readonly fault: string;
  readonly onNumber: (value: number) => void;
}

/** A labelled number with a decimal that counts when the field is left or Enter is pressed. */
export function DecimalField({ label, name, unit, value, least, most, fault, onNumber }: DecimalFieldProps) {
  const [typed, setTyped] = useState<{ readonly text: string; readonly over: number } | null>(null);
  const [isRefused, setRefused] = useState(false);
  // What was typed ends when the number is changed elsewhere.
  const draft = typed?.over === value ? typed.text : null;
  const isWrong = isRefused && draft !== null;
  const settle = () => {
    if (draft === null) return;
    const number = numberIn(draft);
    const isWithin = number !== null && number >= least && number <= most;
    setRefused(!isWithin);
    if (!isWithin) return;
    setTyped(null);
    onNumber(number);
  };
  return (
    <Field label={label} error={isWrong ? fault : null} live>
      {({ id, describedBy }) => (
        <span className={styles.digits}>
          <input
            id={id}
            name={name}
            className={styles.control}
            type="text"
            autoComplete="off"
            maxLength={9}
            value={draft ?? `${Math.round(value * 10) / 10}`}
            aria-invalid={isWrong || undefined}
            aria-describedby={describedBy}
            onChange={(event) => {
              setTyped({ text: event.target.value, over: value });
              setRefused(false);
            }}
            onBlur={settle}
            onKeyDown={(event) => {
              if (event.key === "Enter") settle();
            }}
          />
          <span aria-hidden="true" className={styles.unit}>
            {unit}
          </span>
        </span>
      )}
    </Field>
  );
}
