import type { ReactNode } from "react";
import { Link } from "react-router";
import styles from "./page.module.css";

interface EmptyStateProps {
  readonly children: ReactNode;
  readonly way: { readonly words: string; readonly to: string };
}

/** A place where something will stand once there is some: says how it gets there. */
export function EmptyState({ children, way }: EmptyStateProps) {
  return (
    <div className={styles.waiting}>
      <p>{children}</p>
      <Link to={way.to}>{way.words}</Link>
    </div>
  );
}
