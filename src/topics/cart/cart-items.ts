import { type Refusal, refuse, refuseFields } from "#domain/refusal.ts";
import { CART_LIMIT, linePath } from "#domain/cart/cart.ts";
import { shippingRowsFor } from "#domain/deliver/shipping-choices.ts";
import { shippingOfCart } from "#domain/deliver/shipping-wish.ts";
import { saveCartPreferences } from "./cart-preferences.ts";
import { addLine, changeLine, countLines, lockLine, setRemoved } from "./cart-lines.ts";
import { lockForOwner, type Owner } from "#platform/db/owner.ts";
import type { Transaction } from "#platform/db/database.ts";
import { type Caller, findOwner } from "#topics/person/caller.ts";
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
import { messageOf } from "#domain/messages.ts";
import { selectionHash } from "#domain/configure/selection-hash.ts";
import { changeCounts, type CountChange } from "#domain/cart/change-counts.ts";
import { priceOf } from "#domain/price/price-table.ts";
import { cartOf, type ReadCart } from "./read-cart.ts";
import { describeLine } from "./line-words.ts";

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
  /** Where its artwork is added; null where nothing is to come. Answers that were kept before there was this field have none. */
  readonly artworkPath?: string | null;
}

type Saved = { readonly ok: true; readonly answer: AddedLine } | Refusal<ArtworkChoiceFault | "cart-full">;

/** How something is put into the cart. */
interface Addition {
  readonly key: string | null;
  /** The line that it changes. */
  readonly lineId: number | null;
  /** The way to ship that it is wished to go. */
  readonly method: string | null;
}

/** Adds a line, or changes the one it is for; a line that has left the cart meanwhile is added anew. */
async function keep(
  tx: Transaction,
  owner: Owner,
  product: OrderedProduct,
  { lineId, method }: Addition,
): Promise<Saved> {
  const { catalogue, selection, row } = product;
  await lockForOwner(tx, "cart", owner);
  const taken = await takeArtwork(tx, owner, catalogue, selection);
  if (!taken.ok) return taken;
  const configured = { ...configuredOf(product), lastShownPrice: row.price };
  const changed = lineId !== null && (await changeLine(tx, owner, lineId, configured));
  if (!changed && (await countLines(tx, owner)) >= CART_LIMIT) return refuse("cart-full");
  const id = changed ? lineId : await addLine(tx, owner, configured);
  const shippingMethod = shippingOfCart(shippingRowsFor(catalogue, selection), method);
  if (shippingMethod !== null) await saveCartPreferences(tx, owner, { shippingMethod });
  const words = describeLine(catalogue, catalogue, configured);
  const answer = {
    id,
    name: words.name,
    title: words.title,
    summary: words.summary,
    quantity: row.quantity,
    kinds: selection.sets.count ?? 1,
    price: row.price,
    count: await countLines(tx, owner),
    changed,
    artworkPath: words.artworkAddress && linePath(id, words.artworkAddress),
  };
  return { ok: true, answer };
}

/**
 * Puts a configured product into the cart of whoever asks; a visitor becomes a guest without a name. Two lines that say
 * the same are two designs and stay two. With `lineId` that line is changed instead. A parcel goes one way: the last that was wished
 * for beside the standard one.
 */
export async function addToCart(
  services: Pick<Services, "catalogue" | "config" | "db" | "shopMoment">,
  caller: Caller,
  body: Readonly<Record<string, unknown>>,
  addition: Addition,
): Promise<
  | Written<AddedLine>
  | Refusal<KeyedWriteFault | ArtworkChoiceFault | "cart-full" | "malformed" | "too-many-tries">
  | PriceChanged
> {
  const over = await consumeRateLimit(services, "addToCart", caller);
  if (over) return over;
  const write = { call: "cart/add", key: addition.key, body };
  return withIdempotency(services, caller, write, async (tx, owner) => {
    const product = readOrderedProduct(services, body);
    return product.ok ? keep(tx, owner, product, addition) : product;
  });
}

async function change(
  { catalogue, shopMoment }: Pick<Services, "catalogue" | "shopMoment">,
  tx: Transaction,
  owner: Owner,
  id: number,
  counts: CountChange,
): Promise<Refusal<"not-found" | "refused"> | null> {
  const line = await lockLine(tx, owner, id);
  if (line === null) return refuse("not-found");
  const current = catalogue.current();
  const changed = changeCounts(current, line.selection, counts);
  if (!changed.ok) return refuseFields("refused", changed.fields);
  const { selection } = changed;
  const row = priceOf(current, selection, shopMoment().date);
  if (row === null || row.price === 0) return refuseFields("refused", { quantity: messageOf("not-priced") });
  await changeLine(tx, owner, id, {
    selection,
    selectionHash: selectionHash(selection),
    catalogueVersionId: current.version,
    lastShownPrice: row.price,
  });
  return null;
}

/** Changes how many of a line are wanted; it is priced anew, within the limits of the catalogue and in the form's words. */
export async function changeCartLine(
  services: Pick<Services, "catalogue" | "db" | "shopMoment">,
  caller: Caller,
  id: number,
  counts: CountChange,
): Promise<ReadCart | Refusal<"not-found" | "password-must-change" | "refused">> {
  const found = await findOwner(services, caller);
  if (!found.ok) return found;
  const { owner } = found;
  if (owner === null) return refuse("not-found");
  const refused = await services.db.transaction((tx) => change(services, tx, owner, id, counts));
  return refused ?? cartOf(services, owner);
}

type Needs = Pick<Services, "catalogue" | "db" | "shopMoment">;

/** Takes a line out of the cart. */
export async function removeLine(
  services: Needs,
  caller: Caller,
  id: number,
): Promise<ReadCart | Refusal<"not-found" | "password-must-change">> {
  const found = await findOwner(services, caller);
  if (!found.ok) return found;
  const { owner } = found;
  if (owner === null) return refuse("not-found");
  const isRemoved = await services.db.transaction(async (tx) => {
    await lockForOwner(tx, "cart", owner);
    return setRemoved(tx, owner, id, true);
  });
  return isRemoved ? cartOf(services, owner) : refuse("not-found");
}

/** Puts a line back where it lay; a day later it is gone. */
export async function putLineBack(
  services: Needs,
  caller: Caller,
  id: number,
): Promise<ReadCart | Refusal<"cart-full" | "not-found" | "password-must-change">> {
  const found = await findOwner(services, caller);
  if (!found.ok) return found;
  const { owner } = found;
  if (owner === null) return refuse("not-found");
  const refused = await services.db.transaction(async (tx) => {
    await lockForOwner(tx, "cart", owner);
    if ((await countLines(tx, owner)) >= CART_LIMIT) return refuse("cart-full");
    return (await setRemoved(tx, owner, id, false)) ? null : refuse("not-found");
  });
  return refused ?? cartOf(services, owner);
}
