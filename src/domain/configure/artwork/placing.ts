const BASES = ["fit", "fill", "mirror"] as const;
export type PlacingBase = (typeof BASES)[number];

/**
 * Where a picture lies on its piece, in parts of the piece, so that it stays there when another size is chosen. What it measures in
 * millimetres is worked out from the piece that is ordered. null: it was not placed, and lies where its kind of picture does.
 */
export interface Placing {
  /**
   * What its size is measured by: `fit` is the largest that is whole on the piece, `fill` the smallest that covers it and its bleed,
   * `mirror` the smallest that covers it without: its edges are mirrored outwards, into the bleed.
   */
  readonly base: PlacingBase;
  /** How many times as large as that. */
  readonly scale: number;
  /** How far its middle is to the right of where that one's is, in widths of the piece, and below it, in heights. */
  readonly x: number;
  readonly y: number;
  /** Degrees clockwise, from 0 to below 360. */
  readonly turn: number;
}

/** How many times as large as its base a picture can be. */
export const SCALE_BOUNDS = { least: 0.02, most: 20 } as const;
/** So many widths and heights of the piece a picture can be moved to each side. */
const FARTHEST = 20;

/** Parts of a piece are told to a hundred thousandth: a hundredth of a millimetre of the largest. */
const PARTS = 1e5;
/** Degrees are told to a tenth. */
const TURNS = 10;

function rounded(value: number, parts: number): number {
  // Without the sign of a zero.
  return Math.round(value * parts) / parts + 0;
}

function within(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}

/** A placing as it is stored: within its bounds, in steps that can be written shortly, turned by less than a whole turn. */
export function tidyPlacing({ base, scale, x, y, turn }: Placing): Placing {
  return {
    base,
    scale: within(rounded(scale, PARTS), SCALE_BOUNDS.least, SCALE_BOUNDS.most),
    x: within(rounded(x, PARTS), -FARTHEST, FARTHEST),
    y: within(rounded(y, PARTS), -FARTHEST, FARTHEST),
    turn: rounded(((turn % 360) + 360) % 360, TURNS) % 360,
  };
}

const BLANK = [1, 0, 0, 0] as const;

/** A placing as a short text: its base, then scale, x, y and turn as far as they say anything, as in "fill_1.25_0_-0.1". "" for none. */
export function placingText(placing: Placing | null): string {
  if (placing === null) return "";
  const { base, ...rest } = tidyPlacing(placing);
  const numbers = [rest.scale, rest.x, rest.y, rest.turn];
  const count = numbers.findLastIndex((number, at) => number !== BLANK[at]) + 1;
  return [base, ...numbers.slice(0, count)].join("_");
}

const wellMade = /^([a-z]+)((?:_-?\d{1,3}(?:\.\d{1,5})?){0,4})$/;

/** Reads what `placingText` writes; undefined for anything else, and for what is out of bounds. */
export function readPlacing(text: string): Placing | null | undefined {
  if (text === "") return null;
  const [, named, written] = wellMade.exec(text) ?? [];
  const base = BASES.find((one) => one === named);
  if (base === undefined || written === undefined) return undefined;
  const numbers = written.split("_").slice(1).map(Number);
  const [scale, x, y, turn] = BLANK.map((blank, at) => numbers[at] ?? blank);
  const placing = { base, scale, x, y, turn } as Placing;
  const tidy = tidyPlacing(placing);
  const isTidy = (["scale", "x", "y", "turn"] as const).every((part) => tidy[part] === placing[part]);
  return isTidy ? tidy : undefined;
}
