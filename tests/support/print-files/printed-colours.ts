import { paintedPage } from "./painted-page.ts";

/** Ten pixels for a millimetre. */
const PER_MM = 10;

/** Paints a page on white by pdf.js, as it is seen, and answers which colour is at so many millimetres from its upper left corner. */
export async function printedColours(
  bytes: Buffer,
): Promise<(xMm: number, yMm: number) => readonly number[]> {
  const { data, width } = await paintedPage(bytes, PER_MM * 25.4, "display");
  return (xMm, yMm) => {
    const at = 4 * (Math.floor(yMm * PER_MM) * width + Math.floor(xMm * PER_MM));
    return [...data.subarray(at, at + 3)];
  };
}
