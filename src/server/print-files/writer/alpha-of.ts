import { concatTransformationMatrix, drawObject, PDFDocument, PDFName, type PDFPage } from "@cantoo/pdf-lib";
import sharp from "sharp";
import { type Coverage, emptyCoverage } from "#domain/cut-line/coverage.ts";
import type { ArtworkKind } from "#server/pdf/print-file/artwork/embed-artwork-file.ts";
import type { EmbedArtwork, EmbeddedArtwork } from "#server/pdf/print-file/artwork/placed-artwork.ts";

/** How much of each pixel is there, 0 to 255, row by row. */
export interface Alpha {
  readonly values: Uint8Array | Uint8ClampedArray;
  readonly width: number;
  readonly height: number;
}

/** More of a pixel than a tenth counts; the edge of a coverage runs where a half is. */
const TENTH = 0.1;

/** What of a picture is there, its edge where a tenth of a pixel is. */
export function coverageOfAlpha({ values, width, height }: Alpha): Coverage {
  const coverage = emptyCoverage({ pixels: new Uint8ClampedArray(), width, height });
  const factor = 0.5 / (TENTH * 255);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      coverage.values[(y + 1) * coverage.width + x + 1] = Math.min(1, (values[y * width + x] ?? 0) * factor);
  return coverage;
}

/** Of a picture of pixels, upright. */
async function alphaOfPixels(bytes: Buffer, width: number, height: number): Promise<Alpha> {
  const { data, info } = await sharp(bytes, { limitInputPixels: false })
    .autoOrient()
    .ensureAlpha()
    .extractChannel("alpha")
    .resize(width, height, { fit: "fill", kernel: "linear" })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { values: data, width: info.width, height: info.height };
}

/** A page that is as large as artwork in its own units, with nothing but the artwork. */
async function alone(
  embed: EmbedArtwork,
): Promise<{ readonly page: PDFPage; readonly size: EmbeddedArtwork }> {
  const doc = await PDFDocument.create({ updateMetadata: false });
  const artwork = await embed(doc);
  const { width, height, upright, object } = artwork;
  const page = doc.addPage([width, height]);
  page.node.set(PDFName.of("Resources"), doc.context.obj({ XObject: { Artwork: object } }));
  page.pushOperators(
    concatTransformationMatrix(1, 0, 0, -1, 0, height),
    concatTransformationMatrix(...upright),
    drawObject("Artwork"),
  );
  return { page, size: artwork };
}

type Sides = Pick<EmbeddedArtwork, "width" | "height" | "trim">;

/** What of artwork is there, in so many pixels; of a page and a drawing as it is painted. */
export async function alphaOf(
  { kind, file, embed }: { readonly kind: ArtworkKind; readonly file: Buffer; readonly embed: EmbedArtwork },
  sizePx: (sides: Sides) => readonly [number, number],
): Promise<{ readonly alpha: Alpha; readonly artwork: Sides }> {
  if (kind === "picture") {
    const { autoOrient } = await sharp(file, { limitInputPixels: false }).metadata();
    const sides = { ...autoOrient, trim: null };
    return { alpha: await alphaOfPixels(file, ...sizePx(sides)), artwork: sides };
  }
  const { page, size } = await alone(embed);
  // Loaded where it is needed: few pieces have white below them.
  const { alphaOfPage } = await import("#server/artwork/reader/document/paint-page.ts");
  const bytes = await page.doc.save({ useObjectStreams: false });
  return { alpha: await alphaOfPage(bytes, Math.max(...sizePx(size))), artwork: size };
}
