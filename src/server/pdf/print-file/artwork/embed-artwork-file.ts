import type { PDFDocument } from "@cantoo/pdf-lib";
import sharp from "sharp";
import { isOutOfMemory, UnprintableArtwork } from "./artwork-fault.ts";
import { embedDrawing } from "./embed-drawing.ts";
import { embedJpeg } from "./embed-jpeg.ts";
import { embedPage, type PagePart } from "./embed-page.ts";
import { embedPixels } from "./embed-pixels.ts";
import type { EmbeddedArtwork } from "./placed-artwork.ts";

/** What a customer's file is, by its content. */
export type ArtworkKind = "pdf" | "svg" | "picture";

/** Effects that are made of pixels: the one thing in a drawing that is printed from a picture of it. */
const withEffects = /<\s*(?:[\w-]+:)?filter[\s>/]/i;
const EFFECTS_DPI = 600;
const MOST_EFFECT_PIXELS = 40_000_000;

async function embedPicture(doc: PDFDocument, bytes: Buffer): Promise<EmbeddedArtwork> {
  const metadata = await sharp(bytes, { limitInputPixels: false }).metadata();
  return metadata.format === "jpeg" ? embedJpeg(doc, bytes, metadata) : embedPixels(doc, bytes, metadata);
}

/** A drawing as fine pixels, for what cannot be drawn with lines. */
async function embedEffects(doc: PDFDocument, bytes: Buffer, longerSideMm: number): Promise<EmbeddedArtwork> {
  const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
  const wanted = (longerSideMm / 25.4) * EFFECTS_DPI;
  const most = Math.sqrt(MOST_EFFECT_PIXELS / ((width * height) / Math.max(width, height) ** 2));
  const density = (72 * Math.min(wanted, most)) / Math.max(width, height);
  const png = await sharp(bytes, { density: Math.max(1, density), limitInputPixels: false })
    .png()
    .toBuffer();
  return embedPicture(doc, png);
}

async function embedSvg(doc: PDFDocument, bytes: Buffer, longerSideMm: number): Promise<EmbeddedArtwork> {
  if (withEffects.test(bytes.toString("utf8"))) return embedEffects(doc, bytes, longerSideMm);
  return embedDrawing(doc, bytes, await sharp(bytes, { limitInputPixels: false }).metadata());
}

/** Makes a customer's file a part of a file to print, whatever it is; what its libraries cannot read is its own fault. */
export async function embedArtworkFile(
  doc: PDFDocument,
  kind: ArtworkKind,
  bytes: Buffer,
  longerSideMm: number,
  part?: PagePart,
): Promise<EmbeddedArtwork> {
  try {
    if (kind === "pdf") return await embedPage(doc, bytes, part);
    return await (kind === "svg" ? embedSvg(doc, bytes, longerSideMm) : embedPicture(doc, bytes));
  } catch (error) {
    if (error instanceof UnprintableArtwork) throw error;
    throw new UnprintableArtwork(isOutOfMemory(error) ? "too-heavy" : "unreadable", error);
  }
}
