import { PDFDocument } from "@cantoo/pdf-lib";
import type { DocumentFacts } from "#domain/artwork/preflight/facts.ts";
import { type FoundArtwork, Unreadable } from "../found.ts";
import { readLayersAndNotes } from "./layers-and-notes.ts";
import { type BoxPt, readBoxes } from "./page-boxes.ts";
import { readResources } from "./page-resources.ts";
import { LONGEST } from "../encode-artwork.ts";
import { measurePage, paintPage } from "./paint-page.ts";
import { fillPictures, type LargePicture, largePictures, markPictures } from "./shrink-pictures.ts";

/** A page of Illustrator's own, which a PDF reader passes over. */
const ILLUSTRATOR = "AIPrivateData";
const HEAD_BYTES = 262_144;

/** Processor time after which no page is begun, below what the process may take (../../limited-process.ts); and time by the clock. */
const [CPU_LIMIT_MS, WAIT_MS] = [17_000, 60_000];

/** Words of a document's end, which tells where its parts are: one of them is in every document that is whole. */
const ENDS = ["startxref", "trailer"];

async function open(content: Buffer): Promise<PDFDocument> {
  if (!ENDS.some((word) => content.lastIndexOf(word) >= 0)) throw new Unreadable("artwork-unreadable");
  const { stackTraceLimit } = Error;
  // Between parts of a damaged file the library tries every byte and throws; three quarters of its time were traces that nobody reads.
  Error.stackTraceLimit = 0;
  try {
    return await PDFDocument.load(content, { password: "", updateMetadata: false });
  } catch (error) {
    const wantsPassword = /password/i.test(String(error));
    throw new Unreadable(wantsPassword ? "artwork-password" : "artwork-unreadable", error);
  } finally {
    Error.stackTraceLimit = stackTraceLimit;
  }
}

/** The large JPEGs of each page that is read. */
type PagePictures = readonly (readonly LargePicture[])[];

/** An open document; one that is encrypted is read as it is: what is written of it anew would not be. */
interface OpenDocument {
  readonly doc: PDFDocument;
  readonly content: Buffer;
  readonly pictures: PagePictures;
}

async function look({ doc, content, pictures }: OpenDocument, number: number, printed: BoxPt) {
  const own = pictures[number - 1] ?? [];
  // Those of other pages are not unpacked, and make the document small.
  if (own.length > 0) markPictures(doc, pictures.flat());
  const marked = markPictures(doc, own);
  // The painter keeps what it is given.
  const write = () => (own.length === 0 ? new Uint8Array(content) : doc.save({ useObjectStreams: false }));
  const { pixelSizes, ...measured } = await measurePage(await write(), number, marked);
  const scale = LONGEST / Math.max(printed.width, printed.height);
  // Of one that is painted in a pattern no size is known.
  await fillPictures(doc, own, (mark) => (pixelSizes.get(mark) ?? Infinity) * scale);
  return { measured, picture: await paintPage(await write(), number, printed) };
}

/** What is read of a page, from 1. */
interface FoundPage extends FoundArtwork {
  readonly facts: DocumentFacts;
}

async function readPage(open: OpenDocument, number: number): Promise<FoundPage> {
  const { doc, content } = open;
  const page = doc.getPage(number - 1);
  const boxes = readBoxes(page);
  const resources = readResources(page);
  const rest = readLayersAndNotes(page);
  const { measured, picture } = await look(open, number, boxes.printedPt);
  const facts: DocumentFacts = {
    kind: "document",
    format: content.subarray(0, HEAD_BYTES).includes(ILLUSTRATOR) ? "ai" : "pdf",
    pages: doc.getPageCount(),
    printed: boxes.printed,
    trim: boxes.trim,
    ...resources,
    ...rest,
    ...measured,
  };
  return { facts, ...picture };
}

/** Takes the time that pages take: whether there is enough for one more, which may be twice as much work as the longest so far. */
function createPace(mostMs: number): () => boolean {
  let [before, longest] = [0, 0];
  return () => {
    const { user, system } = process.cpuUsage();
    // Of the processor, and on a busy machine of the clock: whoever waits waits for a third of what the process may take.
    const spent = Math.max((user + system) / 1_000, (performance.now() * CPU_LIMIT_MS) / WAIT_MS);
    longest = Math.max(longest, spent - before);
    before = spent;
    return spent + 2 * longest < mostMs;
  };
}

/**
 * Reads the pages of a PDF, or of a drawing of Adobe Illustrator that has a PDF in it, the first so many and at least one: as far as the
 * process may go on working, which ends with all of it when it takes longer than it may.
 */
export async function* readPages(content: Buffer, most: number): AsyncGenerator<FoundPage> {
  const doc = await open(content);
  const numbers = doc.getPageIndices().slice(0, most);
  const pictures = numbers.map((at) => (doc.isEncrypted ? [] : largePictures(doc.getPage(at))));
  const hasTime = createPace(CPU_LIMIT_MS);
  for (const at of numbers) {
    if (at > 0 && !hasTime()) return;
    yield await readPage({ doc, content, pictures }, at + 1);
  }
}

/** Reads the first page. */
export async function readDocument(content: Buffer): Promise<FoundPage> {
  for await (const page of readPages(content, 1)) return page;
  throw new Unreadable("artwork-unreadable");
}
