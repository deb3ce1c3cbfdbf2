import type { Ref } from "react";
import styles from "./control.module.css";

/** What the field holds once a clipboard's digits stand where the caret or the selected text was; "1 000" is pasted as 1000. */
function pasted({ value, selectionStart, selectionEnd }: HTMLInputElement, clipboard: string): string {
  return (
    value.slice(0, selectionStart ?? value.length) +
    clipboard.replace(/\D/g, "") +
    value.slice(selectionEnd ?? value.length)
  );
}

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
export function DigitsInput({ id, label, name, text, maxLength, unit, ...rest }: DigitsInputProps) {
  return (
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
        onPaste={(event) => {
          event.preventDefault();
          rest.onText(pasted(event.currentTarget, event.clipboardData.getData("text")).slice(0, maxLength));
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
}
