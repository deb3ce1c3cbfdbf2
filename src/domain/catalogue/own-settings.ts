import { ownWords } from "./words/words.ts";
import type { CatalogueDocument, Holiday, Shop } from "./schema.ts";

/** What of the shop its owner sets. */
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
  "rules",
  "logo",
  "cutOff",
  "freeShippingFrom",
  "freeShippingUpToGrams",
] as const satisfies readonly (keyof Shop)[];

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** A day has several rows where regions keep their own. */
export function holidayKey({ date, type, region }: Pick<Holiday, "date" | "type" | "region">): string {
  return [date, type, ...(region === null ? [] : [region])].join(" ");
}

/** The newer program's days without those that the shop has taken out, and with those that it has put in or called otherwise. */
function ownHolidays(shipped: CatalogueDocument, before: CatalogueDocument, now: CatalogueDocument) {
  const rowsOf = ({ holidays }: CatalogueDocument) => new Map(holidays.map((day) => [holidayKey(day), day]));
  const [were, are, newer] = [rowsOf(before), rowsOf(now), rowsOf(shipped)];
  for (const key of were.keys()) if (!are.has(key)) newer.delete(key);
  for (const [key, day] of are) if (!isSame(were.get(key), day)) newer.set(key, day);
  return [...newer.values()].sort((one, other) => (holidayKey(one) < holidayKey(other) ? -1 : 1));
}

/** Lists that are the shop's own as a whole once it has changed them. */
function ownList<Row>(shipped: Row[], before: Row[], now: Row[]): Row[] {
  return isSame(before, now) ? shipped : now;
}

/**
 * A newer program's document with what the shop has set itself: where `now` differs from `before`, the document that the program
 * before came with, it is the shop's own and stays; else the newer one's counts. Prices are not among it: see decision 320.
 */
export function withOwnSettings(
  shipped: CatalogueDocument,
  before: CatalogueDocument,
  now: CatalogueDocument,
): CatalogueDocument {
  const own = ownOfShop.filter((field) => !isSame(before.shop[field], now.shop[field]));
  const taken = Object.fromEntries(own.map((field) => [field, now.shop[field]]));
  const isOwnDays = !isSame(before.holidays, now.holidays);
  return {
    ...shipped,
    shop: { ...shipped.shop, ...taken },
    coupons: ownList(shipped.coupons, before.coupons, now.coupons),
    holidays: isOwnDays ? ownHolidays(shipped, before, now) : shipped.holidays,
    words: ownWords(shipped.words, before.words, now.words),
    priceRules: {
      ...shipped.priceRules,
      promotions: ownList(
        shipped.priceRules.promotions,
        before.priceRules.promotions,
        now.priceRules.promotions,
      ),
    },
  };
}
