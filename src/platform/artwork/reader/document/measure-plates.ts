import sharp from "sharp";
import type { BoxMm } from "#domain/artwork/lie/page-boxes.ts";
import { plateKindOf } from "#domain/artwork/special-plates.ts";
import type { DocumentFacts } from "#domain/artwork/preflight/facts.ts";
import { plateRules } from "../../page-content/printing-rules.ts";
import { rewritePage } from "../../page-content/rewrite-page.ts";
import { alonePage, openDocument } from "./open-document.ts";
import { boxInPage } from "./page-boxes.ts";
import { type PaintedCoverage, paintedInside } from "./paint-page.ts";
import { printedInks } from "./page-resources.ts";

/** Each is painted once more: more than there are plates of any piece nobody needs measured. */
const MOST_PLATES = 6;

function rounded(mm: number): number {
  return Math.round(mm * 10) / 10;
}

/** A page, from 0, and what of it is artwork, in millimetres. */
interface PlatedPage {
  readonly at: number;
  readonly printed: BoxMm;
}

/** Where something is painted in an ink alone, and how large that is, in millimetres; null where nothing is. */
async function plateOf(content: Buffer, ink: string, { at, printed }: PlatedPage) {
  const doc = await openDocument(content);
  const page = doc.getPage(at);
  rewritePage(
    doc,
    page,
    plateRules((name) => name === ink),
  );
  const painted = await paintedInside(await alonePage(page), boxInPage(page, printed));
  if (painted === null) return null;
  const { coverage, sides } = painted;
  const size = { widthMm: rounded(sides[0] * printed.width), heightMm: rounded(sides[1] * printed.height) };
  return { coverage, size };
}

/** Pictures of the same size below each other: white where something is there, black where nothing is. */
async function stripOf(plates: readonly PaintedCoverage[]): Promise<Buffer | null> {
  const [first] = plates;
  if (first === undefined) return null;
  const { width, height } = first;
  const rows = Buffer.concat(plates.map(({ values }) => Buffer.from(values.buffer)));
  return sharp(rows, { raw: { width, height: height * plates.length, channels: 1 } })
    .webp({ lossless: true, effort: 1 })
    .toBuffer();
}

/** What is painted in inks that stand for plates. */
interface MeasuredPlates {
  readonly plates: NonNullable<DocumentFacts["plates"]>;
  /** Where each of them is, a WebP; null where none is. */
  readonly strip: Buffer | null;
}

/** Measures what is painted in inks that stand for plates; undefined where none is. */
export async function measurePlates(
  content: Buffer,
  inks: ReadonlySet<string>,
  page: PlatedPage,
): Promise<MeasuredPlates | undefined> {
  const special = [...inks].filter((ink) => plateKindOf(ink) !== null).slice(0, MOST_PLATES);
  if (special.length === 0) return undefined;
  const found = [];
  for (const ink of special) {
    const plate = await plateOf(content, ink, page);
    const [name] = printedInks([ink]);
    if (plate && name !== undefined) found.push({ ink: name, ...plate });
  }
  return {
    plates: found.map(({ ink, size }) => ({ ink, ...size })),
    strip: await stripOf(found.map(({ coverage }) => coverage)),
  };
}
