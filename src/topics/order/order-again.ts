import { CART_LIMIT } from "#domain/cart/cart.ts";
import { filesIn } from "#domain/configure/artwork/artwork-choice.ts";
import type { Selection } from "#domain/configure/selection.ts";
import { selectionHash } from "#domain/configure/selection-hash.ts";
import type { Cents } from "#domain/money.ts";
import { type Refusal, refuse, refuseFields } from "#domain/refusal.ts";
import { addLine, countLines } from "#topics/cart/cart-lines.ts";
import { lockForOwner, type Owner } from "#platform/db/owner.ts";
import type { Transaction } from "#platform/db/database.ts";
import type { ArtworkChoiceFault } from "#topics/artwork/take-artwork.ts";
import type { Caller } from "#topics/person/caller.ts";
import { consumeRateLimit } from "#topics/person/consume-rate-limit.ts";
import type { OrderQuery } from "./answer-order.ts";
import { readOrder, type ReadOrder } from "./read-order.ts";
import { takeArtworkOfOrder } from "./take-order-artwork.ts";
import type { Services } from "#topics/services.ts";
import { type KeyedWriteFault, withIdempotency, type Written } from "#topics/person/with-idempotency.ts";
import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import type { CalendarDate } from "#domain/calendar-date.ts";
import { titleOf } from "#domain/configure/options/title.ts";
import { detailsOf } from "#domain/configure/summary.ts";
import { messageOf } from "#domain/messages.ts";
import { type ChangedDetail, changedDetails } from "#domain/order/changed-details.ts";
import { pricedAgain } from "#domain/submission/priced-again.ts";
import type { ArtworkById } from "#topics/artwork/visible-artwork.ts";
import type { OrderLine } from "./loaded-order.ts";

type Needs = Pick<Services, "catalogue" | "config" | "db" | "shopMoment">;

/** A line that is ordered again, at the price that was shown for it. */
export interface WantedLine {
  /** From 1. */
  readonly line: number;
  readonly price: Cents;
}

/** What it has come to. */
export interface AddedAgain {
  /** Items in the cart now. */
  readonly count: number;
}

type WantedFault = ArtworkChoiceFault | "artwork-full" | "cart-full" | "price-changed";

/** A line of an order as it would be ordered today. */
export type AgainLine = {
  /** Of the order, from 1. */
  readonly line: number;
  readonly ordered: OrderLine;
} & (
  | {
      readonly ok: true;
      readonly selection: Selection;
      readonly price: Cents;
      readonly title: string;
      readonly changes: readonly ChangedDetail[];
    }
  /** Why it cannot be made any more. */
  | { readonly ok: false; readonly why: string }
);

/** Whether every file is there, with the bytes that were ordered. */
function hasFiles({ selection, files }: OrderLine, known: ArtworkById): boolean {
  return filesIn(selection.artwork).every((id) => known.get(id)?.sha256 === files[id]);
}

function againLine(
  catalogue: Catalogue,
  on: CalendarDate,
  known: ArtworkById,
  [at, ordered]: readonly [number, OrderLine],
): AgainLine {
  const line = at + 1;
  if (ordered.written !== undefined) return { line, ordered, ok: false, why: messageOf("quoted-in-words") };
  if (!hasFiles(ordered, known)) return { line, ordered, ok: false, why: messageOf("artwork-gone") };
  const priced = pricedAgain(catalogue, ordered.selection, on);
  if (!priced.ok) return { line, ordered, ...priced };
  const { selection, row } = priced;
  return {
    line,
    ordered,
    ok: true,
    selection,
    price: row.price,
    title: titleOf(catalogue, selection),
    changes: changedDetails(ordered.details, detailsOf(catalogue, selection)),
  };
}

/** The lines of an order at today's prices, by the catalogue of now. */
function againLines(
  { catalogue, shopMoment }: Pick<Services, "catalogue" | "shopMoment">,
  { lines, artwork }: Pick<ReadOrder, "lines" | "artwork">,
): readonly AgainLine[] {
  const { date } = shopMoment();
  return [...lines.entries()].map((entry) => againLine(catalogue.current(), date, artwork, entry));
}

/** What an order would be if it were ordered again today, for its owner and for whoever has its key. */
export async function readOrderAgain(
  services: Pick<Services, "catalogue" | "config" | "db" | "shopMoment">,
  caller: Caller,
  { orderNo, key }: OrderQuery,
): Promise<
  { readonly ok: true; readonly lines: readonly AgainLine[] } | Refusal<"not-found" | "password-must-change">
> {
  const read = await readOrder(services, caller, orderNo, key);
  return read.ok ? { ok: true, lines: againLines(services, read.order) } : read;
}

/** The lines that are wanted, if they can be made at the prices that were shown. */
function wantedOf(
  lines: readonly AgainLine[],
  wanted: readonly WantedLine[],
):
  | { readonly ok: true; readonly lines: readonly Extract<AgainLine, { ok: true }>[] }
  | Refusal<"price-changed" | "refused"> {
  const found: Extract<AgainLine, { ok: true }>[] = [];
  for (const { line, price } of wanted) {
    const known = lines[line - 1];
    if (known === undefined) return refuseFields("refused", { lines: `The order has no line ${line}.` });
    if (!known.ok) return refuseFields("refused", { lines: known.why });
    if (known.price !== price) return refuse("price-changed", "lines");
    found.push(known);
  }
  return { ok: true, lines: found };
}

async function add(
  services: Needs,
  tx: Transaction,
  owner: Owner,
  order: ReadOrder,
  wanted: readonly WantedLine[],
): Promise<{ readonly ok: true; readonly answer: AddedAgain } | Refusal<WantedFault>> {
  await lockForOwner(tx, "cart", owner);
  const found = wantedOf(againLines(services, order), wanted);
  if (!found.ok) return found;
  const before = await countLines(tx, owner);
  if (before + found.lines.length > CART_LIMIT) return refuse("cart-full");
  for (const { ordered, selection: again, price } of found.lines) {
    const taken = await takeArtworkOfOrder(tx, order, owner, {
      catalogue: services.catalogue.current(),
      selection: again,
    });
    if (!taken.ok) return taken;
    const { selection } = taken;
    const { originPath, submission } = ordered;
    await addLine(tx, owner, {
      selection,
      selectionHash: selectionHash(selection),
      originPath,
      submission,
      catalogueVersionId: services.catalogue.current().version,
      lastShownPrice: price,
    });
  }
  return { ok: true, answer: { count: before + found.lines.length } };
}

/**
 * Puts lines of an order into the cart of whoever asks and may see it, at today's prices and with the files that were ordered. Nothing
 * is added where one of them is not made any more, or costs other than was shown.
 */
export async function orderAgain(
  services: Needs,
  caller: Caller,
  { orderNo, key }: OrderQuery,
  {
    lines,
    idempotencyKey,
  }: { readonly lines: readonly WantedLine[]; readonly idempotencyKey: string | null },
): Promise<
  | Written<AddedAgain>
  | Refusal<WantedFault | KeyedWriteFault | "not-found" | "password-must-change" | "too-many-tries">
> {
  const over = await consumeRateLimit(services, "addToCart", caller);
  if (over) return over;
  const read = await readOrder(services, caller, orderNo, key);
  if (!read.ok) return read;
  const body = { orderNo, lines };
  const write = { call: "order/again", key: idempotencyKey, body };
  return withIdempotency(services, caller, write, (tx, owner) => add(services, tx, owner, read.order, lines));
}
