import type { ReactNode } from "react";
import { Link } from "react-router";
import styles from "./columns.module.css";

/** The way back to the list that something was opened from. */
export function BackLink({ to, children }: { readonly to: string; readonly children: string }) {
  return (
    <p className={styles.back}>
      <Link to={to}>← {children}</Link>
    </p>
  );
}

/** Two columns, one below the other on a small screen; the second is narrow, or of the room that it takes. */
export function Columns({
  look = "side",
  children,
}: {
  readonly look?: "side" | "even";
  readonly children: ReactNode;
}) {
  return (
    <div className={styles.columns} data-look={look}>
      {children}
    </div>
  );
}
