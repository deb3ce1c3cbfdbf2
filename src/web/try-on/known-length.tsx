import { grouped } from "#domain/grouped.ts";
import { type KnownLength, heldIn } from "#domain/preview/places/photo-scale.ts";
import type { Box, Point } from "#domain/preview/scene.ts";
import { Movable } from "./movable.tsx";
import styles from "./places.module.css";

interface KnownLengthLineProps {
  readonly known: KnownLength;
  /** Where the photo is. */
  readonly box: Box;
  readonly hintId: string;
  readonly onChange: (known: KnownLength) => void;
}

/** The middle of the line's figure, above the line. */
function middleOf([x1, y1]: Point, [x2, y2]: Point): Point {
  return [(x1 + x2) / 2, (y1 + y2) / 2 - 16];
}

/** A line over a photo; its ends are moved to those of something whose length is known. */
export function KnownLengthLine({ known, box, hintId, onChange }: KnownLengthLineProps) {
  const { from, to, millimetres } = known;
  const [x, y] = middleOf(from, to);
  const d = `M${from[0]} ${from[1]}L${to[0]} ${to[1]}`;
  const end = (name: "from" | "to", label: string) => (
    <Movable
      label={label}
      describedBy={hintId}
      at={known[name]}
      step={1}
      onMove={(at) => onChange({ ...known, [name]: heldIn(box, at) })}
    >
      <circle className={styles.reach} r="48" />
      <circle className={styles.end} r="13" />
      <path className={styles.cross} d="M-6 0H6M0 -6V6" />
    </Movable>
  );
  return (
    <>
      <path className={styles.lineBack} d={d} />
      <path className={styles.line} d={d} />
      <text aria-hidden="true" className={styles.figure} x={x} y={y} textAnchor="middle">
        {millimetres === null ? "? mm" : `${grouped(millimetres)} mm`}
      </text>
      {end("from", "First end of the known length")}
      {end("to", "Second end of the known length")}
    </>
  );
}
