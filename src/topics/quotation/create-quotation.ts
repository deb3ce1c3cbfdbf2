import type { ArtworkChoiceFault } from "#topics/artwork/take-artwork.ts";
import { type Refusal } from "#domain/refusal.ts";
import { newDocumentNumber } from "#platform/auth/tokens.ts";
import { lockForOwner, type Owner } from "#platform/db/owner.ts";
import { addQuotation, readParty } from "./quotations.ts";
import { readLastQuotation } from "#topics/cart/quoted-carts.ts";
import type { Transaction } from "#platform/db/transaction.ts";
import type { Caller } from "#topics/person/caller.ts";
import { consumeRateLimit } from "#topics/person/consume-rate-limit.ts";
import { type KeyedWriteFault, withIdempotency, type Written } from "#topics/person/with-idempotency.ts";
import type { PriceChanged } from "#topics/pricing/ordered-product.ts";
import { quotationContent, saysTheSame } from "#topics/cart/quotation-content.ts";
import type { Services } from "#topics/services.ts";
import { billToColumns, knownBillTo } from "./read-quotation.ts";
import { type Asked, priceQuoted, type Quoted, type Shown } from "./price-quoted.ts";

export interface Issued {
  readonly id: number;
  readonly quotationNo: string;
}

/**
 * Issues it, or answers the number of the last one while nothing has changed: one document, one number (decision 061). The estimate of its
 * delivery, which moves in the evening, makes no other document of it.
 */
async function issue(
  services: Pick<Services, "shopMoment">,
  tx: Transaction,
  owner: Owner,
  { catalogue, cart }: Quoted,
): Promise<Issued> {
  const { date: issueDate } = services.shopMoment();
  const content = quotationContent(catalogue, cart, issueDate);
  await lockForOwner(tx, "quotation", owner);
  const last = await readLastQuotation(tx, owner);
  if (last !== null && saysTheSame(last, content)) return last;
  const quotationNo = newDocumentNumber("Q", issueDate);
  const deliveryDate = cart.chosenShipping?.delivery ?? null;
  const billTo = billToColumns(knownBillTo(await readParty(tx, owner)));
  const id = await addQuotation(tx, owner, { quotationNo, ...content, deliveryDate, ...billTo });
  return { id, quotationNo };
}

/**
 * Issues a quotation at the prices of now, for whoever asks; a visitor becomes a guest without a name. The same key and
 * request answers the first number again.
 */
export async function createQuotation(
  services: Pick<Services, "catalogue" | "config" | "db" | "shopMoment">,
  caller: Caller,
  key: string | null,
  asked: Asked,
  shown: Shown,
): Promise<
  | Written<Issued>
  | Refusal<KeyedWriteFault | ArtworkChoiceFault | "malformed" | "not-found" | "too-many-tries">
  | PriceChanged
> {
  // Counted before, so that refused ones count too: pricing them was work.
  const over = await consumeRateLimit(services, "quotation", caller);
  if (over) return over;
  return withIdempotency(services, caller, { call: "quotation", key, body: asked }, async (tx, owner) => {
    const quoted = await priceQuoted(services, tx, owner, asked, shown);
    return quoted.ok ? ({ ok: true, answer: await issue(services, tx, owner, quoted) } as const) : quoted;
  });
}
