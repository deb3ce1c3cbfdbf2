import type { PDFContext, PDFObject } from "@cantoo/pdf-lib";
import { MOST_INK } from "#domain/artwork/preflight/ink-amount.ts";
import { contentNumber } from "./operations.ts";
import type { GraphicsState, PaintColour, Space } from "./graphics-state.ts";
import { type PiecePlate, plateKindOf, plateOfInk } from "#domain/artwork/special-plates.ts";
import { isCutInk, isGuideInk } from "#domain/artwork/unprinted.ts";

/** What is left of what an operator paints, and what it is painted with: without the overprint that its file asks for, or multiplied. */
export interface KeptParts extends Parts {
  readonly as: "knock-out" | "multiply" | null;
}

/** How a page is written for one of the pictures that tell how its inks lie over each other. */
export interface OverprintRules {
  /** What is written in the place of a colour of a device, as a grey from 0 to 1; null where it stays. */
  readonly greyOf: (colour: PaintColour) => number | null;
  /** What takes the place of a space of the file's own. */
  readonly spaceInstead: (space: PDFObject, context: PDFContext) => PDFObject;
  readonly keep: (state: GraphicsState, parts: Parts) => KeptParts;
}

function isNeutral({ space, values }: PaintColour): boolean {
  const [red, green, blue] = values;
  return space.kind === "RGB" && values.length === 3 && red === green && green === blue;
}

/** Whether a colour is one of a screen that inks cannot keep as it is; grey can. */
export function isScreenColour(colour: PaintColour): boolean {
  return colour.space.isScreen && !isNeutral(colour);
}

/** Whether a colour is mixed of inks, more than black alone; the inks of a picture are not known. */
export function isMixedColour({ space, values }: PaintColour): boolean {
  return (
    space.isPress &&
    (space.kind !== "CMYK" || values.length !== 4 || values.slice(0, 3).some((ink) => ink > 0))
  );
}

/** The inks of a colour together, in percent, where they are more than paper takes; else null. */
export function heavyInk({ space, values }: PaintColour): number | null {
  if (space.kind !== "CMYK") return null;
  const percent = Math.round(100 * values.reduce((sum, ink) => sum + Math.min(1, ink), 0));
  return percent > MOST_INK ? percent : null;
}

/** What becomes of what is painted in a space: it stays, is mixed of other inks, goes, or is left white as the paper is. */
type InkFate = "printed" | "mixed" | "left-out" | "paper";

/** Which inks of a page are printed. */
export interface InkRules {
  readonly inkFate: (space: Space) => InkFate;
  /** What is left is a plate of its own: it lies over everything, and is there or not. */
  readonly isPlate: boolean;
  /** How the page is written for a picture of how its inks lie over each other; absent where it is written to be printed. */
  readonly overprint?: OverprintRules;
}

function fateOfInk(plates: readonly PiecePlate[], ink: string): InkFate {
  if (isGuideInk(ink) || isCutInk(ink)) return "left-out";
  const kind = plateKindOf(ink);
  if (kind === null) return "printed";
  if (plateOfInk(plates, ink) !== null) return "left-out";
  // Foil that nobody stamps is printed in its colour, white that nobody prints is bare; relief and gloss have no colour.
  return kind === "foil" ? "mixed" : kind === "white" ? "paper" : "left-out";
}

/**
 * A page without its guides, its cut lines, and without what becomes one of these plates: what is left for the four inks. An ink
 * beside others in one space stays: a person looks at it.
 */
export function artworkRules(plates: readonly PiecePlate[]): InkRules {
  return {
    isPlate: false,
    inkFate({ inks }) {
      const fates = inks.map((ink) => fateOfInk(plates, ink));
      if (fates.length === 1) return fates[0] ?? "printed";
      const isNothing = fates.length > 0 && inks.every((ink) => isGuideInk(ink) || isCutInk(ink));
      return isNothing ? "left-out" : "printed";
    },
  };
}

/** Nothing of a page but what is painted in some of its inks. */
export function plateRules(isPicked: (ink: string) => boolean): InkRules {
  return {
    isPlate: true,
    inkFate: ({ inks: [ink, ...others] }) =>
      ink !== undefined && others.length === 0 && isPicked(ink) ? "printed" : "left-out",
  };
}

/**
 * What is written in the place of a colour; undefined where it stays. Grey and black in red, green and blue are printed in black ink alone:
 * mixed of four inks, small letters have coloured edges.
 */
export function colourInstead(rules: InkRules, colour: PaintColour, isStroke: boolean): string | undefined {
  const operator = isStroke ? "G" : "g";
  const fate = rules.inkFate(colour.space);
  if (fate === "left-out") return `0 ${operator}`;
  if (fate === "paper") return `0 0 0 0 ${isStroke ? "K" : "k"}`;
  return isNeutral(colour) ? `${contentNumber(colour.values[0] ?? 0)} ${operator}` : undefined;
}

