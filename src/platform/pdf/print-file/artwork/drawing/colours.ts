import { type FormContent, num } from "./form-writer.ts";

/** Red, green and blue from 0 to 1. */
export type Rgb = readonly [number, number, number];

export function rgbOf(hex: string): Rgb {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(
    (at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255,
  );
  return [red, green, blue];
}

export function isNeutral([red, green, blue]: Rgb): boolean {
  return red === green && green === blue;
}

/** How light a mask is where it has a colour (SVG 2, 14.5): a PDF would weigh the colours in another way. */
export function lightnessOf([red, green, blue]: Rgb): number {
  return 0.2125 * red + 0.7154 * green + 0.0721 * blue;
}

/** The operators that set a colour: neutral ones in black ink alone, others as red, green and blue. */
export function drawingColour({ isMask }: FormContent, hex: string, isStroke: boolean): string {
  const rgb = rgbOf(hex);
  if (isMask || isNeutral(rgb)) {
    const grey = isMask ? lightnessOf(rgb) : rgb[0];
    return `${num(grey)} ${isStroke ? "G" : "g"}`;
  }
  return `/Screen ${isStroke ? "CS" : "cs"} ${rgb.map(num).join(" ")} ${isStroke ? "SCN" : "scn"}`;
}
