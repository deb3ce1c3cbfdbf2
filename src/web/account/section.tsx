import { useId } from "react";
import type { ReactNode } from "react";
import styles from "./page.module.css";

interface SectionProps {
  readonly title: string;
  readonly note?: string;
  /** Seldom wanted: a small heading beside the others. */
  readonly quiet?: boolean;
  readonly children: ReactNode;
}

/** One topic of the account, a region named by its heading. */
export function Section({ title, note, quiet, children }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.section} data-quiet={quiet || undefined}>
      <div className={styles.sectionHead}>
        <h2 id={id} className={styles.sectionTitle}>
          {title}
        </h2>
        {note !== undefined && <p className={styles.note}>{note}</p>}
      </div>
      <div className={styles.sectionBody}>{children}</div>
    </section>
  );
}
