import { useId } from "react";
import type { ReactNode } from "react";
import { Message } from "#ui/feedback/message.tsx";
import styles from "./field.module.css";

interface FieldProps {
  readonly label: ReactNode;
  /** Small words behind the label, e.g. the unit. */
  readonly hint?: ReactNode;
  readonly error?: string | null;
  /** The message comes while somebody types, or later: it is said at once. */
  readonly live?: boolean;
  readonly children: (ids: { readonly id: string; readonly describedBy: string | undefined }) => ReactNode;
}

/** One labelled control with its message underneath. */
export function Field({ label, hint, error, live, children }: FieldProps) {
  const id = useId();
  const errorId = `${id}-error`;
  return (
    <div className={styles.field}>
      <div className={styles.head}>
        <label className={styles.label} htmlFor={id}>
          {label}
        </label>
        {hint !== undefined && <span className={styles.hint}>{hint}</span>}
      </div>
      {children({ id, describedBy: error ? errorId : undefined })}
      <div aria-live={live ? "polite" : undefined} className={styles.message}>
        {error ? (
          <Message tone="error" id={errorId}>
            {error}
          </Message>
        ) : null}
      </div>
    </div>
  );
}
