import { and, eq, inArray } from "drizzle-orm";
import { cartLine } from "../schema/cart-line.ts";
import { comparison } from "../schema/comparison.ts";
import { keptAnswer } from "../schema/kept-answer.ts";
import { quotation } from "../schema/quotation.ts";
import { quoteRequest } from "../schema/quote-request.ts";
import type { Transaction } from "../transaction.ts";
import { customerOwner } from "./owner.ts";

type Configured = typeof cartLine | typeof comparison;

/** What the account has already is not laid beside it once more. */
const dropDuplicates = async (
  tx: Transaction,
  table: Configured,
  guestId: number,
  customerId: number,
): Promise<void> => {
  const owned = tx.select({ hash: table.selectionHash }).from(table).where(eq(table.customerId, customerId));
  await tx.delete(table).where(and(eq(table.guestId, guestId), inArray(table.selectionHash, owned)));
};

/** A guest's cart, comparisons, quote requests and quotations become an account's. */
export const moveBelongings = async (tx: Transaction, guestId: number, customerId: number): Promise<void> => {
  await dropDuplicates(tx, cartLine, guestId, customerId);
  await dropDuplicates(tx, comparison, guestId, customerId);
  for (const table of [cartLine, comparison, quoteRequest, quotation, keptAnswer])
    await tx.update(table).set(customerOwner(customerId)).where(eq(table.guestId, guestId));
};
