import { eq } from "drizzle-orm";
import { artworkTable } from "#platform/db/schema/files/artwork.ts";
import { cartLineTable } from "#platform/db/schema/cart-line.ts";
import { comparisonTable } from "#platform/db/schema/comparison.ts";
import { idempotencyKeyTable } from "#platform/db/schema/idempotency-key.ts";
import { orderTable } from "#platform/db/schema/orders/order.ts";
import { quotationTable } from "#platform/db/schema/quotation.ts";
import { quoteRequestTable } from "#platform/db/schema/quote-request.ts";
import type { Transaction } from "#platform/db/transaction.ts";
import { dropLinesOfAccount } from "#topics/cart/cart-lines.ts";
import { moveCartPreferences } from "#topics/cart/cart-preferences.ts";
import { dropComparedOfAccount } from "#topics/compare/comparisons.ts";
import { moveCheckoutDraft } from "#topics/cart/checkout-drafts.ts";
import { customerOwner } from "#platform/db/owner.ts";

/** A guest's artwork, cart, comparisons, quote requests, quotations and orders become an account's. */
export async function moveBelongings(tx: Transaction, guestId: number, customerId: number): Promise<void> {
  await dropLinesOfAccount(tx, guestId, customerId);
  await moveCartPreferences(tx, guestId, customerId);
  await moveCheckoutDraft(tx, guestId, customerId);
  await dropComparedOfAccount(tx, guestId, customerId);
  for (const table of [
    artworkTable,
    cartLineTable,
    comparisonTable,
    quoteRequestTable,
    quotationTable,
    orderTable,
    idempotencyKeyTable,
  ])
    await tx.update(table).set(customerOwner(customerId)).where(eq(table.guestId, guestId));
}
