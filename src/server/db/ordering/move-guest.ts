import { and, eq, inArray } from "drizzle-orm";
import { cartLine } from "../schema/cart-line.ts";
import { comparison } from "../schema/comparison.ts";
import { keptAnswer } from "../schema/kept-answer.ts";
import { quotation } from "../schema/quotation.ts";
import { quoteRequest } from "../schema/quote-request.ts";
import type { Transaction } from "../transaction.ts";
import { dropLinesOfAccount } from "./cart-lines.ts";
import { moveWish } from "./cart-wish.ts";
import { customerOwner } from "./owner.ts";

/** What the account compares already is not laid beside it once more. */
const dropComparisons = async (tx: Transaction, guestId: number, customerId: number): Promise<void> => {
  const owned = tx
    .select({ hash: comparison.selectionHash })
    .from(comparison)
    .where(eq(comparison.customerId, customerId));
  await tx
    .delete(comparison)
    .where(and(eq(comparison.guestId, guestId), inArray(comparison.selectionHash, owned)));
};

/** A guest's cart, comparisons, quote requests and quotations become an account's. */
export const moveBelongings = async (tx: Transaction, guestId: number, customerId: number): Promise<void> => {
  await dropLinesOfAccount(tx, guestId, customerId);
  await moveWish(tx, guestId, customerId);
  await dropComparisons(tx, guestId, customerId);
  for (const table of [cartLine, comparison, quoteRequest, quotation, keptAnswer])
    await tx.update(table).set(customerOwner(customerId)).where(eq(table.guestId, guestId));
};
