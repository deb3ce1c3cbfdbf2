import styles from "./live-copy.module.css";
import { LIVE_PICTURE } from "./live-picture.ts";

/** A small copy of the page's live picture. It follows every change of its own accord, and is empty where none is drawn. */
export function LiveCopy() {
  return (
    <svg aria-hidden="true" className={styles.copy} viewBox="0 0 900 640">
      <use href={`#${LIVE_PICTURE}`} />
    </svg>
  );
}
