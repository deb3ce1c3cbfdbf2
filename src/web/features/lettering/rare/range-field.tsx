import { Field } from "#web/ui/fields/field.tsx";
import styles from "../lettering.module.css";

interface RangeFieldProps {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  /** The value in words: "30 degrees up". */
  readonly words: string;
  readonly onValue: (value: number) => void;
}

/** A number that is found by looking: a slider, moved by keys as well. */
export function RangeField({ label, words, onValue, ...range }: RangeFieldProps) {
  return (
    <Field label={label} hint={words}>
      {({ id }) => (
        <input
          {...range}
          id={id}
          type="range"
          className={styles.range}
          aria-valuetext={words}
          onChange={(event) => onValue(Number(event.target.value))}
        />
      )}
    </Field>
  );
}
