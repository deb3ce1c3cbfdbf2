import { and, asc, desc, eq } from "drizzle-orm";
import { customer, customerAddress } from "./schema/customer.ts";
import { guest } from "./schema/guest.ts";
import { quotation, type QuotationItem } from "./schema/quotation.ts";
import type { Queries, Transaction } from "./transaction.ts";
import { belongsTo, type Owner } from "./owner.ts";

export type { QuotationItem };
export type StoredQuotation = typeof quotation.$inferSelect;
export type NewQuotation = Omit<typeof quotation.$inferInsert, "customerId" | "guestId">;

type BillToColumns = Pick<
  StoredQuotation,
  "name" | "company" | "address" | "apartment" | "cityTown" | "province" | "postcode" | "phoneNumber"
>;

/** How many quotations an account's list goes back. */
const LISTED = 100;

export async function addQuotation(tx: Transaction, owner: Owner, row: NewQuotation): Promise<number> {
  const [added] = await tx
    .insert(quotation)
    .values({ ...row, ...owner })
    .returning({ id: quotation.id });
  if (!added) throw new Error("A quotation was not stored.");
  return added.id;
}

/** An owner's quotation of that number; null when it is not theirs or not there. */
export async function findQuotation(
  db: Queries,
  owner: Owner,
  quotationNo: string,
): Promise<StoredQuotation | null> {
  const [row] = await db
    .select()
    .from(quotation)
    .where(and(eq(quotation.quotationNo, quotationNo), belongsTo(quotation, owner)));
  return row ?? null;
}

/** The quotation an owner was issued last; null when there is none. */
export async function readLastQuotation(db: Queries, owner: Owner): Promise<StoredQuotation | null> {
  const [row] = await db
    .select()
    .from(quotation)
    .where(belongsTo(quotation, owner))
    .orderBy(desc(quotation.id))
    .limit(1);
  return row ?? null;
}

/** An owner's quotations, the newest first. */
export function readQuotations(db: Queries, owner: Owner): Promise<StoredQuotation[]> {
  return db
    .select()
    .from(quotation)
    .where(belongsTo(quotation, owner))
    .orderBy(desc(quotation.id))
    .limit(LISTED);
}

/** Writes Bill To anew; null when the quotation is not the owner's or not there. */
export async function changeBillToColumns(
  db: Queries,
  owner: Owner,
  id: number,
  columns: BillToColumns,
): Promise<StoredQuotation | null> {
  const [row] = await db
    .update(quotation)
    .set(columns)
    .where(and(eq(quotation.id, id), belongsTo(quotation, owner)))
    .returning();
  return row ?? null;
}

export interface KnownParty {
  /** First and last name; null for a guest who has not said one. */
  readonly name: string | null;
  /** The first entry of the address book. */
  readonly address: typeof customerAddress.$inferSelect | null;
}

/** What the shop knows of an owner for a document's Bill To. */
export async function readParty(db: Queries, owner: Owner): Promise<KnownParty> {
  if (owner.customerId === null) {
    const [row] = await db.select().from(guest).where(eq(guest.id, owner.guestId));
    return { name: row?.firstName ? `${row.firstName} ${row.lastName ?? ""}` : null, address: null };
  }
  const [row] = await db
    .select({ customer, address: customerAddress })
    .from(customer)
    .leftJoin(customerAddress, eq(customerAddress.customerId, customer.id))
    .where(eq(customer.id, owner.customerId))
    .orderBy(asc(customerAddress.id))
    .limit(1);
  return row
    ? { name: `${row.customer.firstName} ${row.customer.lastName}`, address: row.address }
    : { name: null, address: null };
}
