import type { Ref } from "react";
import styles from "./control.module.css";

interface DigitsInputProps {
  readonly id?: string;
  readonly label?: string;
  readonly name: string;
  readonly text: string;
  readonly maxLength: number;
  readonly describedBy?: string;
  readonly invalid?: boolean;
  readonly unit?: string;
  readonly placeholder?: string;
  readonly ref?: Ref<HTMLInputElement>;
  readonly onText: (digits: string) => void;
  /** A key was let go in the field. */
  readonly onRelease?: () => void;
}

/** A whole number, typed: anything but digits is left out as it is typed or pasted. */
export const DigitsInput = ({ id, label, name, text, maxLength, unit, ...rest }: DigitsInputProps) => (
  <span className={styles.digits}>
    <input
      ref={rest.ref}
      id={id}
      name={name}
      className={styles.control}
      type="text"
      inputMode="numeric"
      pattern="[0-9]*"
      autoComplete="off"
      maxLength={maxLength}
      value={text}
      placeholder={rest.placeholder}
      aria-label={label}
      aria-describedby={rest.describedBy}
      aria-invalid={rest.invalid || undefined}
      onKeyUp={rest.onRelease}
      onBeforeInput={(event) => {
        if (/^\D$/.test(event.data)) event.preventDefault();
      }}
      onChange={(event) => rest.onText(event.target.value.replace(/\D/g, "").slice(0, maxLength))}
    />
    {unit !== undefined && (
      <span aria-hidden="true" className={styles.unit}>
        {unit}
      </span>
    )}
  </span>
);
