import { type ReactNode, useId } from "react";
import { Message } from "#ui/feedback/message.tsx";
import styles from "./check-box.module.css";

interface CheckBoxProps {
  readonly name: string;
  readonly value: string;
  readonly startChecked?: boolean;
  readonly required?: boolean;
  readonly error?: string | null;
  /** It is one of several that are wrong together: the id of what says so. */
  readonly wrongBy?: string | undefined;
  /** What is agreed to. */
  readonly children: ReactNode;
}

/** One thing to agree to; the browser keeps whether it is ticked. */
export function CheckBox({ name, value, startChecked, required, error, wrongBy, children }: CheckBoxProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label className={styles.line}>
        <input
          type="checkbox"
          name={name}
          value={value}
          defaultChecked={startChecked}
          className={styles.box}
          aria-required={required || undefined}
          aria-invalid={error || wrongBy !== undefined ? true : undefined}
          aria-describedby={error ? id : wrongBy}
        />
        <span>{children}</span>
      </label>
      {error ? (
        <Message tone="error" id={id}>
          {error}
        </Message>
      ) : null}
    </div>
  );
}
