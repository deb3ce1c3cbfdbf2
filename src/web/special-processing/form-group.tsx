import type { ReactNode } from "react";
import styles from "./form-group.module.css";

interface FormGroupProps {
  readonly title: string;
  readonly hint?: string;
  readonly children: ReactNode;
}

/** Questions that belong together: the title beside them where there is room, above them on a phone. */
export function FormGroup({ title, hint, children }: FormGroupProps) {
  return (
    <section className={styles.group}>
      <div>
        <h3 className={styles.title}>{title}</h3>
        {hint !== undefined && <p className={styles.hint}>{hint}</p>}
      </div>
      <div className={styles.questions}>{children}</div>
    </section>
  );
}
