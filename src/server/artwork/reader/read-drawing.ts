import sharp from "sharp";
import type { DrawingFacts } from "#domain/artwork/preflight/facts.ts";
import { encodeArtwork, LONGEST } from "./encode-artwork.ts";
import type { FoundArtwork } from "./found.ts";

/** The dots to the inch at which a drawing has the size it tells of. */
const OWN_DENSITY = 72;
/** More would be no drawing of a size that means anything. */
const HIGHEST_DENSITY = 10_000;

const words = /<(?:[a-z]+:)?text[\s>]/i;
const pictures = /<(?:[a-z]+:)?image[\s>]/i;
/** What is neither in the drawing itself nor written out in it: it is not looked for. */
const links =
  /<(?:[a-z]+:)?(?:image|use|feimage)\b[^>]*?href\s*=\s*["']\s*(?!data:|#)[^"']|@import|url\(\s*["']?\s*(?!#|data:|["'\s])/i;

/** The drawing as large as our pictures are: lines have no pixels of their own. */
async function paintLarge(content: Buffer, longer: number) {
  const density = Math.min(HIGHEST_DENSITY, Math.max(1, (OWN_DENSITY * LONGEST) / longer));
  return encodeArtwork(sharp(content, { density }));
}

/** Reads a drawing in SVG. It is painted by a library that runs nothing and opens no other file. */
export async function readDrawing(content: Buffer): Promise<FoundArtwork> {
  const { width, height } = await sharp(content, {
    density: OWN_DENSITY,
    limitInputPixels: false,
  }).metadata();
  const text = content.toString("latin1");
  const picture = await paintLarge(content, Math.max(width, height));
  const facts: DrawingFacts = {
    kind: "drawing",
    format: "svg",
    width,
    height,
    hasText: words.test(text),
    hasPictures: pictures.test(text),
    hasLinks: links.test(text),
    ...(picture.isRound && { isRound: true }),
  };
  return { facts, ...picture };
}
