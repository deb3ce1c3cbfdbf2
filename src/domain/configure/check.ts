import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import type { Size } from "#domain/catalogue/product.ts";
import { acrossWebLimit, dimLookupFor } from "./size-limits.ts";
import { MAX_CUTS, MAX_STICKERS_PER_SHEET, MIN_CUTS, MIN_STICKERS_PER_SHEET } from "./limits.ts";
import { productShapeOf, quantitiesOf, supplyOf } from "./options/product-rows.ts";
import type { Selection } from "./selection.ts";

export type IssueField =
  "size" | "width" | "height" | "cutPerShape" | "stickersPerSheet" | "quantity" | "sets";

/** One thing that keeps a selection from being ordered as it is. `quote` = it can be asked for. */
export interface Issue {
  readonly field: IssueField;
  readonly code: "missing" | "too-small" | "too-large" | "too-many";
  readonly severity: "error" | "quote";
  /** What it has to be at least or at most, in millimetres or pieces; null where one number does not say it. */
  readonly limit: number | null;
}

function missing(field: IssueField): Issue {
  return {
    field,
    code: "missing",
    severity: "error",
    limit: null,
  };
}

function missingSize({ widthMm, heightMm }: Selection["size"]): Issue {
  if (widthMm === null && heightMm === null) return missing("size");
  return missing(widthMm === null ? "width" : "height");
}

function longer(size: Size): number {
  return Math.max(size.widthMm, size.heightMm);
}
function shorter(size: Size): number {
  return Math.min(size.widthMm, size.heightMm);
}

/** The limit that a size falls below, in millimetres: longer side against longer, shorter against shorter. */
function brokenMinimum(size: Size, min: Size): number | null {
  if (shorter(size) < shorter(min)) return shorter(min);
  return longer(size) < longer(min) ? longer(min) : null;
}

function exceeds(catalogue: Catalogue, selection: Selection, size: Size, max: Size): boolean {
  const web = acrossWebLimit(catalogue, selection);
  const across = web?.side === "width" ? size.widthMm : size.heightMm;
  return longer(size) > longer(max) || shorter(size) > shorter(max) || (web !== null && across > web.maxMm);
}

function checkSize(catalogue: Catalogue, selection: Selection): readonly Issue[] {
  const { widthMm, heightMm } = selection.size;
  if (widthMm === null || heightMm === null) return [missingSize(selection.size)];
  const size = { widthMm, heightMm };
  const limits = dimLookupFor(catalogue, selection.supplyId, size);
  if (limits === null) return [];
  const min = brokenMinimum(size, limits.min);
  if (min !== null) return [{ field: "size", code: "too-small", severity: "error", limit: min }];
  return exceeds(catalogue, selection, size, limits.max)
    ? [{ field: "size", code: "too-large", severity: "quote", limit: null }]
    : [];
}

function checkCuts(catalogue: Catalogue, selection: Selection): readonly Issue[] {
  const { cutPerShape } = selection;
  const cuts = productShapeOf(catalogue, selection)?.cuts ?? "na";
  if (cuts === "na") return [];
  if (cutPerShape === null || cutPerShape < MIN_CUTS) return [missing("cutPerShape")];
  return cutPerShape > MAX_CUTS
    ? [{ field: "cutPerShape", code: "too-many", severity: "quote", limit: MAX_CUTS }]
    : [];
}

function checkStickers(catalogue: Catalogue, selection: Selection): readonly Issue[] {
  if (supplyOf(catalogue, selection)?.asksStickersPerSheet !== true) return [];
  const { stickersPerSheet: count } = selection;
  if (count === null || count < MIN_STICKERS_PER_SHEET) return [missing("stickersPerSheet")];
  return count > MAX_STICKERS_PER_SHEET
    ? [{ field: "stickersPerSheet", code: "too-many", severity: "error", limit: MAX_STICKERS_PER_SHEET }]
    : [];
}

/** An own quantity is priced between the first and the last tier; outside it can be asked for. */
function checkQuantity(catalogue: Catalogue, selection: Selection): readonly Issue[] {
  const { pieces } = selection.quantity;
  if (pieces === null || pieces < 1) return [missing("quantity")];
  const tiers = quantitiesOf(catalogue, selection);
  const first = tiers[0] ?? 0;
  const last = tiers.at(-1) ?? 0;
  if (pieces < first) return [{ field: "quantity", code: "too-small", severity: "quote", limit: first }];
  return pieces > last ? [{ field: "quantity", code: "too-large", severity: "quote", limit: last }] : [];
}

function checkSets({ sets }: Selection): readonly Issue[] {
  return sets.count === null || sets.count < 1 ? [missing("sets")] : [];
}

/** What keeps a selection from having a price (in words: `issueMessage`); empty = it can be ordered. */
export function check(catalogue: Catalogue, selection: Selection): readonly Issue[] {
  return [
    ...checkSize(catalogue, selection),
    ...checkCuts(catalogue, selection),
    ...checkStickers(catalogue, selection),
    ...checkQuantity(catalogue, selection),
    ...checkSets(selection),
  ];
}
