/** Draws `public/favicon.ico` from the brand's own `favicon.svg`, for programs that ask for no other: `node scripts/pictures/favicon.ts`. */
import { readFileSync, writeFileSync } from "node:fs";
import sharp from "sharp";

const SIZES = [16, 32, 48] as const;
const HEADER_BYTES = 6;
const ENTRY_BYTES = 16;
/** The svg is 34 units wide, and drawn at 72 dots an inch. */
function dotsFor(size: number): number {
  return (72 * size) / 34;
}

const svg = readFileSync("public/favicon.svg");
const images = await Promise.all(
  SIZES.map((size) =>
    sharp(svg, { density: dotsFor(size) })
      .resize(size, size)
      .png()
      .toBuffer(),
  ),
);

const header = Buffer.alloc(HEADER_BYTES);
header.writeUInt16LE(1, 2);
header.writeUInt16LE(images.length, 4);

let at = HEADER_BYTES + images.length * ENTRY_BYTES;
const entries = images.map((image, index) => {
  const entry = Buffer.alloc(ENTRY_BYTES);
  const size = SIZES[index] ?? 0;
  entry.set([size, size]);
  entry.writeUInt16LE(1, 4);
  entry.writeUInt16LE(32, 6);
  entry.writeUInt32LE(image.length, 8);
  entry.writeUInt32LE(at, 12);
  at += image.length;
  return entry;
});
writeFileSync("public/favicon.ico", Buffer.concat([header, ...entries, ...images]));
