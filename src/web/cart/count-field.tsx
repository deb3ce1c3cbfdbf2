import { useState } from "react";
import type { ReactNode } from "react";
import { DigitsInput } from "#ui/fields/digits-input.tsx";
import { Field } from "#ui/fields/field.tsx";
import { Select } from "#ui/fields/select.tsx";
import { useTypedNumber } from "#ui/fields/use-typed-number.ts";
import { CUSTOM_QUANTITY_DELAY_MS } from "#domain/configure/limits.ts";
import styles from "./count-field.module.css";

interface CountFieldProps {
  readonly label: "Quantity" | "Number of Sets";
  readonly name: "quantity" | "kinds";
  readonly value: number;
  /** What can be chosen, with the words of each. */
  readonly options: readonly { readonly value: number; readonly words: string }[];
  readonly maxLength: number;
  readonly unit: string;
  readonly error: string | null;
  /** What can be done about the error. */
  readonly remedy?: ReactNode;
  /** True when the cart has taken the number over. */
  readonly commit: (value: number) => Promise<boolean>;
  readonly onEmpty: (isEmpty: boolean) => void;
}

const OWN = "custom";

/** How many: one of the listed numbers, or a typed one ('Input the number here'). */
export function CountField({ label, name, value, options, commit, remedy, ...rest }: CountFieldProps) {
  const [typing, setTyping] = useState(false);
  const listed = options.some((option) => option.value === value);
  const own = typing || !listed;
  return (
    <Field label={label} error={rest.error} live>
      {({ id, describedBy }) => (
        <span className={styles.controls}>
          <Select
            id={id}
            name={name}
            value={own ? OWN : String(value)}
            describedBy={describedBy}
            invalid={rest.error !== null && !own}
            onChange={(chosen) => {
              setTyping(chosen === OWN);
              if (chosen !== OWN) void commit(Number(chosen));
            }}
          >
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.words}
              </option>
            ))}
            <option value={OWN}>Input the number here</option>
          </Select>
          {own && (
            <OwnNumber
              {...rest}
              name={name}
              label={label}
              value={value}
              commit={commit}
              describedBy={describedBy}
            />
          )}
          {remedy}
        </span>
      )}
    </Field>
  );
}

function OwnNumber({
  label,
  name,
  value,
  commit,
  onEmpty,
  ...rest
}: Omit<CountFieldProps, "options" | "remedy"> & { readonly describedBy: string | undefined }) {
  const { text, onText, onLeave } = useTypedNumber({
    value,
    pauseMs: CUSTOM_QUANTITY_DELAY_MS,
    onTyping: (digits) => digits === "" && onEmpty(true),
    // An empty field is no number, and what is said of it stays until one is typed.
    onNumber: async (typed) => typed !== null && commit(typed),
  });
  const leave = () => {
    if (text === "") onEmpty(false);
    onLeave();
  };
  return (
    <span onBlur={leave}>
      <DigitsInput
        label={`${label}: your own number`}
        name={`custom_${name}`}
        text={text}
        maxLength={rest.maxLength}
        unit={rest.unit}
        describedBy={rest.describedBy}
        invalid={rest.error !== null}
        onText={onText}
      />
    </span>
  );
}
