import { useState } from "react";
import styles from "./thumbnails.module.css";

interface ThumbnailProps {
  readonly orderNo: string;
  /** From 1. */
  readonly line: number;
  /** The order's newest fact: another picture may be there after the next one. */
  readonly seen: number;
}

/** What a line of an order is, small; what is beside it says it in words. Of what has no picture its place stays, so that rows are in line. */
export function Thumbnail({ orderNo, line, seen }: ThumbnailProps) {
  const [isMissing, setMissing] = useState(false);
  return (
    <span className={styles.thumbnail}>
      {!isMissing && (
        <img
          src={`/studio/api/orders/${orderNo}/lines/${line}/thumbnail?seen=${seen}`}
          alt=""
          width="60"
          height="60"
          loading="lazy"
          decoding="async"
          draggable={false}
          onError={() => setMissing(true)}
        />
      )}
    </span>
  );
}

/** So many lines of an order are shown, and how many more there are. */
const MOST = 2;

interface ThumbnailsProps extends Omit<ThumbnailProps, "line"> {
  /** How many lines the order has. */
  readonly lines: number;
}

/** The first lines of an order. */
export function OrderThumbnails({ lines, ...order }: ThumbnailsProps) {
  const shown = lines > MOST ? MOST - 1 : lines;
  return (
    <span className={styles.several}>
      {Array.from({ length: shown }, (_, at) => (
        <Thumbnail key={at} {...order} line={at + 1} />
      ))}
      {lines > shown && <span className={styles.more}>+{lines - shown}</span>}
    </span>
  );
}
