import { useState } from "react";
import styles from "./slots.module.css";

interface SlotPictureProps {
  /** Where it is seen; null while the place is empty. */
  readonly href: string | null;
}

/** What lies in a place; its frame where it is empty, or the picture does not come. */
export function SlotPicture({ href }: SlotPictureProps) {
  const [lost, setLost] = useState<string | null>(null);
  const isShown = href !== null && href !== lost;
  return (
    <span className={styles.picture} data-empty={!isShown || undefined}>
      {isShown ? <img src={href} alt="" onError={() => setLost(href)} /> : null}
    </span>
  );
}
