import type { CalendarDate } from "#domain/calendar-date.ts";
import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import { readAddress, writeAddress } from "#domain/configure/address/address.ts";
import { entriesOfForm, type PlainField, plainFields } from "#domain/configure/address/plain-fields.ts";
import { check } from "#domain/configure/check.ts";
import type { Issue } from "#domain/configure/issue.ts";
import { issueMessage, issueReason } from "#domain/configure/issue-message.ts";
import { nearestSold } from "#domain/price/cost/nearest-sold.ts";
import { titleOf } from "#domain/configure/options/title.ts";
import { wholeShop } from "#domain/configure/scope.ts";
import type { Selection } from "#domain/configure/selection.ts";
import { detailsOf, summaryOf } from "#domain/configure/summary.ts";
import { selectionToWire } from "#domain/configure/wire/selection-to-wire.ts";
import { calculate, type Calculation } from "#domain/price/cost/calculation.ts";
import { describedAs } from "#domain/quote-request/answer-form.ts";
import { type Refusal, refuse } from "#domain/refusal.ts";
import { specialCatalogue } from "#domain/special-processing/special-catalogue.ts";
import { type QuoteRequest, readQuoteRequest } from "./quote-requests.ts";
import { type RequestedSelection, requestedSelection } from "./answer-request.ts";
import type { Services } from "#topics/services.ts";
import { catalogueAtCost } from "#topics/catalogue/catalogue-at-cost.ts";

type Needs = Pick<Services, "catalogue" | "db" | "shopMoment">;

/** What is reckoned with: as it was answered before, and the fields that were changed since. */
export interface CalculationInput {
  /** `configured` of the calculation before; "" begins with what was asked for. */
  readonly configured: string;
  /** Every field of the form, by name; none to take `configured` as it is. */
  readonly typed: readonly (readonly [string, string])[];
}

/** What the staff reckon an answer with. */
export interface CalculatedRequest extends Calculation {
  readonly configured: string;
  readonly fields: readonly PlainField[];
  readonly sets: number;
  /** The chosen quantity; null while there is none. */
  readonly quantity: number | null;
  /** What it is, in words for a line of the answer. */
  readonly line: string;
  /** Whether that is what was asked for, whatever the pieces. */
  readonly isAsAsked: boolean;
  /** What these figures do not say. */
  readonly notes: readonly string[];
  /** Why there is no price; null where there is one. */
  readonly why: string | null;
  /** The nearest that has a price, with the address that leads to it; null where it has one, or nothing is near. */
  readonly nearest: { readonly words: string; readonly configured: string } | null;
}

interface Shops {
  readonly sold: Catalogue;
  readonly atCost: Catalogue;
}

/** The catalogue of now, sold and at cost, as the form of the request sees it. */
async function shopsOf(services: Needs, { choices }: QuoteRequest): Promise<Shops> {
  const sold = services.catalogue.current();
  const atCost = await catalogueAtCost(services, sold);
  return choices === null
    ? { sold, atCost }
    : { sold: specialCatalogue(sold), atCost: specialCatalogue(atCost) };
}

/** What was asked for, as far as it is offered today; its files change no figure. */
function begunWith(sold: Catalogue, { catalogue, selection }: RequestedSelection) {
  const asked = selection && { ...selection, artwork: null };
  const first = readAddress(sold, wholeShop(sold), asked ? selectionToWire(catalogue, asked) : []);
  return { first, isWhole: asked !== null && summaryOf(sold, first) === summaryOf(catalogue, asked) };
}

function notesOf(isSpecial: boolean, isWhole: boolean): readonly string[] {
  return [
    ...(isWhole ? [] : ["Not all that was asked for is offered today: this begins with the nearest."]),
    ...(isSpecial
      ? ["What is special about it is in no figure here, only what it is made on: add the rest yourself."]
      : []),
  ];
}

function lineOf(sold: Catalogue, selection: Selection): string {
  return describedAs(titleOf(sold, selection), detailsOf(sold, selection));
}

/** A selection with its figures, and the same of the nearest that has a price where it has none. */
function reckoned({ sold, atCost }: Shops, selection: Selection, today: CalendarDate) {
  const scope = wholeShop(sold);
  const figuresOf = (one: Selection) => {
    const figures = calculate(sold, atCost, one, today);
    const price = figures.rows.find(({ quantity }) => quantity === one.quantity.pieces)?.price ?? null;
    return { figures, hasPrice: price !== null };
  };
  const { figures, hasPrice } = figuresOf(selection);
  if (hasPrice) return { figures, why: null, nearest: null };
  const near = nearestSold(sold, scope, selection);
  const words = `${titleOf(sold, near)}, ${near.quantity.pieces ?? 0} pieces`;
  return {
    figures,
    why: whyNot(check(sold, selection)),
    nearest: figuresOf(near).hasPrice ? { words, configured: writeAddress(sold, scope, near) } : null,
  };
}

function whyNot([issue]: readonly Issue[]): string {
  if (issue === undefined) return "The catalogue has no price for it.";
  const reason = issueReason(issue);
  return reason === null ? issueMessage(issue) : `The catalogue has no price for ${reason}.`;
}

/** Prices and costs of a request, as it was asked or changed on the staff's side; the request stays as it is. */
export async function calculateRequest(
  services: Needs,
  requestNo: string,
  asked: CalculationInput,
): Promise<{ readonly ok: true; readonly calculated: CalculatedRequest } | Refusal<"not-found">> {
  const row = await readQuoteRequest(services.db, requestNo);
  if (row === null) return refuse("not-found");
  const shops = await shopsOf(services, row);
  const { sold } = shops;
  const { first, isWhole } = begunWith(sold, await requestedSelection(services, row));
  const scope = wholeShop(sold);
  const selection =
    asked.configured === "" ? first : readAddress(sold, scope, entriesOfForm(asked.configured, asked.typed));
  const { figures, why, nearest } = reckoned(shops, selection, services.shopMoment().date);
  const line = lineOf(sold, selection);
  return {
    ok: true,
    calculated: {
      ...figures,
      configured: writeAddress(sold, scope, selection),
      fields: plainFields(sold, scope, selection),
      sets: selection.sets.count ?? 1,
      quantity: selection.quantity.pieces,
      line,
      isAsAsked: line === lineOf(sold, first),
      notes: notesOf(row.choices !== null, isWhole),
      why,
      nearest,
    },
  };
}
