import styles from "./loading-line.module.css";

/** A line at the top of the window while something that was asked for is on its way. */
export function LoadingLine() {
  return <div role="progressbar" aria-label="Loading" className={styles.line} />;
}
