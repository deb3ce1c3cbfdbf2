import { CART_LIMIT } from "#domain/cart/cart.ts";
import { filesIn } from "#domain/configure/artwork/artwork-choice.ts";
import type { Selection } from "#domain/configure/selection.ts";
import { selectionHash } from "#domain/configure/selection-hash.ts";
import type { Cents } from "#domain/money.ts";
import { refuse, type Refusal, refuseFields } from "#domain/refusal.ts";
import { addLine, countLines } from "#topics/cart/cart-lines.ts";
import { lockForOwner, type Owner, ownerOf } from "#platform/db/owner.ts";
import type { Transaction } from "#platform/db/transaction.ts";
import type { ArtworkChoiceFault } from "#topics/artwork/take-artwork.ts";
import type { Caller } from "#topics/person/caller.ts";
import { consumeRateLimit } from "#topics/person/consume-rate-limit.ts";
import type { AskedOrder } from "./answer-proof.ts";
import { readOrder, type ReadOrder } from "./read-order.ts";
import type { Services } from "#topics/services.ts";
import { type KeyedWriteFault, withIdempotency, type Written } from "#topics/person/with-idempotency.ts";
import { type AgainLine, againLines } from "./read-order-again.ts";
import { takeOrderedArtwork } from "./take-ordered-artwork.ts";

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

/** Whose files a line names: of an order that came from a quotation, of whoever was quoted. All of a line are one's. */
function ownerOfArtwork({ row, artwork }: ReadOrder, { artwork: choice }: Selection): Owner {
  const [named] = filesIn(choice).flatMap((id) => artwork.get(id) ?? []);
  return ownerOf(named ?? row);
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
    const taken = await takeOrderedArtwork(tx, ownerOfArtwork(order, again), owner, {
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
  { orderNo, key }: AskedOrder,
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
