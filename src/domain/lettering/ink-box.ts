/** A box in the units of its face or canvas; y points down, the baseline is 0. */
export interface InkBox {
  readonly xMin: number;
  readonly yMin: number;
  readonly xMax: number;
  readonly yMax: number;
}
