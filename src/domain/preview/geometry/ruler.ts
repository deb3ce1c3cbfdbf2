import { roundUp } from "./round-steps.ts";

/** The product along one edge of the picture. */
export interface RulerEdge {
  /** Where the product begins, in stage units from the picture's corner; outside of the picture too. */
  readonly zero: number;
  /** Stage units of the picture to a millimetre. */
  readonly unitsPerMm: number;
  /** How long the edge is, in stage units. */
  readonly length: number;
}

export interface RulerMark {
  /** Which part of the edge lies before it, 0 to 1. */
  readonly at: number;
  readonly millimetres: number;
  /** It has its figure beside it. */
  readonly isNumbered: boolean;
}

/** Figures stand no nearer: a ninth of the picture's width, 38 pixels on a phone. */
const LEAST_STEP = 100;

/** Millimetres of the finest step: nobody cuts finer than a tenth. */
const FINEST_MM = 0.1;

/** Into how many parts a step of 1, 2 or 5, or ten times these, is divided. */
const PARTS = { 1: 5, 2: 4, 5: 5 } as const;

/** The millimetres from one figure to the next, 1, 2 or 5 or ten times these, and the parts between them. */
export function rulerStep(unitsPerMm: number): { readonly stepMm: number; readonly parts: number } {
  const { number, digit } = roundUp(Math.max(FINEST_MM, LEAST_STEP / unitsPerMm));
  return { stepMm: number, parts: PARTS[digit] };
}

/** What is marked along an edge, from its beginning on; the product begins at 0, what lies before it is below 0. */
export function rulerMarks({ zero, unitsPerMm, length }: RulerEdge): readonly RulerMark[] {
  const { stepMm, parts } = rulerStep(unitsPerMm);
  const partMm = stepMm / parts;
  const first = Math.ceil(-zero / unitsPerMm / partMm);
  const last = Math.floor((length - zero) / unitsPerMm / partMm);
  return Array.from({ length: last - first + 1 }, (_none, index) => {
    const mark = first + index;
    // In hundredths, or 3 times 0.1 would read 0.30000000000000004.
    const millimetres = Math.round(mark * partMm * 100) / 100 + 0;
    return {
      at: (zero + millimetres * unitsPerMm) / length,
      millimetres,
      isNumbered: mark % parts === 0,
    };
  });
}
