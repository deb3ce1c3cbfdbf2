import { type PiecePlate, plateKindOf, plateOfInk } from "#domain/artwork/special-plates.ts";
import { isCutInk, isGuideInk } from "#domain/artwork/unprinted.ts";
import type { Space } from "./graphics-state.ts";

/** What becomes of what is painted in a space: it stays, is mixed of other inks, goes, or is left white as the paper is. */
type InkFate = "printed" | "mixed" | "left-out" | "paper";

/** Which inks of a page are printed. */
export interface InkRules {
  readonly inkFate: (space: Space) => InkFate;
  /** What is left is a plate of its own: it lies over everything, and is there or not. */
  readonly isPlate: boolean;
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
