import { and, desc, eq, isNull } from "drizzle-orm";
import type { CustomerRef } from "#domain/studio/customer-list.ts";
import { findCustomerByEmail } from "#topics/person/customers.ts";
import { customerTable } from "#platform/db/schema/customer.ts";
import { guestTable } from "#platform/db/schema/guest.ts";
import type { Queries } from "#platform/db/transaction.ts";

/** A customer of the shop, by the address that everything of theirs carries. */
export interface KnownCustomer {
  /** Null for a guest. */
  readonly customerId: number | null;
  /** By which they are named: a guest whose address has an account by now is that account. */
  readonly ref: CustomerRef;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  /** When the account was verified, or the guest first came. */
  readonly since: Date;
}

function ofAccount(row: typeof customerTable.$inferSelect): KnownCustomer {
  const { id, firstName, lastName, email, verifiedAt: since } = row;
  return { customerId: id, ref: { isGuest: false, id }, firstName, lastName, email, since };
}

async function findGuestOf(db: Queries, id: number): Promise<KnownCustomer | null> {
  const [row] = await db
    .select()
    .from(guestTable)
    .where(and(eq(guestTable.id, id), isNull(guestTable.customerId)));
  if (!row?.email) return null;
  const account = await findCustomerByEmail(db, row.email);
  if (account !== null) return ofAccount(account);
  const { firstName, lastName, email, createdAt: since } = row;
  const name = { firstName: firstName ?? "", lastName: lastName ?? "" };
  return { customerId: null, ref: { isGuest: true, id }, ...name, email, since };
}

/** The customer of that name; null where there is none. */
export async function findKnownCustomer(
  db: Queries,
  { isGuest, id }: CustomerRef,
): Promise<KnownCustomer | null> {
  if (isGuest) return findGuestOf(db, id);
  const [row] = await db.select().from(customerTable).where(eq(customerTable.id, id));
  return row ? ofAccount(row) : null;
}

/** Guests without an account who gave that address, the newest first: one for each of their browsers. */
export async function readGuestsOf(db: Queries, email: string): Promise<readonly number[]> {
  const rows = await db
    .select({ id: guestTable.id })
    .from(guestTable)
    .where(and(eq(guestTable.email, email), isNull(guestTable.customerId)))
    .orderBy(desc(guestTable.id));
  return rows.map(({ id }) => id);
}
