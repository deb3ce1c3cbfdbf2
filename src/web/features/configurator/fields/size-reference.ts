import type { SizeMm } from "#domain/size-mm.ts";
/** A thing whose size everybody knows. */
interface Reference extends SizeMm {
  /** In words, after "beside". */
  readonly name: string;
  readonly kind: "coin" | "phone";
}

/** The two dollar coin of New Zealand: 26.5 mm across (Reserve Bank of New Zealand). */
const coin: Reference = { name: "a $2 coin", kind: "coin", widthMm: 26.5, heightMm: 26.5 };
const phone: Reference = { name: "a phone", kind: "phone", widthMm: 72, heightMm: 150 };

/** Beside larger sizes than this (mm) a coin would be a dot. */
const COIN_UP_TO_MM = 200;

function longestOf(sizes: readonly SizeMm[]): number {
  return Math.max(...sizes.flatMap(({ widthMm, heightMm }) => [widthMm, heightMm]), 1);
}

/** What shows how large the sizes of a list are. */
export function referenceFor(sizes: readonly SizeMm[]): Reference {
  return longestOf(sizes) <= COIN_UP_TO_MM ? coin : phone;
}

/** Units for one millimetre, so that each size of a list fits into a box of so many units. */
export function scaleFor(sizes: readonly SizeMm[], width: number, height: number): number {
  const [widest, highest] = [
    Math.max(...sizes.map(({ widthMm }) => widthMm), 1),
    Math.max(...sizes.map(({ heightMm }) => heightMm), 1),
  ];
  return Math.min(width / widest, height / highest);
}
