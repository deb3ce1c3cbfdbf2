import { JpegEmbedder, type PDFDocument } from "@cantoo/pdf-lib";
import sharp, { type Metadata } from "sharp";
import type { BoxMm } from "#domain/artwork/lie/page-boxes.ts";
import { type EmbeddedArtwork, isOutOfMemory, UnprintableArtwork, uprightPicture } from "./placed-artwork.ts";
import { embedPage, type PagePart } from "./embed-page.ts";
import { colourSpace, embedPixels, pictureObject } from "./embed-pixels.ts";

/** What a customer's file is, by its content. */
export type ArtworkKind = "pdf" | "svg" | "picture";

/** A customer's file, and which of its pages is printed, from 1: a document has several. */
interface ArtworkFile {
  readonly kind: ArtworkKind;
  readonly bytes: Buffer;
  readonly page: number;
}

/** Inks as every program that writes them in a JPEG counts them: 255 for none, with Adobe's marker or without. */
const INVERTED = [1, 0, 1, 0, 1, 0, 1, 0];

/** A JPEG with its bytes as they are, its inks and its profile. The shop's picture of it reads its inks in the same way. */
export async function embedJpeg(
  doc: PDFDocument,
  bytes: Buffer,
  metadata: Metadata,
): Promise<EmbeddedArtwork> {
  const { context } = doc;
  const { width, height, bitsPerComponent, colorSpace } = await JpegEmbedder.for(bytes);
  const device = `${colorSpace}` as const;
  const colours = colourSpace(context, device, metadata.icc);
  const object = pictureObject(
    context,
    { width, height, colours, bits: bitsPerComponent, bytes },
    { Filter: "DCTDecode", ...(device === "DeviceCMYK" && { Decode: INVERTED }) },
  );
  const seen = uprightPicture(width, height, metadata.orientation ?? 1);
  return { ...seen, object };
}

async function embedPicture(doc: PDFDocument, bytes: Buffer): Promise<EmbeddedArtwork> {
  const metadata = await sharp(bytes, { limitInputPixels: false }).metadata();
  return metadata.format === "jpeg" ? embedJpeg(doc, bytes, metadata) : embedPixels(doc, bytes, metadata);
}

/** How large a file is printed on its longer side, and what of it is artwork where it is a page (see `PrintJob`). */
interface PrintedSize {
  readonly longerSideMm: number;
  readonly printed: BoxMm | null;
}

/** Makes a customer's file, as it is (decision 194), a part of a file to print; what its libraries cannot read is its own fault. */
export async function embedArtworkFile(
  doc: PDFDocument,
  { kind, bytes, page }: ArtworkFile,
  { longerSideMm, printed }: PrintedSize,
  part?: PagePart,
): Promise<EmbeddedArtwork> {
  try {
    if (kind === "pdf") return await embedPage(doc, bytes, { number: page, box: printed }, part);
    if (kind === "picture") return await embedPicture(doc, bytes);
    const { embedDrawing } = await import("./embed-drawing.ts");
    return await embedDrawing(doc, bytes, longerSideMm);
  } catch (error) {
    if (error instanceof UnprintableArtwork) throw error;
    throw new UnprintableArtwork(isOutOfMemory(error) ? "too-heavy" : "unreadable", error);
  }
}
