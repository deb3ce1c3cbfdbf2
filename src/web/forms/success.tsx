import { useEffect, useRef } from "react";
import type { ReactNode } from "react";
import styles from "./form.module.css";

interface SuccessProps {
  readonly heading: string;
  readonly children?: ReactNode;
  /** What goes on meanwhile, e.g. 'Processing'. */
  readonly underWay?: string;
}

/** Something went well: said to the eye and, with the focus, to a screen reader. */
export function Success({ heading, children, underWay }: SuccessProps) {
  const words = useRef<HTMLDivElement>(null);
  useEffect(() => words.current?.focus(), []);
  return (
    <div ref={words} tabIndex={-1} className={styles.success}>
      <svg aria-hidden="true" className={styles.seal} viewBox="0 0 64 64">
        <circle className={styles.cut} cx="32" cy="32" r="30" />
        <circle className={styles.disc} cx="32" cy="32" r="25" />
        <path className={styles.tick} d="m21 33 8 8 15-17" />
      </svg>
      <h3 className={styles.heading}>{heading}</h3>
      {children}
      {underWay !== undefined && (
        <p role="status" className={styles.underWay}>
          {underWay}
        </p>
      )}
    </div>
  );
}
