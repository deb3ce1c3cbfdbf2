import type { CatalogueDocument, Shop } from "./schema.ts";

/** What of the shop its owner sets; everything else comes with the program. */
const ownOfShop = [
  "name",
  "streetAddress",
  "city",
  "postcode",
  "phone",
  "email",
  "gstNumber",
  "bankAccount",
  "answerDays",
  "logo",
] as const satisfies readonly (keyof Shop)[];

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/**
 * A newer program's document with what the shop has set itself: where `now` differs from `before`, the document that the program
 * before came with, it is the shop's own and stays; else the newer one's counts.
 */
export function withOwnSettings(
  shipped: CatalogueDocument,
  before: CatalogueDocument,
  now: CatalogueDocument,
): CatalogueDocument {
  const own = ownOfShop.filter((field) => !isSame(before.shop[field], now.shop[field]));
  const taken = Object.fromEntries(own.map((field) => [field, now.shop[field]]));
  return {
    ...shipped,
    shop: { ...shipped.shop, ...taken },
    coupons: isSame(before.coupons, now.coupons) ? shipped.coupons : now.coupons,
  };
}
