/** A box in the units of its face or canvas; y points down, the baseline is 0. */
export interface InkBox {
  readonly xMin: number;
  readonly yMin: number;
  readonly xMax: number;
  readonly yMax: number;
}

/** The box round several. */
export function boxRound(boxes: readonly InkBox[]): InkBox {
  let [xMin, yMin, xMax, yMax] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const box of boxes) {
    if (box.xMin < xMin) xMin = box.xMin;
    if (box.yMin < yMin) yMin = box.yMin;
    if (box.xMax > xMax) xMax = box.xMax;
    if (box.yMax > yMax) yMax = box.yMax;
  }
  return { xMin, yMin, xMax, yMax };
}
