import type { PlacedPicture } from "#domain/preview/artwork/placed-picture.ts";
import { shiftedBy, scaledBy, turnedBy } from "#domain/preview/artwork/placing-edits.ts";
import { arrowWay } from "#web/scene/arrow-keys.ts";

/** Millimetres for a press of an arrow key, and with Shift. */
export const ARROW_MM = { near: 1, far: 10 } as const;
/** A press of + makes a picture so many times as large. */
const LARGER = 1.02;

/** Degrees that a key turns by. */
const TURNS: Readonly<Record<string, number>> = { "[": -1, "]": 1, "{": -15, "}": 15, r: 90, R: -90 };

/** A picture as a key leaves it; null where the key does nothing to it. */
export function placedByKey(placed: PlacedPicture, key: string, isFar: boolean): PlacedPicture | null {
  const way = arrowWay(key);
  const far = isFar ? ARROW_MM.far : ARROW_MM.near;
  if (way !== undefined) return shiftedBy(placed, way[0] * far, way[1] * far);
  const turn = TURNS[key];
  if (turn !== undefined) return turnedBy(placed, turn);
  if (key === "+" || key === "=") return scaledBy(placed, LARGER);
  return key === "-" || key === "_" ? scaledBy(placed, 1 / LARGER) : null;
}
