import type { ShopRules } from "#domain/catalogue/shop-rules.ts";
import type { Cents } from "#domain/money.ts";
import { isPayableByCard } from "./card-payments.ts";

/**
 * What of an order is paid before it is made, where its shop asks for a part of it only: whole cents, rounded up. Null where all of it is, as
 * usual, and where either part would be too small to be paid by card. GST is of the whole order and stands on its tax invoice, which is issued when all of it is paid (decision 451).
 */
export function depositShare(
  { depositPercent, depositFrom }: Pick<ShopRules, "depositPercent" | "depositFrom">,
  total: Cents,
): Cents | null {
  if (depositPercent >= 100 || total < depositFrom * 100) return null;
  const cents = Math.ceil((total * depositPercent) / 100);
  return isPayableByCard(cents) && isPayableByCard(total - cents) ? cents : null;
}
