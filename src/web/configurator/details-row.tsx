import type { ReactNode } from "react";
import { Disclosure } from "#ui/layout/disclosure.tsx";
import styles from "./details-row.module.css";

interface DetailsRowProps {
  readonly label: string;
  /** What is chosen now: a closed row still says it. */
  readonly value: ReactNode;
  /** Where a phrase of the sentence leads to. */
  readonly id?: string | undefined;
  readonly onToggle?: ((isOpen: boolean) => void) | undefined;
  readonly children: ReactNode;
}

/** A question that is folded into a row with its answer; one row is open at a time. Closed, its fields are in the form. */
export function DetailsRow({ label, value, id, onToggle, children }: DetailsRowProps) {
  return (
    <Disclosure
      name="extras"
      onToggle={onToggle}
      summary={
        <span className={styles.row}>
          <span className={styles.name}>{label}</span>
          <span className={styles.value}>{value}</span>
        </span>
      }
    >
      <div id={id} className={styles.body}>
        {children}
      </div>
    </Disclosure>
  );
}
