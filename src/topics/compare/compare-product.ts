import { type Refusal, refuse } from "#domain/refusal.ts";
import { randomBytes } from "node:crypto";
import { MOST_COMPARED } from "#domain/compare/compare-limits.ts";
import { addComparison, countComparisons, findComparedKey } from "./comparisons.ts";
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

export interface Compared {
  readonly key: string;
  /** It was there before: a product is laid down once. */
  readonly already: boolean;
}

/** 128 random bits. */
function newKey(): string {
  return randomBytes(16).toString("base64url");
}

async function layDown(
  tx: Transaction,
  owner: Owner,
  product: OrderedProduct,
): Promise<{ readonly ok: true; readonly answer: Compared } | Refusal<ArtworkChoiceFault | "compare-full">> {
  const taken = await takeArtwork(tx, owner, product.catalogue, product.selection);
  if (!taken.ok) return taken;
  await lockForOwner(tx, "comparison", owner);
  const configured = configuredOf(product);
  const known = await findComparedKey(tx, owner, configured.selectionHash);
  if (known !== null) return { ok: true, answer: { key: known, already: true } };
  if ((await countComparisons(tx, owner)) >= MOST_COMPARED) return refuse("compare-full");
  const key = newKey();
  await addComparison(tx, owner, { key, ...configured });
  return { ok: true, answer: { key, already: false } };
}

/** Lays a configured product beside the others; the same one again answers the key it has. */
export async function compareProduct(
  services: Pick<Services, "catalogue" | "config" | "db" | "shopMoment">,
  caller: Caller,
  body: Readonly<Record<string, unknown>>,
  key: string | null,
): Promise<
  | Written<Compared>
  | Refusal<KeyedWriteFault | ArtworkChoiceFault | "compare-full" | "malformed" | "too-many-tries">
  | PriceChanged
> {
  const over = await consumeRateLimit(services, "addToCompare", caller);
  if (over) return over;
  return withIdempotency(services, caller, { call: "compare", key, body }, async (tx, owner) => {
    const product = readOrderedProduct(services, body);
    return product.ok ? layDown(tx, owner, product) : product;
  });
}
