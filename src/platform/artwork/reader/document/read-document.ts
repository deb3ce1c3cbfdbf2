import { PDFArray, type PDFDocument, PDFName, PDFNumber, type PDFPage, PDFRawStream } from "@cantoo/pdf-lib";
import svgpath from "svgpath";
import { artworkBox, type BoxMm, trimWithin } from "#domain/artwork/lie/page-boxes.ts";
import { type ContentFacts, heaviestIn, thinnestIn } from "../../page-content/content-facts.ts";
import { type PageContent, rewritePage } from "../../page-content/rewrite-page.ts";
import { plateKindOf } from "#domain/artwork/special-plates.ts";
import type { DocumentFacts } from "#domain/artwork/preflight/facts.ts";
import type { FoundArtwork } from "../found.ts";
import { measureColours } from "../measure-colours.ts";
import { DARKEST_PART, measureInk } from "../measure-ink.ts";
import { measurePlates } from "./measure-plates.ts";
import { alonePage, openDocument } from "./open-document.ts";
import { boxInPage, type BoxPt, readBoxes, unitMm } from "./page-boxes.ts";
import { readResources, printedInks } from "./page-resources.ts";
import { LONGEST } from "../../reader-answer.ts";
import { measurePage, paintPage } from "./paint-page.ts";
import { withTrimOfMarks } from "./trim-marks.ts";
import {
  fillPictures,
  isJpeg,
  type LargePicture,
  largePictures,
  markPictures,
  pagePictures,
  sidesOf,
} from "./shrink-pictures.ts";
import { spaceOf } from "../../page-content/graphics-state.ts";
import { chain, rotation, scaling, translation } from "#domain/preview/geometry/matrix.ts";
import type { Matrix } from "#domain/preview/scene.ts";

/** A page of Illustrator's own, which a PDF reader passes over. */
const ILLUSTRATOR = "AIPrivateData";
const HEAD_BYTES = 262_144;

/** Processor time after which no page is begun, below what the process may take (../../reading-line.ts); and time by the clock. */
const [CPU_LIMIT_MS, WAIT_MS] = [11_000, 15_000];

/** A page that was written anew, with its boxes and what of its content is known. */
interface RewrittenPage {
  readonly page: PDFPage;
  readonly boxes: ReturnType<typeof readBoxes>;
  readonly pictures: readonly LargePicture[];
  readonly mixesInks: boolean;
}

async function look({ page, boxes, pictures, mixesInks }: RewrittenPage) {
  const { doc } = page;
  const from = artworkBox(boxes);
  const box = boxInPage(page, from);
  const marked = markPictures(doc, pictures);
  const { pixelSizes, ...measured } = await measurePage(await alonePage(page), marked);
  const scale = LONGEST / Math.max(box.width, box.height);
  // Of one that is painted in a pattern no size is known.
  await fillPictures(doc, pictures, (mark) => (pixelSizes.get(mark) ?? Infinity) * scale);
  const asked = { box, from, trim: trimWithin(boxes), mixesInks };
  const painted = await paintPage(await alonePage(page), asked);
  // The next page needs the room of their pixels.
  markPictures(doc, pictures);
  return { measured, ...painted };
}

/** More names than this help nobody. */
const MOST_INKS = 20;

/** From a page's own units to millimetres from the upper left corner of a box on it, as it is seen upright. */
function uprightMatrix(page: PDFPage, { x, y, width, height }: BoxPt): Matrix {
  const { angle } = page.getRotation();
  const [across, down] = angle % 180 === 0 ? [width, height] : [height, width];
  return chain(
    translation(-x - width / 2, -y - height / 2),
    scaling(1, -1),
    rotation(angle),
    translation(across / 2, down / 2),
    scaling(unitMm(page)),
  );
}

/** The cut lines that a customer has drawn; undefined where there are none. Those of the shop's own template are the shop's. */
function ownCutOf(facts: ContentFacts, page: PDFPage, printed: BoxPt): DocumentFacts["ownCut"] {
  const inks = printedInks(facts.cutInks);
  if (inks.length === 0 || facts.hasGuides) return undefined;
  const matrix = uprightMatrix(page, printed);
  return {
    inks,
    paths: facts.cutPaths.map((path) =>
      svgpath(path)
        .matrix([...matrix])
        .round(3)
        .toString(),
    ),
  };
}

/** What its content tells of a page. */
function factsOf({ facts, printsNotes, leavesOutNotes }: PageContent, page: PDFPage, printed: BoxPt) {
  const thinnest = thinnestIn(facts, printed) * unitMm(page);
  const ownCut = ownCutOf(facts, page, printed);
  return {
    spotInks: printedInks(facts.inks).slice(0, MOST_INKS),
    usesRgb: facts.paintsRgb,
    hasHiddenLayers: facts.leavesOutLayers,
    hasNotes: leavesOutNotes,
    thinnestLineMm: Number.isFinite(thinnest) ? Math.round(thinnest * 1_000) / 1_000 : null,
    ...(printsNotes && { printsNotes }),
    ...(facts.hasWhiteOverprint && { hasWhiteOverprint: true as const }),
    ...(ownCut && { ownCut }),
  };
}

