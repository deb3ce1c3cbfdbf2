import { type PDFDict, PDFDocument, PDFName, PDFRawStream, PDFRef } from "@cantoo/pdf-lib";

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
export async function withoutPixels(bytes: Uint8Array): Promise<Uint8Array> {
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
