import type { Refusal } from "#domain/refusal.ts";
import { MOST_ANSWERED } from "#domain/compare/compare-limits.ts";
import { type Comparison, countComparisons, findComparisons, listNewestComparisons } from "./comparisons.ts";
import type { Owner } from "#platform/db/owner.ts";
import { readNamedArtwork } from "#topics/artwork/shown-artwork.ts";
import type { Caller } from "#topics/person/caller.ts";
import { consumeRateLimit } from "#topics/person/consume-rate-limit.ts";
import { findOwner } from "#topics/person/find-owner.ts";
import type { Services } from "#topics/services.ts";
import { type ComparedProduct, describeCompared } from "./describe-compared.ts";

export interface ComparedList {
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