/** Of so many pictures of a page the ink is measured, each of so many pixels at most: ten million take 0.1 s. */
const [MOST_PICTURES, MOST_MEASURED_PIXELS] = [4, 60_000_000];

function isInInks({ dict }: PDFRawStream): boolean {
  return (
    isJpeg(dict.lookup(PDFName.of("Filter"))) &&
    spaceOf(dict.get(PDFName.of("ColorSpace")), dict.context).kind === "CMYK"
  );
}

/** Whether the numbers of a picture are written the other way round, as programs of photographs write them. */
function isTurned({ dict }: PDFRawStream): boolean {
  const decode = dict.lookup(PDFName.of("Decode"));
  const first = decode instanceof PDFArray && decode.size() > 0 ? decode.lookup(0) : undefined;
  return first instanceof PDFNumber && first.asNumber() === 1;
}

/** The ink of the darkest parts of a page's JPEGs in four inks, in percent; 0 where there are none. What cannot be read has none. */
async function inkOfPictures({ node }: PDFPage): Promise<number> {
  let heaviest = 0;
  const streams = pagePictures(node.Resources())
    .map(({ stream }) => stream)
    .filter((stream) => stream instanceof PDFRawStream)
    .filter((stream) => isInInks(stream) && sidesOf(stream)[0] * sidesOf(stream)[1] <= MOST_MEASURED_PIXELS);
  for (const stream of streams.slice(0, MOST_PICTURES)) {
    const ink = await measureInk(stream.getContents(), isTurned(stream)).catch(() => null);
    heaviest = Math.max(heaviest, ink?.percent ?? 0);
  }
  return heaviest;
}

/** The ink of its darkest areas and pictures; nothing where it has none of its own. */
async function inkOf({ facts }: PageContent, page: PDFPage, printed: BoxPt) {
  const percent = Math.max(heaviestIn(facts, printed, DARKEST_PART), await inkOfPictures(page));
  return percent > 0 ? { ink: { percent } } : {};
}

/** What becomes of its colours, where all but its plates are those of a screen: the painter mixes inks in a way of its own. */
async function coloursOf({ facts }: PageContent, webp: Buffer) {
  const isPlated = [...facts.inks].every((ink) => plateKindOf(ink) !== null);
  const isScreen = facts.paintsRgb && !facts.paintsMixed && isPlated;
  return isScreen ? { printedColours: await measureColours(webp) } : {};
}

function sizeOf({ width, height }: BoxMm) {
  return { widthMm: width, heightMm: height };
}

/** What is read of a page. */
interface FoundPage extends FoundArtwork {
  readonly facts: DocumentFacts;
}

interface OpenDocument {
  readonly doc: PDFDocument;
  readonly content: Buffer;
}

/** Reads a page, from 0, with its large JPEGs. */
async function readPage(
  { doc, content }: OpenDocument,
  at: number,
  pictures: readonly LargePicture[],
): Promise<FoundPage> {
  const page = doc.getPage(at);
  const found = rewritePage(doc, page);
  const boxes = withTrimOfMarks(page, readBoxes(page), found.facts);
  const resources = readResources(page);
  const { mixesInks } = found.facts;
  const looked = await look({ page, boxes, pictures, mixesInks });
  const { measured, picture, boxes: painted, overprint } = looked;
  const measuredPlates = await measurePlates(content, found.facts.inks, { at, printed: painted.printed });
  const facts: DocumentFacts = {
    kind: "document",
    format: content.subarray(0, HEAD_BYTES).includes(ILLUSTRATOR) ? "ai" : "pdf",
    pages: doc.getPageCount(),
    printed: sizeOf(painted.printed),
    trim: boxes.trim && sizeOf(boxes.trim),
    boxes: { ...boxes, ...painted },
    ...(picture.isRound && { isRound: true }),
    ...resources,
    ...factsOf(found, page, boxInPage(page, painted.printed)),
    ...(overprint !== "none" && { overprint }),
    ...(measuredPlates && { plates: measuredPlates.plates }),
    ...(await inkOf(found, page, boxInPage(page, painted.printed))),
    ...(await coloursOf(found, picture.webp)),
    ...measured,
  };
  return { facts, ...picture, plates: measuredPlates?.strip ?? null };
}

/** Of the processor, and on a busy machine of the clock: whoever waits waits for a third of what the process may take. Milliseconds. */
function spentMs(): number {
  const { user, system } = process.cpuUsage();
  return Math.max((user + system) / 1_000, (performance.now() * CPU_LIMIT_MS) / WAIT_MS);
}

/**
 * Takes the time that pages take, from now on: what came before, such as the start of the process, is no part of a page. Whether there is
 * enough for one more, which may be twice as much work as the longest so far.
 */
function createPace(mostMs: number): () => boolean {
  let [before, longest] = [spentMs(), 0];
  return () => {
    const spent = spentMs();
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
  const doc = await openDocument(content);
  const numbers = doc.getPageIndices().slice(0, most);
  const pictures = numbers.map((at) => largePictures(doc.getPage(at)));
  const hasTime = createPace(CPU_LIMIT_MS);
  for (const at of numbers) {
    if (at > 0 && !hasTime()) return;
    yield await readPage({ doc, content }, at, pictures[at] ?? []);
  }
}
