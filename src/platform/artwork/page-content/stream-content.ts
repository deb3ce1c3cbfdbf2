import { constants, inflateSync } from "node:zlib";
import {
  decodePDFRawStream,
  PDFArray,
  PDFName,
  type PDFObject,
  PDFRawStream,
  PDFStream,
} from "@cantoo/pdf-lib";

const FLATE = PDFName.of("FlateDecode");

/** Most content is packed in one way, which Node unpacks several times as fast as the library does. */
function inflated(stream: PDFRawStream): Buffer | null {
  const { dict, contents } = stream;
  if (dict.lookup(PDFName.of("Filter")) !== FLATE || dict.has(PDFName.of("DecodeParms"))) return null;
  try {
    // What is cut short is read as far as it goes, as viewers do.
    return inflateSync(contents, { finishFlush: constants.Z_SYNC_FLUSH });
  } catch {
    // The library reads some of what is damaged.
    return null;
  }
}

/** The bytes of content, unpacked; what is in several streams is one content. */
export function contentOf(object: PDFObject | undefined): Buffer {
  if (object instanceof PDFArray)
    return Buffer.concat(
      object.asArray().flatMap((_part, at) => [contentOf(object.lookup(at)), Buffer.from("\n")]),
    );
  if (object instanceof PDFRawStream)
    return inflated(object) ?? Buffer.from(decodePDFRawStream(object).decode());
  return object instanceof PDFStream ? Buffer.from(object.getContents()) : Buffer.alloc(0);
}
