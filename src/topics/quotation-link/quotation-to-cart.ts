import { CART_LIMIT } from "#domain/cart/cart.ts";
import { filesIn } from "#domain/configure/artwork/artwork-choice.ts";
import { selectionHash } from "#domain/configure/selection-hash.ts";
import type { Selection } from "#domain/configure/selection.ts";
import { refuse, type Refusal } from "#domain/refusal.ts";
import { addLine, countLines } from "#topics/cart/cart-lines.ts";
import { markArtworksUsed } from "#topics/artwork/artworks.ts";
import { lockForOwner, type Owner } from "#platform/db/owner.ts";
import type { StoredQuotation } from "#platform/db/schema/quotation.ts";
import type { Transaction } from "#platform/db/transaction.ts";
import type { Caller } from "#topics/person/caller.ts";
import { consumeRateLimit } from "#topics/person/consume-rate-limit.ts";
import { isWritten, quotationOf } from "#topics/quotation/read-quotation.ts";
import type { Services } from "#topics/services.ts";
import { type KeyedWriteFault, withIdempotency, type Written } from "#topics/person/with-idempotency.ts";
import { openQuotation, type QuotationKey } from "./open-quotation.ts";

/** Items in the cart now. */
interface FilledCart {
  readonly count: number;
}

/** Why what a quotation quotes cannot lie in a cart. */
type CartFault = "cart-full" | "not-found" | "quoted-in-words" | "too-many-tries";

/** What is not all one's own is nobody's else's to print from: then the places are empty. */
function withOwnArtwork(selection: Selection, own: ReadonlyMap<string, unknown>): Selection {
  const isOwn = filesIn(selection.artwork).every((id) => own.has(id));
  return isOwn ? selection : { ...selection, artwork: null };
}

async function fill(
  tx: Transaction,
  owner: Owner,
  row: StoredQuotation,
): Promise<{ readonly ok: true; readonly answer: FilledCart } | Refusal<"cart-full">> {
  const { lines } = quotationOf(row);
  await lockForOwner(tx, "cart", owner);
  if ((await countLines(tx, owner)) + lines.length > CART_LIMIT) return refuse("cart-full");
  const ids = [...new Set(lines.flatMap(({ selection }) => filesIn(selection.artwork)))];
  const own = ids.length === 0 ? new Map<string, unknown>() : await markArtworksUsed(tx, owner, ids);
  for (const { selection: quoted, originPath, price } of lines) {
    const selection = withOwnArtwork(quoted, own);
    await addLine(tx, owner, {
      selection,
      selectionHash: selectionHash(selection),
      originPath,
      submission: {},
      catalogueVersionId: row.catalogueVersionId,
      // What the customer was told last: the cart says where it is another price now.
      lastShownPrice: price,
    });
  }
  return { ok: true, answer: { count: await countLines(tx, owner) } };
}

/**
 * Puts what a quotation quotes into the cart of whoever has its link, to be changed there: it costs what it costs today. Artwork goes
 * along for its owner only. The same key is the same once.
 */
export async function quotationToCart(
  services: Pick<Services, "config" | "db" | "shopMoment">,
  caller: Caller,
  link: QuotationKey,
  key: string | null,
): Promise<Written<FilledCart> | Refusal<KeyedWriteFault | CartFault>> {
  const over = await consumeRateLimit(services, "addToCart", caller);
  if (over) return over;
  const asked = await openQuotation(services, caller, link);
  if (!asked.ok) return asked;
  const { row } = asked.opened;
  if (isWritten(quotationOf(row))) return refuse("quoted-in-words");
  const write = { call: "quotation/cart", key, body: row.quotationNo };
  return withIdempotency(services, caller, write, (tx, owner) => fill(tx, owner, row));
}
