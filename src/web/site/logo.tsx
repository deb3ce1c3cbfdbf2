import styles from "./logo.module.css";

/** The shop's mark: a round sticker, its corner lifting off the backing, inside its kiss-cut line. */
export function Logo({ name }: { readonly name: string }) {
  return (
    <span className={styles.logo}>
      <svg aria-hidden="true" width="34" height="34" viewBox="0 0 34 34">
        <circle className={styles.cut} cx="17" cy="17" r="15.6" />
        <path className={styles.sticker} d="M17 5A12 12 0 1 0 29 17Z" />
        <path className={styles.peel} d="M17 5A12 12 0 0 0 29 17Z" />
      </svg>
      <span className={styles.word}>{name}</span>
    </span>
  );
}
