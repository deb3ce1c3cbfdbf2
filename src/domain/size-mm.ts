/** How large something is, in millimetres. */
export interface SizeMm {
  readonly widthMm: number;
  readonly heightMm: number;
}

/** Micrometres of a millimetre: geometry that is cut is kept in whole ones. */
export const UM_PER_MM = 1000;