/** White that would leave what is below it as it is: no ink at all, put over the others (ISO 32000-2, 8.6.7). */
function isUnseenWhite({ space, values }: PaintColour, overprintMode: number): boolean {
  if (values.length === 0 || values.some((value) => value !== 0)) return false;
  return space.kind === "CMYK"
    ? overprintMode === 1
    : space.kind === "Separation" || space.kind === "DeviceN";
}

/** The inks of the press, as a file names their plates. */
export const fourInks: readonly string[] = ["Cyan", "Magenta", "Yellow", "Black"];

/** So much black hides what is below it, on a press and on a screen. */
const HIDING_BLACK = 0.8;

/** The inks of a colour and how much there is of each; of a picture or a slope, which has more than one colour, all of each. */
function inksOf({ space, values }: PaintColour): readonly (readonly [ink: string, value: number])[] {
  const isFour = space.kind === "CMYK" || (space.kind === "Pattern" && space.isPress && values.length === 4);
  const inks = isFour ? fourInks : space.inks;
  return inks.map((ink, at) => [ink, values[at] ?? (isFour ? 0 : 1)] as const);
}

/** Whether a colour that is put over others leaves some of their inks to be seen with its own (ISO 32000-2, 8.6.7). */
function mixesOver(colour: PaintColour, overprintMode: number): boolean {
  const inks = inksOf(colour).filter(([ink]) => ink !== "All" && ink !== "None");
  const leavesInks =
    colour.space.inks.length > 0 || (overprintMode === 1 && inks.some(([, value]) => value === 0));
  // Of pixels and slopes it is not known how black they are.
  const hides =
    inks.some(([ink, value]) => ink === "Black" && value >= HIDING_BLACK) && colour.values.length > 0;
  return leavesInks && !hides && inks.some(([, value]) => value > 0);
}

/** Whether pixels or a slope in a space of their own are laid over other inks so that both are seen. */
export function laysColoursOver({ overprintsFill }: GraphicsState, space: Space): boolean {
  return overprintsFill && mixesOver(coloursIn(space), 0);
}

/** Colours that are not known one by one. */
export function coloursIn(space: Space): PaintColour {
  return { space, values: [], called: "", isReplaced: false };
}

/** Whether parts are laid over other inks so that both are seen. */
export function laysOver(state: GraphicsState, { fills, strokes }: Parts): boolean {
  const { fill, stroke, overprintsFill, overprintsStroke, overprintMode } = state;
  return (
    (fills && overprintsFill && mixesOver(fill, overprintMode)) ||
    (strokes && overprintsStroke && mixesOver(stroke, overprintMode))
  );
}

/** What an operator paints: areas, lines or both. */
export interface Parts {
  readonly fills: boolean;
  readonly strokes: boolean;
}

/** Whether something in a colour goes: all of it, or the white of paper that would lie below what is there. */
function goes(rules: InkRules, { space }: PaintColour, overprints: boolean): boolean {
  const fate = rules.inkFate(space);
  return fate === "left-out" || (fate === "paper" && overprints);
}

/** What is left of parts. */
export function partsLeft(rules: InkRules, state: GraphicsState, { fills, strokes }: Parts): Parts {
  return {
    fills: fills && !goes(rules, state.fill, state.overprintsFill),
    strokes: strokes && !goes(rules, state.stroke, state.overprintsStroke),
  };
}

/** The colours that parts are painted in, those that are left out told apart. */
export function paintedWith(rules: InkRules, state: GraphicsState, { fills, strokes }: Parts) {
  const { fill, stroke, overprintsFill, overprintsStroke } = state;
  const used = [
    ...(fills ? [{ colour: fill, isOut: goes(rules, fill, overprintsFill) }] : []),
    ...(strokes ? [{ colour: stroke, isOut: goes(rules, stroke, overprintsStroke) }] : []),
  ];
  return {
    printed: used.flatMap(({ colour, isOut }) => (isOut ? [] : [colour])),
    leftOut: used.flatMap(({ colour, isOut }) => (isOut ? [colour] : [])),
  };
}

/** Whether parts have to be painted without the overprint that stands in the file. */
export function mustKnockOut(state: GraphicsState, { fills, strokes }: Parts): boolean {
  const { fill, stroke, overprintsFill, overprintsStroke, overprintMode } = state;
  return (
    (fills && overprintsFill && isUnseenWhite(fill, overprintMode)) ||
    (strokes && overprintsStroke && isUnseenWhite(stroke, overprintMode))
  );
}

function classOf(colour: PaintColour): unknown {
  const { space, called, isReplaced } = colour;
  return [
    space,
    called,
    isReplaced,
    isScreenColour(colour),
    isMixedColour(colour),
    heavyInk(colour),
    isUnseenWhite(colour, 1),
    mixesOver(colour, 1),
    inksOf(colour).map(([, value]) => value > 0),
  ];
}

/** What of a state decides how a form that inherits it is written: forms with the same are written once. */
export function inheritedKey({ fill, stroke, ...others }: GraphicsState): string {
  return JSON.stringify([classOf(fill), classOf(stroke), { ...others, ctm: null }]);
}
