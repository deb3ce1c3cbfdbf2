import styles from "./brand.module.css";

/** Where one is. */
export function Brand() {
  return (
    <p className={styles.brand}>
      <span className={styles.name}>Kisscut</span> <span className={styles.place}>Studio</span>
    </p>
  );
}
