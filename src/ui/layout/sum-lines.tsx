import type { ReactNode } from "react";
import styles from "./sum-lines.module.css";

interface SumLineProps {
  readonly label: string;
  readonly children: ReactNode;
}

/** One part of a total: what it is, and how much. */
export function SumLine({ label, children }: SumLineProps) {
  return (
    <div className={styles.sum}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** What a total is made of, a `SumLine` each. */
export function SumLines({ children }: Pick<SumLineProps, "children">) {
  return <dl className={styles.sums}>{children}</dl>;
}
