import styles from "./crop-marks.module.css";

/** A printer's colour bar and crop marks at a sheet's edge: ornament. */
export function CropMarks() {
  return (
    <svg className={styles.marks} aria-hidden="true" width="120" height="24" viewBox="0 0 120 24">
      <path className={styles.line} d="M0 18h13M19 12V0" />
      <circle className={styles.line} cx="40" cy="12" r="6" />
      <path className={styles.line} d="M40 2v20M30 12h20" />
      <rect className={styles.cyan} x="62" y="6" width="12" height="12" />
      <rect className={styles.magenta} x="76" y="6" width="12" height="12" />
      <rect className={styles.yellow} x="90" y="6" width="12" height="12" />
      <rect className={styles.black} x="104" y="6" width="12" height="12" />
    </svg>
  );
}
