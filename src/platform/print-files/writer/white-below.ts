import type { Paths64 } from "clipper2-ts";
import sharp from "sharp";
import { type PDFDict, PDFDocument, PDFName, PDFRawStream, PDFRef } from "@cantoo/pdf-lib";
import { type Coverage, emptyCoverage } from "#domain/cut-line/coverage.ts";
import { drawnIn } from "#domain/cut-line/outline/drawn-in.ts";
import { chain, translation } from "#domain/preview/geometry/matrix.ts";
import type { Box } from "#domain/preview/scene.ts";
import { UM_PER_MM } from "#domain/size-mm.ts";
import { type ArtworkKind, embedArtworkFile } from "#platform/pdf/print-file/artwork/embed-artwork-file.ts";
import type { EmbedArtwork, PlacedArtwork } from "#platform/pdf/print-file/artwork/placed-artwork.ts";
import type { PrintShape, SpotInk } from "#platform/pdf/print-file/print-file.ts";
import { writePrintFile } from "#platform/pdf/print-file/write-print-file.ts";
import type { PrintPart } from "../print-job.ts";

/** White is looked for in pixels so fine, in fewer where there would be more of them than memory has room for. */
const DPI = 600;
const MOST_PIXELS = 6_000_000;
/** The customer's picture stands in memory beside them several times while it is painted. */
const MOST_OF_PICTURE = 4_000_000;
/** So much narrower than what is printed on it that it is not seen beside it where two plates are not quite on each other. */
const CHOKE_MM = 0.1;
/** Of a picture that nothing shines through its proportions are enough. */
const OPAQUE_PX = 2_000;
/** Whatever of a pixel is more than this is there. */
const TENTH = 0.1;

function pixelsPerMm({ width, height }: Box): number {
  return Math.min(DPI / 25.4, Math.sqrt(MOST_PIXELS / (width * height)));
}

/** How much of each pixel is there, 0 to 255, row by row. */
interface Alpha {
  readonly values: Uint8ClampedArray;
  readonly width: number;
  readonly height: number;
}

/** The edge of a coverage runs where a half is covered: here where a tenth of a pixel is. */
function coverageOfAlpha({ values, width, height }: Alpha): Coverage {
  const coverage = emptyCoverage({ pixels: values, width, height });
  const factor = 0.5 / (TENTH * 255);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      coverage.values[(y + 1) * coverage.width + x + 1] = Math.min(1, (values[y * width + x] ?? 0) * factor);
  return coverage;
}

/** What stands for a customer's file where only that counts which is there: of a picture no more pixels than are looked at. */
export async function standIn(kind: ArtworkKind, file: Buffer, embed: EmbedArtwork): Promise<EmbedArtwork> {
  if (kind !== "picture") return embed;
  const picture = sharp(file, { limitInputPixels: false });
  const { autoOrient, hasAlpha } = await picture.metadata();
  const { width, height } = autoOrient;
  const share = Math.min(1, hasAlpha ? Math.sqrt(MOST_OF_PICTURE / (width * height)) : OPAQUE_PX / width);
  const sides = { width: Math.ceil(width * share), height: Math.max(1, Math.round(height * share)) };
  const few = hasAlpha
    ? picture
        .autoOrient()
        .toColourspace("srgb")
        .resize({ ...sides, fit: "fill" })
    : sharp({ create: { ...sides, channels: 3, background: "#000" } });
  const png = await few.png({ compressionLevel: 1 }).toBuffer();
  return (doc) =>
    embedArtworkFile(doc, { kind: "picture", bytes: png, page: 1 }, { longerSideMm: 0, printed: null });
}

/** Outlines from micrometres to millimetres, a corner of theirs laid somewhere. */
function pathOf(paths: Paths64, { x: left, y: top }: Pick<Box, "x" | "y">): string {
  const mm = (um: number, from: number) => Number((um / UM_PER_MM + from).toFixed(3));
  return paths
    .map((path) => `M${path.map(({ x, y }) => `${mm(x, left)} ${mm(y, top)}`).join("L")}Z`)
    .join("");
}

function key(name: string): PDFName {
  return PDFName.of(name);
}

/** What says of a picture which of its pixels are there, beside its SMask; whatever has it keeps its pixels. */
const TRANSPARENT = ["Mask", "ImageMask", "SMaskInData"].map(key);

