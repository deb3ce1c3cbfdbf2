import { randomBytes } from "node:crypto";
import { type Refusal, refuse } from "#domain/refusal.ts";
import { MOST_ANSWERED, MOST_COMPARED } from "#domain/compare/compare-limits.ts";
import {
  addComparison,
  type Comparison,
  countComparisons,
  findComparedKey,
  findComparisons,
  listNewestComparisons,
  removeComparison,
} from "./comparisons.ts";
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
import { artworkOnPage, type ArtworkById, readNamedArtwork } from "#topics/artwork/visible-artwork.ts";
import { productOf } from "#domain/configure/options/product-rows.ts";
import { detailsOf } from "#domain/configure/summary.ts";
import { jobsOf } from "#domain/deliver/job.ts";
import { shippingChoices, type ShippingOffer } from "#domain/deliver/shipping-choices.ts";
import { type Detail, kindOf } from "#domain/detail.ts";
import { pricingId } from "#domain/price/pricing-id.ts";
import type { PricingRow } from "#domain/price/pricing-row.ts";
import { type PricedAgain, pricedAgain } from "#domain/submission/priced-again.ts";
import { quoteData, type QuoteData } from "#domain/compare/quote-data.ts";
import { configuredAddress } from "#domain/seo/configured-address.ts";
import { titleOf } from "#domain/configure/options/title.ts";
import { type ConfiguredPicture, pictureOf } from "#topics/catalogue/pictures.ts";

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

/** What a product that has a price can be ordered with. */
interface Orderable {
  readonly row: PricingRow;
  readonly shipping: ShippingOffer | null;
  /** The body of `cart/add`. */
  readonly quoteData: QuoteData;
}

export interface ComparedProduct {
  readonly key: string;
  readonly product: string;
  readonly title: string;
  readonly details: readonly Detail[];
  /** Pieces of all sets together. */
  readonly pieces: number;
  readonly orderable: Orderable | null;
  /** Why it has no price now. */
  readonly reason: string | null;
  /** Where it can be changed; null when no page sells it. */
  readonly link: string | null;
  readonly picture: ConfiguredPicture;
}

function orderableOf(
  services: Pick<Services, "catalogue" | "shopMoment">,
  priced: PricedAgain,
  link: string | null,
): Orderable | null {
  if (!priced.ok) return null;
  const { row, selection } = priced;
  const catalogue = services.catalogue.current();
  const job = jobsOf(catalogue, selection)(row.quantity);
  const [shipping = null] = shippingChoices(catalogue, selection, row.price, services.shopMoment(), job);
  const data: QuoteData = {
    ...quoteData(catalogue, selection),
    product_pricing_id: pricingId(catalogue.version, selection, row),
    ...(link === null ? {} : { origin_path: link }),
  };
  return { row, shipping, quoteData: data };
}

/**
 * A compared product with the price of now. One that the catalogue no longer sells just so is told in the words of the
 * catalogue it was configured with; null when that is unknown too.
 */
export async function describeCompared(
  services: Pick<Services, "catalogue" | "shopMoment">,
  stored: Comparison,
  artwork: ArtworkById,
): Promise<ComparedProduct | null> {
  const current = services.catalogue.current();
  const priced = pricedAgain(current, stored.selection, services.shopMoment().date);
  const catalogue = priced.ok ? current : await services.catalogue.version(stored.catalogueVersionId);
  if (catalogue === null) return null;
  const selection = priced.ok ? priced.selection : stored.selection;
  const link = configuredAddress(current, selection, stored.originPath);
  return {
    key: stored.key,
    product: productOf(catalogue, selection).name,
    title: titleOf(catalogue, selection),
    details: detailsOf(catalogue, selection).filter((detail) => kindOf(detail) !== "product"),
    pieces: (selection.quantity.pieces ?? 0) * (selection.sets.count ?? 1),
    orderable: orderableOf(services, priced, link),
    reason: priced.ok ? null : priced.why,
    link,
    picture: pictureOf(catalogue, selection, artworkOnPage(catalogue, selection, artwork)),
  };
}

interface ComparedList {
  readonly ok: true;
  readonly products: readonly ComparedProduct[];
  /** Asked keys that the caller does not have, or no longer. */
  readonly gone: readonly string[];
  /** How many the caller has in all. */
  readonly count: number;
}

async function read(
  { db }: Pick<Services, "db">,
  owner: Owner,
  keys: readonly string[],
): Promise<Comparison[]> {
  if (keys.length === 0) return listNewestComparisons(db, owner, MOST_ANSWERED);
  const rows = new Map((await findComparisons(db, owner, keys)).map((row) => [row.key, row]));
  return keys.flatMap((key) => rows.get(key) ?? []);
}

/** The caller's own products under the keys in their order, or all of them when no key is asked; priced as of now. */
export async function listCompared(
  services: Pick<Services, "catalogue" | "config" | "db" | "shopMoment">,
  caller: Caller,
  asked: readonly string[],
): Promise<ComparedList | Refusal<"password-must-change" | "too-many-tries">> {
  const over = await consumeRateLimit(services, "readCompare", caller);
  if (over) return over;
  const found = await findOwner(services, caller);
  if (!found.ok) return found;
  const keys = [...new Set(asked)];
  const { owner } = found;
  if (owner === null) return { ok: true, products: [], gone: keys, count: 0 };
  const rows = await read(services, owner, keys);
  const artwork = await readNamedArtwork(
    services.db,
    owner,
    rows.map(({ selection }) => selection),
  );
  const products: ComparedProduct[] = [];
  for (const row of rows) {
    const described = await describeCompared(services, row, artwork);
    if (described !== null) products.push(described);
  }
  const answered = new Set(products.map(({ key }) => key));
  const gone = keys.filter((key) => !answered.has(key));
  return { ok: true, products, gone, count: await countComparisons(services.db, owner) };
}

/** Takes a product out of the comparison; somebody else's key is as unknown as one that never was. */
export async function removeCompared(
  services: Pick<Services, "db">,
  caller: Caller,
  key: string,
): Promise<{ readonly ok: true; readonly left: number } | Refusal<"not-found" | "password-must-change">> {
  const found = await findOwner(services, caller);
  if (!found.ok) return found;
  if (found.owner === null || !(await removeComparison(services.db, found.owner, key)))
    return refuse("not-found");
  return { ok: true, left: await countComparisons(services.db, found.owner) };
}
