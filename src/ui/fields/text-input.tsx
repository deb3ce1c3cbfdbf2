import type { HTMLInputAutoCompleteAttribute, Ref } from "react";
import styles from "./control.module.css";

interface TextInputProps {
  readonly id?: string;
  readonly name: string;
  readonly type?: "text" | "email" | "password" | "tel" | "date" | "time";
  readonly autoComplete: HTMLInputAutoCompleteAttribute;
  readonly startText?: string;
  readonly describedBy?: string;
  readonly invalid?: boolean;
  /** Which keys a phone shows. */
  readonly inputMode?: "numeric" | "decimal" | "tel" | "email";
  readonly required?: boolean;
  readonly readOnly?: boolean;
  readonly maxLength?: number;
  readonly ref?: Ref<HTMLInputElement>;
  readonly onText?: (text: string) => void;
}

/** One line of text; the browser keeps what is typed. */
export function TextInput({ type = "text", startText, ...rest }: TextInputProps) {
  return (
    <input
      ref={rest.ref}
      id={rest.id}
      name={rest.name}
      type={type}
      className={styles.control}
      autoComplete={rest.autoComplete}
      inputMode={rest.inputMode}
      spellCheck={false}
      defaultValue={startText}
      readOnly={rest.readOnly}
      maxLength={rest.maxLength}
      aria-required={rest.required || undefined}
      aria-invalid={rest.invalid || undefined}
      aria-describedby={rest.describedBy}
      onChange={(event) => rest.onText?.(event.target.value)}
    />
  );
}
