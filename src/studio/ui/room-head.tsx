import { useEffect, useRef } from "react";
import type { ReactNode } from "react";
import styles from "./room-head.module.css";

interface RoomHeadProps {
  readonly title: string;
  /** A sentence below it, where the title does not say enough. */
  readonly note?: ReactNode;
  /** What can be done here, on the right. */
  readonly children?: ReactNode;
}

/** The head of a room: its name, which takes the focus when one comes in, and the title of the window. */
export function RoomHead({ title, note, children }: RoomHeadProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), [title]);
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
