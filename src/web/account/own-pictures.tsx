import type { ReplyTo } from "#contract/calls.ts";
import styles from "./quotations.module.css";

interface OwnPicturesProps {
  readonly artwork: ReplyTo<"GET quote/get/quotations">[number]["artwork"];
}

/** The customer's own files in a line of the history, small; nothing where there are none. */
export function OwnPictures({ artwork }: OwnPicturesProps) {
  if (artwork.length === 0) return null;
  return (
    <span className={styles.pictures}>
      {artwork.map(({ id, name, thumbnail }) => (
        <img
          key={id}
          className={styles.picture}
          src={thumbnail}
          alt={name}
          width="48"
          height="48"
          loading="lazy"
          decoding="async"
        />
      ))}
    </span>
  );
}
