import type { CatalogueDocument } from "#domain/catalogue/schema.ts";
import { cellText } from "#domain/catalogue/sheets/cell-kinds.ts";
import type { CatalogueChange } from "#domain/catalogue/sheets/change.ts";

/** Times the cost, in thousandths, for the pieces up to a number; null: all beyond. */
export interface MarginRow {
  readonly upTo: number | null;
  readonly permille: number;
}

/** A margin never goes below the cost itself, in thousandths. */
export const LEAST_MARGIN = 1_000;
/** More nobody tries. */
const MOST_MARGIN = 20_000;
/** Cents. */
const MOST_MINIMUM = 100_000;

/** One number of a price list that is tried: the margin of a row of a press, from 0, or what a product costs at least. */
export type Lever =
  | { readonly kind: "margin"; readonly press: string; readonly at: number }
  | { readonly kind: "minimum"; readonly productId: number };

/**
 * One row of margins at another one. They never rise with the quantity, so that more pieces never cost more each: rows that are in the
 * way go along, like beads on a string.
 */
export function pulledMargins<Row extends MarginRow>(
  margins: readonly Row[],
  at: number,
  permille: number,
): Row[] {
  const to = Math.max(LEAST_MARGIN, Math.round(permille));
  return margins.map((row, place) => {
    if (place === at) return { ...row, permille: to };
    const along = place < at ? Math.max(row.permille, to) : Math.min(row.permille, to);
    return { ...row, permille: along };
  });
}

/** The least and the most that is tried. */
export function leverBounds({ kind }: Lever): readonly [least: number, most: number] {
  return kind === "margin" ? [LEAST_MARGIN, MOST_MARGIN] : [0, MOST_MINIMUM];
}

function marginsOf({ presses }: CatalogueDocument, code: string): readonly MarginRow[] {
  return presses.find((press) => press.code === code)?.margins ?? [];
}

/** What it is now, in thousandths or cents; null where there is no such number. */
export function leverValue(document: CatalogueDocument, lever: Lever): number | null {
  if (lever.kind === "margin") return marginsOf(document, lever.press)[lever.at]?.permille ?? null;
  return document.products.find(({ id }) => id === lever.productId)?.minimumCharge ?? null;
}

/** The document with another value of it. */
export function withLever(document: CatalogueDocument, lever: Lever, value: number): CatalogueDocument {
  if (lever.kind === "margin")
    return {
      ...document,
      presses: document.presses.map((press) =>
        press.code === lever.press && press.margins !== undefined
          ? { ...press, margins: pulledMargins(press.margins, lever.at, value) }
          : press,
      ),
    };
  return {
    ...document,
    products: document.products.map((product) =>
      product.id === lever.productId ? { ...product, minimumCharge: value } : product,
    ),
  };
}

/** As a cell of the catalogue says it. */
export function leverText({ kind }: Lever, value: number): string {
  return cellText(kind === "margin" ? "factor" : "dollars", value);
}

/** Margins of a press as edits of the draft: the rows that differ. */
export function marginEdits(
  press: string,
  before: readonly MarginRow[],
  after: readonly MarginRow[],
): CatalogueChange[] {
  return after.flatMap(({ permille }, at): CatalogueChange[] => {
    const was = before[at]?.permille;
    if (was === undefined || was === permille) return [];
    const row = `${press}.${at + 1}`;
    const [from, now] = [cellText("factor", was), cellText("factor", permille)];
    return [{ kind: "cell", sheet: "margins", row, column: "factor", was: from, now }];
  });
}

/** What puts a value of it in the draft. */
export function leverEdits(document: CatalogueDocument, lever: Lever, value: number): CatalogueChange[] {
  if (lever.kind === "margin") {
    const before = marginsOf(document, lever.press);
    return marginEdits(lever.press, before, pulledMargins(before, lever.at, value));
  }
  const was = leverText(lever, leverValue(document, lever) ?? 0);
  const now = leverText(lever, value);
  const row = String(lever.productId);
  return was === now ? [] : [{ kind: "cell", sheet: "products", row, column: "minimum", was, now }];
}
