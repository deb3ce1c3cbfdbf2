import { type Refusal, refuse } from "#domain/refusal.ts";
import { productOf } from "#domain/configure/options/product-rows.ts";
import { titleOf } from "#domain/configure/options/title.ts";
import { summaryOf } from "#domain/configure/summary.ts";
import { CART_LIMIT } from "#domain/cart/cart.ts";
import { addLine, changeLine, countLines } from "./cart-lines.ts";
import { lockForOwner, type Owner } from "#platform/db/owner.ts";
import type { Transaction } from "#platform/db/transaction.ts";
import type { Caller } from "#topics/person/caller.ts";
import { type ArtworkChoiceFault, takeArtwork } from "#topics/artwork/take-artwork.ts";
import { consumeRateLimit } from "#topics/person/consume-rate-limit.ts";
import { type KeyedWriteFault, withIdempotency, type Written } from "#topics/person/with-idempotency.ts";
import {
  configuredOf,
  type OrderedProduct,
  type PriceChanged,
  readOrderedProduct,
} from "#topics/pricing/ordered-product.ts";
import type { Services } from "#topics/services.ts";

/** What was added, in the words and at the price the customer is told. Cents. */
export interface AddedLine {
  readonly id: number;
  readonly name: string;
  readonly title: string;
  readonly summary: string;
  readonly quantity: number;
  readonly kinds: number;
  readonly price: number;
  /** Items in the cart now. */
  readonly count: number;
  /** True when an item that lay in the cart was changed. */
  readonly changed: boolean;
}

type Saved = { readonly ok: true; readonly answer: AddedLine } | Refusal<ArtworkChoiceFault | "cart-full">;

/** Adds a line, or changes the one it is for; a line that has left the cart meanwhile is added anew. */
async function keep(
  tx: Transaction,
  owner: Owner,
  product: OrderedProduct,
  lineId: number | null,
): Promise<Saved> {
  const { catalogue, selection, row } = product;
  await lockForOwner(tx, "cart", owner);
  const taken = await takeArtwork(tx, owner, catalogue, selection);
  if (!taken.ok) return taken;
  const configured = { ...configuredOf(product), lastShownPrice: row.price };
  const changed = lineId !== null && (await changeLine(tx, owner, lineId, configured));
  if (!changed && (await countLines(tx, owner)) >= CART_LIMIT) return refuse("cart-full");
  const id = changed ? lineId : await addLine(tx, owner, configured);
  const answer = {
    id,
    name: productOf(catalogue, selection).name,
    title: titleOf(catalogue, selection),
    summary: summaryOf(catalogue, selection),
    quantity: row.quantity,
    kinds: selection.sets.count ?? 1,
    price: row.price,
    count: await countLines(tx, owner),
    changed,
  };
  return { ok: true, answer };
}

/**
 * Puts a configured product into the cart of whoever asks; a visitor becomes a guest without a name. Two lines that say
 * the same are two designs and stay two. With `lineId` that line is changed instead.
 */
export async function addToCart(
  services: Pick<Services, "catalogue" | "config" | "db" | "shopMoment">,
  caller: Caller,
  body: Readonly<Record<string, unknown>>,
  { key, lineId }: { readonly key: string | null; readonly lineId: number | null },
): Promise<
  | Written<AddedLine>
  | Refusal<KeyedWriteFault | ArtworkChoiceFault | "cart-full" | "malformed" | "too-many-tries">
  | PriceChanged
> {
  const over = await consumeRateLimit(services, "addToCart", caller);
  if (over) return over;
  return withIdempotency(services, caller, { call: "cart/add", key, body }, async (tx, owner) => {
    const product = readOrderedProduct(services, body);
    return product.ok ? keep(tx, owner, product, lineId) : product;
  });
}
