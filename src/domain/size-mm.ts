/** How large something is, in millimetres. */
export interface SizeMm {
  readonly widthMm: number;
  readonly heightMm: number;
}
