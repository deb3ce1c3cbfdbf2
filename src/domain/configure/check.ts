import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import type { Size } from "#domain/catalogue/product.ts";
import { checkLettering } from "./lettering/check-lettering.ts";
import { acrossWebLimit, dimLookupFor } from "./size-limits.ts";
import { type Issue, missingIssue } from "./issue.ts";
import { MAX_STICKERS_PER_SHEET, MIN_STICKERS_PER_SHEET } from "./limits.ts";
import { checkNumberOfCuts } from "./number-of-cuts.ts";
import { quantitiesOf, supplyOf } from "./options/product-rows.ts";
import { soldOutSentence } from "./options/sold-out.ts";
import type { Selection } from "./selection.ts";

function missingSize({ widthMm, heightMm }: Selection["size"]): Issue {
  if (widthMm === null && heightMm === null) return missingIssue("size");
  return missingIssue(widthMm === null ? "width" : "height");
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
  // Why a design has no size is said with the design.
  if (widthMm === null || heightMm === null)
    return selection.lettering === null ? [missingSize(selection.size)] : [];
  const size = { widthMm, heightMm };
  const limits = dimLookupFor(catalogue, selection, size);
  if (limits === null) return [];
  const min = brokenMinimum(size, limits.min);
  // Words are made larger in one press, and a person may have an answer; nothing else is made below its smallest size.
  const severity = selection.lettering === null ? "error" : "waits";
  if (min !== null) return [{ field: "size", code: "too-small", severity, limit: min }];
  return exceeds(catalogue, selection, size, limits.max)
    ? [{ field: "size", code: "too-large", severity: "quote", limit: null }]
    : [];
}

function checkStickers(catalogue: Catalogue, selection: Selection): readonly Issue[] {
  if (supplyOf(catalogue, selection)?.asksStickersPerSheet !== true) return [];
  const { stickersPerSheet: count } = selection;
  if (count === null || count < MIN_STICKERS_PER_SHEET) return [missingIssue("stickersPerSheet")];
  return count > MAX_STICKERS_PER_SHEET
    ? [{ field: "stickersPerSheet", code: "too-many", severity: "error", limit: MAX_STICKERS_PER_SHEET }]
    : [];
}

/** An own quantity is priced between the first and the last tier; outside it can be asked for. */
function checkQuantity(catalogue: Catalogue, selection: Selection): readonly Issue[] {
  const { pieces } = selection.quantity;
  if (pieces === null || pieces < 1) return [missingIssue("quantity")];
  const tiers = quantitiesOf(catalogue, selection);
  const first = tiers[0] ?? 0;
  const last = tiers.at(-1) ?? 0;
  if (pieces < first) return [{ field: "quantity", code: "too-small", severity: "quote", limit: first }];
  return pieces > last ? [{ field: "quantity", code: "too-large", severity: "quote", limit: last }] : [];
}

function checkSoldOut(catalogue: Catalogue, selection: Selection): readonly Issue[] {
  const sentence = soldOutSentence(catalogue, selection);
  return sentence === null
    ? []
    : [{ field: "goods", code: "sold-out", severity: "waits", limit: null, sentence }];
}

function checkSets({ sets }: Selection): readonly Issue[] {
  return sets.count === null || sets.count < 1 ? [missingIssue("sets")] : [];
}

/** What keeps a selection from being ordered as it is (in words: `issueMessage`); empty = it can be ordered. */
export function check(catalogue: Catalogue, selection: Selection): readonly Issue[] {
  return [
    ...checkSoldOut(catalogue, selection),
    ...checkLettering(catalogue, selection),
    ...checkSize(catalogue, selection),
    ...checkNumberOfCuts(catalogue, selection),
    ...checkStickers(catalogue, selection),
    ...checkQuantity(catalogue, selection),
    ...checkSets(selection),
  ];
}
