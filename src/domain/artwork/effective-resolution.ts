import type { SizeMm } from "#domain/size-mm.ts";
import { sizeText } from "#domain/catalogue/size-text.ts";
/** Print needs this many pixels to the inch (content-and-lettering.md 9.2). */
export const PRINT_DPI = 300;
const MM_PER_INCH = 25.4;

export interface PixelSize {
  readonly widthPx: number;
  readonly heightPx: number;
}

/** What a picture has to cover: a product and the bleed round it, in millimetres. */
export interface PrintedBox extends SizeMm {
  /** On each side; part of width and height. */
  readonly bleedMm: number;
}

/** The largest product on which a picture is still sharp, in whole millimetres (rounded down: a promise): its bleed is printed too. */
export function sharpUpTo({ widthPx, heightPx }: PixelSize, bleedMm: number): SizeMm {
  const sideMm = (pixels: number) =>
    Math.max(0, Math.floor((pixels / PRINT_DPI) * MM_PER_INCH - 2 * bleedMm));
  return { widthMm: sideMm(widthPx), heightMm: sideMm(heightPx) };
}

/** Pixels to the inch when a picture covers a box completely, its proportions kept and what sticks out cut off. */
export function coveringDpi(picture: PixelSize, box: SizeMm): number {
  return Math.min(picture.widthPx / box.widthMm, picture.heightPx / box.heightMm) * MM_PER_INCH;
}

export type Sharpness = "sharp" | "soft" | "blurred";

/** 300 dpi and more is sharp, 200 and more a little soft, less is blurred. */
export function sharpnessOf(dpi: number): Sharpness {
  return dpi >= PRINT_DPI ? "sharp" : dpi >= 200 ? "soft" : "blurred";
}

/** A picture on a product in words: how large it can be printed, and its resolution at the size that was chosen. */
export function resolutionLabel(picture: PixelSize, box: PrintedBox): string {
  const largest = sizeText(sharpUpTo(picture, box.bleedMm));
  const dpi = coveringDpi(picture, box);
  const verdict = sharpnessOf(dpi) === "sharp" ? ": sharp at this size" : "";
  return `Sharp up to ${largest}. ${Math.round(dpi)} dpi on this product${verdict}.`;
}
