import { decodePDFRawStream, PDFArray, PDFDict, PDFDocument, PDFName, PDFRawStream } from "@cantoo/pdf-lib";

interface ReadForm {
  readonly inks: readonly string[];
  readonly content: string;
}

function inksIn(dict: PDFDict): readonly string[] {
  const spaces = dict
    .lookupMaybe(PDFName.of("Resources"), PDFDict)
    ?.lookupMaybe(PDFName.of("ColorSpace"), PDFDict);
  return (
    spaces?.values().flatMap((value) => {
      const space = dict.context.lookup(value);
      return space instanceof PDFArray && space.get(0) === PDFName.of("Separation")
        ? [space.lookup(1, PDFName).decodeText()]
        : [];
    }) ?? []
  );
}

/** Every form of a file with the inks that it names. */
export async function formsOf(bytes: Buffer): Promise<readonly ReadForm[]> {
  const { context } = await PDFDocument.load(bytes, { updateMetadata: false });
  return context.enumerateIndirectObjects().flatMap(([, stream]) =>
    stream instanceof PDFRawStream && stream.dict.get(PDFName.of("Subtype")) === PDFName.of("Form")
      ? [
          {
            inks: inksIn(stream.dict),
            content: Buffer.from(decodePDFRawStream(stream).decode())
              .toString("latin1")
              .replaceAll(/\s+/g, " "),
          },
        ]
      : [],
  );
}
