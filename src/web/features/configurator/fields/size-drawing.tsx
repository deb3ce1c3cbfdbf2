import { type SizeInMm, referenceFor, scaleFor } from "./size-reference.ts";
import styles from "./size-drawing.module.css";

const BOX = { width: 80, height: 56 };
const ROOM = 2;
/** The smallest of a long list is still seen. */
const LEAST = 3;

interface SizeDrawingProps {
  readonly size: SizeInMm;
  /** Every size of the list: they are drawn to one scale. */
  readonly among: readonly SizeInMm[];
  /** What the piece is cut to. */
  readonly isRound?: boolean;
}

/** A size to scale among the others of its list, beside a coin or a phone (`referenceFor` names it). */
export function SizeDrawing({ size, among, isRound = false }: SizeDrawingProps) {
  const scale = scaleFor(among, BOX.width - 2 * ROOM, BOX.height - 2 * ROOM);
  const reference = referenceFor(among);
  const [width, height] = [Math.max(size.widthMm * scale, LEAST), Math.max(size.heightMm * scale, LEAST)];
  const [wide, high] = [reference.widthMm * scale, reference.heightMm * scale];
  return (
    <svg aria-hidden="true" className={styles.drawing} viewBox={`0 0 ${BOX.width} ${BOX.height}`} {...BOX}>
      <rect
        className={styles.piece}
        x={ROOM}
        y={BOX.height - ROOM - height}
        width={width}
        height={height}
        rx={isRound ? "50%" : 1.5}
      />
      <rect
        className={styles.reference}
        x={BOX.width - ROOM - wide}
        y={BOX.height - ROOM - high}
        width={wide}
        height={high}
        rx={reference.kind === "coin" ? wide / 2 : wide / 7}
      />
    </svg>
  );
}
