import { JpegEmbedder, type PDFDocument } from "@cantoo/pdf-lib";
import type { Metadata } from "sharp";
import { colourSpace, pictureObject } from "./picture-object.ts";
import type { EmbeddedArtwork } from "./placed-artwork.ts";
import { uprightPicture } from "./quarter-turns.ts";

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
