import { and, eq, inArray, isNotNull, isNull, or, sql } from "drizzle-orm";
import type { Transaction } from "#platform/db/database.ts";
import { customerOwner, type Owner } from "#platform/db/owner.ts";
import { customerTable } from "#platform/db/schema/customer.ts";
import { guestTable } from "#platform/db/schema/guest.ts";
import { orderTable } from "#platform/db/schema/order.ts";
import { quotationTable, quoteRequestTable } from "#platform/db/schema/quotation.ts";
import { moveArtworkOf } from "#topics/artwork/artworks.ts";

interface Adopted {
  readonly orders: readonly { readonly number: string; readonly quotationId: number | null }[];
  readonly requests: readonly { readonly id: number; readonly number: string }[];
}

/** Orders and quote requests say themselves whom they are of. */
async function adoptNamed(tx: Transaction, owner: Owner, email: string): Promise<Adopted> {
  const orders = await tx
    .update(orderTable)
    .set(owner)
    .where(and(isNotNull(orderTable.guestId), sql`${orderTable.contact}->>'email' = ${email}`))
    .returning({ number: orderTable.orderNo, quotationId: orderTable.quotationId });
  const requests = await tx
    .update(quoteRequestTable)
    .set(owner)
    .where(and(isNotNull(quoteRequestTable.guestId), eq(quoteRequestTable.email, email)))
    .returning({ id: quoteRequestTable.id, number: quoteRequestTable.requestNo });
  return { orders, requests };
}

/** Quotations name nobody: they are of who asked for them, or belong to an order or a request. */
function adoptQuotations(tx: Transaction, owner: Owner, email: string, { orders, requests }: Adopted) {
  const guests = tx
    .select({ id: guestTable.id })
    .from(guestTable)
    .where(and(eq(guestTable.email, email), isNull(guestTable.customerId)));
  const ordered = orders.flatMap(({ quotationId }) => quotationId ?? []);
  const asked = requests.map(({ id }) => id);
  const isTheirs = or(
    inArray(quotationTable.guestId, guests),
    inArray(quotationTable.id, ordered),
    inArray(quotationTable.quoteRequestId, asked),
  );
  return tx
    .update(quotationTable)
    .set(owner)
    .where(and(isNotNull(quotationTable.guestId), isTheirs))
    .returning({ number: quotationTable.quotationNo });
}

/**
 * What was ordered, asked for and quoted under an address in any browser becomes its account's, with the files of it. An account has shown
 * that its address is its own (decision 029), and whoever placed an order still has its link (decision 340).
 */
export async function adoptPapers(tx: Transaction, customerId: number): Promise<void> {
  const [customer] = await tx
    .select({ email: customerTable.email })
    .from(customerTable)
    .where(eq(customerTable.id, customerId));
  if (customer === undefined) return;
  const owner = customerOwner(customerId);
  const adopted = await adoptNamed(tx, owner, customer.email);
  const quotations = await adoptQuotations(tx, owner, customer.email, adopted);
  const papers = [...adopted.orders, ...adopted.requests, ...quotations];
  await moveArtworkOf(
    tx,
    papers.map(({ number }) => number),
    customerId,
  );
}
