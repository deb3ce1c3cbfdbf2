import { useEffect, useRef } from "react";
import type { ReactNode } from "react";
import { useLocation } from "react-router";
import styles from "./room-head.module.css";

interface RoomHeadProps {
  readonly title: string;
  /** A sentence below it, where the title does not say enough. */
  readonly note?: ReactNode;
  /** What can be done here, on the right. */
  readonly children?: ReactNode;
}

/** Goes to what an address names behind its "#": a field by its name, or a part by its id; false where there is none. */
function goTo(hash: string): boolean {
  // What nothing here has written names nothing.
  const name = /%(?![\da-f]{2})/i.test(hash) ? "" : decodeURIComponent(hash.slice(1));
  if (name === "") return false;
  const place = document.getElementsByName(name)[0] ?? document.getElementById(name);
  if (place === null || place === undefined) return false;
  if (place.tabIndex < 0) place.tabIndex = -1;
  place.focus();
  place.scrollIntoView?.({ block: "center" });
  return true;
}

/**
 * The head of a room: its name, which takes the focus when one comes in, unless the address names something in it, and the title of the
 * window.
 */
export function RoomHead({ title, note, children }: RoomHeadProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { hash } = useLocation();
  useEffect(() => {
    if (!goTo(hash)) heading.current?.focus();
  }, [title, hash]);
  return (
    <div className={styles.head}>
      <title>{`${title} · Kisscut studio`}</title>
      <div className={styles.words}>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {note !== undefined && <p className={styles.note}>{note}</p>}
      </div>
      {children}
    </div>
  );
}
