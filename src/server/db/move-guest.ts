import { eq } from "drizzle-orm";
import { artworkTable } from "./schema/files/artwork.ts";
import { cartLineTable } from "./schema/cart-line.ts";
import { comparisonTable } from "./schema/comparison.ts";
import { idempotencyKeyTable } from "./schema/idempotency-key.ts";
import { orderTable } from "./schema/orders/order.ts";
import { quotationTable } from "./schema/quotation.ts";
import { quoteRequestTable } from "./schema/quote-request.ts";
import type { Transaction } from "./transaction.ts";
import { dropLinesOfAccount } from "./cart/cart-lines.ts";
import { moveCartPreferences } from "./cart/cart-preferences.ts";
import { dropComparedOfAccount } from "./comparisons.ts";
import { moveCheckoutDraft } from "./orders/checkout-drafts.ts";
import { customerOwner } from "./owner.ts";

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
