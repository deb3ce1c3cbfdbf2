import { useIsScripted } from "#ui/lazy/use-is-scripted.ts";
import styles from "./live-copy.module.css";

/** Id of the picture that a page is about, as it is now: drawn once, and copied by reference wherever else it is seen. */
export const LIVE_PICTURE = "live-picture";

/**
 * A small copy of the page's live picture. It follows every change of its own accord, and is empty where none is drawn. A browser
 * styles and lays out each copy whole, half of what there is on a quote page: it comes when the page has been seen.
 */
export function LiveCopy() {
  const isScripted = useIsScripted();
  return (
    <svg aria-hidden="true" className={styles.copy} viewBox="0 0 900 640">
      {isScripted ? <use href={`#${LIVE_PICTURE}`} /> : null}
    </svg>
  );
}
