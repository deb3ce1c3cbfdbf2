import type { BoxMm } from "#domain/artwork/lie/page-boxes.ts";
import { plateKindOf } from "#domain/artwork/special-plates.ts";
import type { DocumentFacts } from "#domain/artwork/preflight/facts.ts";
import { plateRules } from "#server/artwork/page-content/ink-rules.ts";
import { rewritePage } from "#server/artwork/page-content/rewrite-page.ts";
import { alonePage, openDocument } from "./open-document.ts";
import { boxInPage } from "./page-boxes.ts";
import { paintedSides } from "./paint-page.ts";
import { shownInks } from "./resource-names.ts";

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

/** How large what is painted in an ink alone is, in millimetres; null where nothing is. */
async function sizeOf(content: Buffer, ink: string, { at, printed }: PlatedPage) {
  const doc = await openDocument(content);
  const page = doc.getPage(at);
  rewritePage(
    doc,
    page,
    plateRules((name) => name === ink),
  );
  const sides = await paintedSides(await alonePage(page), boxInPage(page, printed));
  return (
    sides && { widthMm: rounded(sides[0] * printed.width), heightMm: rounded(sides[1] * printed.height) }
  );
}

/** Measures what is painted in inks that stand for plates; undefined where none is. */
export async function measurePlates(
  content: Buffer,
  inks: ReadonlySet<string>,
  page: PlatedPage,
): Promise<DocumentFacts["plates"]> {
  const special = [...inks].filter((ink) => plateKindOf(ink) !== null).slice(0, MOST_PLATES);
  if (special.length === 0) return undefined;
  const plates = [];
  for (const ink of special) {
    const size = await sizeOf(content, ink, page);
    const [name] = shownInks([ink]);
    if (size && name !== undefined) plates.push({ ink: name, ...size });
  }
  return plates;
}
