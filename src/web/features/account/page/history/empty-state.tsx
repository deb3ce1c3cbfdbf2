import type { ReactNode } from "react";
import { Link } from "react-router";
import styles from "../page.module.css";

interface WaitingPlaceProps {
  readonly children: ReactNode;
  readonly way: { readonly words: string; readonly to: string };
}

/** A place where something will stand once there is some: says how it gets there. */
export function WaitingPlace({ children, way }: WaitingPlaceProps) {
  return (
    <div className={styles.waiting}>
      <p>{children}</p>
      <Link to={way.to}>{way.words}</Link>
    </div>
  );
}
