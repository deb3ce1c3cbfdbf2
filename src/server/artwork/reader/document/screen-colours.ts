import { decodePDFRawStream, PDFArray, type PDFObject, PDFRawStream } from "@cantoo/pdf-lib";

/** Three numbers and the operator that paints or draws with them as red, green and blue (ISO 32000-2, table 73). */
const setsRgb = /(?:[\d.]+\s+){3}(?:rg|RG)\s/;

function textOf(stream: PDFRawStream): string {
  return Buffer.from(decodePDFRawStream(stream).decode()).toString("latin1");
}

/** Whether content sets a colour in red, green and blue. What is damaged sets none. */
export function setsScreenColours(content: PDFObject | undefined): boolean {
  if (content instanceof PDFArray)
    return content.asArray().some((_part, at) => setsScreenColours(content.lookup(at)));
  if (!(content instanceof PDFRawStream)) return false;
  try {
    return setsRgb.test(textOf(content));
  } catch (error) {
    // There was no room for it.
    if (error instanceof RangeError) throw error;
    return false;
  }
}
