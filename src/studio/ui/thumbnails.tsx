import { useState } from "react";
import styles from "./thumbnails.module.css";

interface OrderProps {
  readonly orderNo: string;
  /** The order's newest fact: another picture may be there after the next one. */
  readonly seen: number;
}

interface PictureProps {
  readonly src: string;
  /** Its place stays where there is no picture, so that rows are in line. */
  readonly keepsPlace: boolean;
}

/** A picture that did not come is not looked for again before its address is another one. */
function Picture({ src, keepsPlace }: PictureProps) {
  const [missing, setMissing] = useState<string>();
  const isMissing = missing === src;
  if (isMissing && !keepsPlace) return null;
  return (
    <span className={styles.thumbnail}>
      {!isMissing && (
        <img
          src={src}
          alt=""
          width="60"
          height="60"
          loading="lazy"
          decoding="async"
          draggable={false}
          onError={() => setMissing(src)}
        />
      )}
    </span>
  );
}

interface ThumbnailProps extends OrderProps {
  /** From 1. */
  readonly line: number;
}

/** What a line of an order is, small; what is beside it says it in words. */
export function Thumbnail({ orderNo, line, seen }: ThumbnailProps) {
  return <Picture src={`/studio/api/orders/${orderNo}/lines/${line}/thumbnail?seen=${seen}`} keepsPlace />;
}

/** What an order is, by its first line that has a picture; nothing where none has. */
export function OrderThumbnail({ orderNo, seen }: OrderProps) {
  return <Picture src={`/studio/api/orders/${orderNo}/thumbnail?seen=${seen}`} keepsPlace={false} />;
}

/** So many lines of an order are shown, and how many more there are. */
const MOST = 2;

interface ThumbnailsProps extends OrderProps {
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
