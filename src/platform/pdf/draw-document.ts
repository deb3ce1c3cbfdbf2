import PDFDocument from "pdfkit";
import { type Pen, penFor } from "./pen.ts";

/** The fonts of documents, as files. */
export interface DocumentFaces {
  readonly text: Buffer;
  readonly heading: Buffer;
}

export interface Imprint {
  readonly title: string;
  readonly author: string;
  /** The day the document says it was made on: the same quotation is the same bytes. */
  readonly madeAt: Date;
  readonly faces: DocumentFaces;
}

function open({ title, author, madeAt, faces }: Imprint): PDFKit.PDFDocument {
  const doc = new PDFDocument({
    autoFirstPage: false,
    // Otherwise Helvetica is put in.
    font: null as unknown as string,
    lang: "en-NZ",
    tagged: true,
    displayTitle: true,
    pdfVersion: "1.7",
    info: { Title: title, Author: author, CreationDate: madeAt, ModDate: madeAt },
  });
  doc.registerFont("text", faces.text).registerFont("heading", faces.heading);
  return doc;
}

/** The bytes a document becomes. */
function bytesOf(doc: PDFKit.PDFDocument): Promise<Buffer> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
  const chunks: Buffer[] = [];
  doc.on("data", (chunk: Buffer) => chunks.push(chunk));
  doc.on("end", () => resolve(Buffer.concat(chunks)));
  doc.on("error", reject);
  return promise;
}

/** Opens a document and hands its pen over; answers the finished file. */
export function drawDocument(imprint: Imprint, draw: (pen: Pen) => void): Promise<Buffer> {
  const doc = open(imprint);
  const bytes = bytesOf(doc);
  const root = doc.struct("Document");
  doc.addStructure(root);
  draw(penFor(doc, root));
  doc.end();
  return bytes;
}
