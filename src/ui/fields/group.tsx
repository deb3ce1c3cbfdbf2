import { useId } from "react";
import type { ReactNode } from "react";
import hidden from "#ui/layout/visually-hidden.module.css";
import styles from "./field.module.css";

interface GroupProps {
  readonly label: string;
  /** Its label stands above it already, in the row that it is folded into. */
  readonly isLabelHidden?: boolean | undefined;
  readonly hint?: ReactNode;
  readonly describedBy?: string;
  /** `radiogroup` for one-of-many, `group` for anything else. */
  readonly role?: "radiogroup" | "group";
  readonly children: ReactNode;
}

/** Controls that answer one question together, named by their label. */
export function Group({
  label,
  isLabelHidden = false,
  hint,
  describedBy,
  role = "radiogroup",
  children,
}: GroupProps) {
  const id = useId();
  return (
    <div role={role} aria-labelledby={id} aria-describedby={describedBy} className={styles.field}>
      <div className={styles.head}>
        <span id={id} className={isLabelHidden ? hidden.hidden : styles.label}>
          {label}
        </span>
        {hint !== undefined && <div className={styles.hint}>{hint}</div>}
      </div>
      {children}
    </div>
  );
}
