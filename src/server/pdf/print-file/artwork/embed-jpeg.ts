import { JpegEmbedder, type PDFDocument } from "@cantoo/pdf-lib";
import type { Metadata } from "sharp";
import { colourSpace, pictureObject } from "./picture-object.ts";
import type { EmbeddedArtwork } from "./placed-artwork.ts";
import { uprightPicture } from "./quarter-turns.ts";

const APP14 = 0xee;
const FIRST_FRAME = 0xc0;
const LAST_FRAME = 0xcf;

/** Whether Adobe's marker stands before the pixels: then inks are written the other way round, 255 for none. */
function isAdobes(bytes: Buffer): boolean {
  for (let at = 2; at + 9 < bytes.length; at += 2 + bytes.readUInt16BE(at + 2)) {
    const marker = bytes[at + 1] ?? 0;
    if (marker === APP14 && bytes.toString("latin1", at + 4, at + 9) === "Adobe") return true;
    if (marker >= FIRST_FRAME && marker <= LAST_FRAME && marker !== 0xc4 && marker !== 0xcc) return false;
  }
  return false;
}

/** A JPEG with its bytes as they are, its inks and its profile. */
export async function embedJpeg(
  doc: PDFDocument,
  bytes: Buffer,
  metadata: Metadata,
): Promise<EmbeddedArtwork> {
  const { context } = doc;
  const { width, height, bitsPerComponent, colorSpace } = await JpegEmbedder.for(bytes);
  const device = `${colorSpace}` as const;
  const colours = colourSpace(context, device, metadata.icc);
  const isInverted = device === "DeviceCMYK" && isAdobes(bytes);
  const object = pictureObject(
    context,
    { width, height, colours, bits: bitsPerComponent, bytes },
    { Filter: "DCTDecode", ...(isInverted && { Decode: [1, 0, 1, 0, 1, 0, 1, 0] }) },
  );
  const seen = uprightPicture(width, height, metadata.orientation ?? 1);
  return { ...seen, object, layers: null };
}
