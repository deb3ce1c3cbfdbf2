import type { SizeMm } from "#domain/size-mm.ts";
import styles from "./places.module.css";

/** A finger needs so many stage units to take hold of something. */
const LEAST = 110;
const ROOM = 12;

interface WordsGripProps {
  readonly size: SizeMm;
  readonly unitsPerMm: number;
  /** How much of the stage is shown, 1 for all. */
  readonly shown?: number;
}

/** What is taken hold of to move words: their box and some room round it, seen while it has focus. */
export function WordsGrip({ size, unitsPerMm, shown = 1 }: WordsGripProps) {
  const width = Math.max(size.widthMm * unitsPerMm + 2 * ROOM * shown, LEAST * shown);
  const height = Math.max(size.heightMm * unitsPerMm + 2 * ROOM * shown, LEAST * shown);
  return (
    <rect
      className={styles.grip}
      x={-width / 2}
      y={-height / 2}
      width={width}
      height={height}
      rx={10 * shown}
      strokeWidth={3 * shown}
      strokeDasharray={`${10 * shown} ${7 * shown}`}
    />
  );
}
