import type { CatalogueInput } from "#domain/catalogue/schema.ts";

type Lookup = CatalogueInput["products"][number]["attributeLookups"][number];

/** Supplies without a choice of adhesive and without premium processing: the roll. */
const BARE_SUPPLIES: readonly number[] = [9];

/** Which adhesives hold on the back of which finishing; freezer grade goes cloudy under clear film. */
const ADHESIVES_BY_FINISHING: Readonly<Record<number, readonly number[]>> = {
  1: [1, 2, 3, 4],
  2: [1, 2, 3, 4],
  3: [1, 2],
  4: [1, 2, 3, 4],
  5: [1, 2, 3, 4],
  6: [1, 2],
  7: [1, 4],
  8: [1, 4],
  9: [1, 4],
  10: [1, 2],
  11: [1, 2],
};

/** Which lamination or spot varnish each finishing takes; bare paper takes none. */
const PREMIUM_BY_FINISHING: Readonly<Record<number, readonly number[]>> = {
  1: [47, 48, 50],
  2: [47, 49, 50],
  3: [47],
  4: [47, 48, 50],
  5: [47, 48, 49, 50],
  6: [47, 48, 49],
  7: [47, 48, 49],
  8: [47, 49],
  9: [47, 48],
  10: [47, 48],
  11: [47, 48],
};

export interface LookupFacts {
  readonly supplyIds: readonly number[];
  readonly finishingIds: readonly number[];
  /** Adhesives of this product, when fewer than its finishings take. */
  readonly adhesiveIds?: readonly number[];
  readonly takesPremiumProcessing: boolean;
  /** Supplies that come in some of the finishings only. */
  readonly finishingsBySupply?: Readonly<Record<number, readonly number[]>>;
}

function lookup(facts: LookupFacts, supplyId: number, finishingId: number): Lookup {
  const bare = BARE_SUPPLIES.includes(supplyId);
  const allowed = facts.adhesiveIds;
  const adhesives = ADHESIVES_BY_FINISHING[finishingId] ?? [];
  return {
    supplyId,
    finishingId,
    adhesiveIds: bare ? [] : adhesives.filter((id) => allowed === undefined || allowed.includes(id)),
    premiumProcessingIds:
      bare || !facts.takesPremiumProcessing ? [] : [...(PREMIUM_BY_FINISHING[finishingId] ?? [])],
  };
}

/** Every supply of a product in every finishing it comes in. */
export function attributeLookups(facts: LookupFacts): Lookup[] {
  return facts.supplyIds.flatMap((supplyId) =>
    (facts.finishingsBySupply?.[supplyId] ?? facts.finishingIds).map((finishingId) =>
      lookup(facts, supplyId, finishingId),
    ),
  );
}
