import { formatMoney, typedCents } from "#domain/money.ts";

/** What is asked of a payment of more than is to be paid, which a slip of the pen would be; null of any other. */
export function overpaidWords(typed = "", due = ""): string | null {
  const over = (typedCents(typed) ?? 0) - (typedCents(due) ?? 0);
  return over > 0 ? `This is ${formatMoney(over)} more than is to be paid.` : null;
}
