import { formatHex, interpolate, modeLrgb, modeRgb, useMode as know, wcagContrast } from "culori/fn";
import type { ShopColours } from "#domain/shop-colours.ts";

know(modeRgb);
know(modeLrgb);

/** The darkest ground that words of such a colour stand on (`--paper-deep`); words on it are paler still. */
const GROUND = "#f3f0e9";

/** The least contrast of words (WCAG 1.4.3), and of small ones on a wash of their own colour. */
export const LEAST_CONTRAST = 4.5;
const SMALL_WORDS = 6.3;

/** How well words of a colour are read on the shop's pages, and pale ones on it at least: a ratio to 1. */
export function contrastOf(colour: string): number {
  return wcagContrast(colour, GROUND);
}

function darkened(colour: string, contrast: number): string {
  const toBlack = interpolate([colour, "#000000"], "rgb");
  const steps = Array.from({ length: 101 }, (_, percent) => formatHex(toBlack(percent / 100)));
  return steps.find((step) => contrastOf(step) >= contrast) ?? "#000000";
}

/** The nearest colour, darker by as little as it takes, that words are read on. */
export function readableColour(colour: string): string {
  return darkened(colour, LEAST_CONTRAST);
}

/** The tokens of a page in other colours than usual, as a style sheet. */
export function colourSheet({ accent, button }: ShopColours): string {
  const wash = formatHex(interpolate(["#ffffff", accent], "rgb")(0.06));
  return `:root{--magenta:${accent};--magenta-deep:${darkened(accent, SMALL_WORDS)};--magenta-wash:${wash};--button:${button}}`;
}