function isOpaqueUnderMask(dict: PDFDict): boolean {
  return dict.get(key("Subtype")) === key("Image") && !TRANSPARENT.some((name) => dict.has(name));
}

/**
 * The same document with one pixel for each picture, and its SMask as it was: where only that counts which is there, nobody has to unpack
 * the colours of large photos.
 */
async function withoutPixels(bytes: Uint8Array): Promise<Uint8Array> {
  const doc = await PDFDocument.load(bytes, { updateMetadata: false });
  const { context } = doc;
  const streams = context
    .enumerateIndirectObjects()
    .flatMap(([ref, stream]) => (stream instanceof PDFRawStream ? [{ ref, dict: stream.dict }] : []));
  const masks = new Set(
    streams.flatMap(({ dict }) => {
      const mask = dict.get(key("SMask"));
      return mask instanceof PDFRef ? [mask] : [];
    }),
  );
  for (const { ref, dict } of streams) {
    if (!isOpaqueUnderMask(dict) || masks.has(ref)) continue;
    const mask = dict.get(key("SMask"));
    const plain = {
      Type: "XObject",
      Subtype: "Image",
      Width: 1,
      Height: 1,
      BitsPerComponent: 8,
      ColorSpace: "DeviceGray",
      ...(mask && { SMask: mask }),
    };
    context.assign(ref, context.stream(new Uint8Array(1), plain));
  }
  return doc.save({ useObjectStreams: false });
}

async function pathBelow({ bleed }: PrintPart, placed: readonly PlacedArtwork[]): Promise<string> {
  const away = translation(-bleed.x, -bleed.y);
  const whole = { x: 0, y: 0, width: bleed.width, height: bleed.height };
  const artwork = placed.map((one) => ({ ...one, matrix: one.matrix ? chain(one.matrix, away) : away }));
  const page = {
    page: whole,
    trim: whole,
    bleed: whole,
    layers: [{ name: "Artwork", prints: true, artwork, shapes: [] }],
  };
  const bytes = await writePrintFile({ title: "", author: "", pages: [page], press: null });
  // Loaded where it is needed: few pieces have white below them.
  const { alphaOfPage } = await import("#platform/artwork/reader/document/paint-page.ts");
  const alpha = await alphaOfPage(
    await withoutPixels(bytes),
    Math.max(bleed.width, bleed.height) * pixelsPerMm(bleed),
  );
  return pathOf(drawnIn(coverageOfAlpha(alpha), bleed.width / alpha.width, CHOKE_MM), bleed);
}

/** Parts are alike that differ in nothing but their place. */
function keyOf({ trim, bleed, box, fit, turn, mirrored, mirrorBox = box, spreadMm }: PrintPart): string {
  const near = (value: number) => Math.round(value * 1_000);
  const sizes = [trim.width, trim.height, bleed.width, bleed.height, box.width, box.height];
  const places = [bleed.x - trim.x, bleed.y - trim.y, box.x - trim.x, box.y - trim.y];
  const mirror = [mirrorBox.x - trim.x, mirrorBox.y - trim.y, mirrorBox.width, mirrorBox.height];
  return JSON.stringify([...[...sizes, ...places, ...mirror].map(near), fit, turn, mirrored, near(spreadMm)]);
}

/**
 * White below what is printed of each part, as it is printed: what is there of it, drawn in, as a path in the piece's millimetres. White ends
 * where the artwork does, and is missing below what is narrower than twice the choke.
 */
export async function whiteBelow(
  parts: readonly PrintPart[],
  placedOn: (part: PrintPart) => readonly PlacedArtwork[],
  ink: SpotInk,
): Promise<readonly PrintShape[]> {
  const known = new Map<string, { readonly d: string; readonly at: Box }>();
  const shapes: PrintShape[] = [];
  for (const part of parts) {
    const key = keyOf(part);
    const path = known.get(key) ?? { d: await pathBelow(part, placedOn(part)), at: part.trim };
    known.set(key, path);
    const matrix = translation(part.trim.x - path.at.x, part.trim.y - path.at.y);
    if (path.d !== "") shapes.push({ d: path.d, matrix, fill: { ink, tint: 1 } });
  }
  return shapes;
}
