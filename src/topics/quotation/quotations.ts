import { aliasedTable, and, asc, desc, eq, exists, gt, not, sql } from "drizzle-orm";
import { isNotOrdered } from "#topics/cart/coupon-counts.ts";
import { quotationTable, requestFactTable, type StoredQuotation } from "#platform/db/schema/quotation.ts";
import type { CalendarDate } from "#domain/calendar-date.ts";
import { customerAddressTable, customerTable } from "#platform/db/schema/customer.ts";
import { guestTable } from "#platform/db/schema/guest.ts";
import { addArtworkUses } from "#topics/artwork/artworks.ts";
import { type OrderedPlace, readLastPlace } from "#topics/person/last-place.ts";
import { orderTable } from "#platform/db/schema/order.ts";
import { selectionOf } from "#platform/db/schema/selection-column.ts";
import type { Queries, Transaction } from "#platform/db/database.ts";
import { belongsTo, type Owner } from "#platform/db/owner.ts";

export type NewQuotation = Omit<typeof quotationTable.$inferInsert, "customerId" | "guestId">;

type BillToColumns = Pick<
  StoredQuotation,
  "name" | "company" | "address" | "apartment" | "cityTown" | "province" | "postcode" | "phoneNumber"
>;

/** How many quotations an account's list goes back. */
const LISTED = 100;

export async function addQuotation(tx: Transaction, owner: Owner, row: NewQuotation): Promise<number> {
  const [added] = await tx
    .insert(quotationTable)
    .values({ ...row, ...owner })
    .returning({ id: quotationTable.id });
  if (!added) throw new Error("A quotation was not stored.");
  const paper = { place: "quotation", number: row.quotationNo } as const;
  await addArtworkUses(
    tx,
    owner,
    paper,
    row.items.map(({ selection }) => selectionOf(selection)),
  );
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
    .from(quotationTable)
    .where(and(eq(quotationTable.quotationNo, quotationNo), belongsTo(quotationTable, owner)));
  return row ?? null;
}

/** The quotation of a number, whoever's it is. */
export async function readStoredQuotation(db: Queries, quotationNo: string): Promise<StoredQuotation | null> {
  const [row] = await db.select().from(quotationTable).where(eq(quotationTable.quotationNo, quotationNo));
  return row ?? null;
}

/** The same, held until the transaction ends: of two that order it at once one is the first. */
export async function lockQuotation(tx: Transaction, quotationNo: string): Promise<StoredQuotation | null> {
  const isIt = eq(quotationTable.quotationNo, quotationNo);
  const [row] = await tx.select().from(quotationTable).where(isIt).for("no key update");
  return row ?? null;
}

/** The answers to a quote request, the newest first. */
export function readAnswers(db: Queries, quoteRequestId: number): Promise<StoredQuotation[]> {
  return db
    .select()
    .from(quotationTable)
    .where(eq(quotationTable.quoteRequestId, quoteRequestId))
    .orderBy(desc(quotationTable.id));
}

/** The newest answer to the same request that has taken a quotation's place; null where none has. */
export async function readNewerAnswer(
  db: Queries,
  { id, quoteRequestId }: Pick<StoredQuotation, "id" | "quoteRequestId">,
): Promise<StoredQuotation | null> {
  const [newest] = quoteRequestId === null ? [] : await readAnswers(db, quoteRequestId);
  return newest !== undefined && newest.id > id ? newest : null;
}

/** An owner's quotations, the newest first. */
export function readQuotations(db: Queries, owner: Owner): Promise<StoredQuotation[]> {
  return db
    .select()
    .from(quotationTable)
    .where(belongsTo(quotationTable, owner))
    .orderBy(desc(quotationTable.id))
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
    .update(quotationTable)
    .set(columns)
    .where(and(eq(quotationTable.id, id), belongsTo(quotationTable, owner)))
    .returning();
  return row ?? null;
}

export interface LoadedParty {
  /** First and last name; null for a guest who has not said one. */
  readonly name: string | null;
  /** The first entry of the address book. */
  readonly address: typeof customerAddressTable.$inferSelect | null;
  /** Where the last order went. */
  readonly lastPlace: OrderedPlace;
}

/** What the shop knows of an owner for a document's Bill To. */
export async function readParty(db: Queries, owner: Owner): Promise<LoadedParty> {
  const lastPlace = await readLastPlace(db, owner);
  if (owner.customerId === null) {
    const [row] = await db.select().from(guestTable).where(eq(guestTable.id, owner.guestId));
    const name = row?.firstName ? `${row.firstName} ${row.lastName ?? ""}` : null;
    return { name, address: null, lastPlace };
  }
  const [row] = await db
    .select({ customer: customerTable, address: customerAddressTable })
    .from(customerTable)
    .leftJoin(customerAddressTable, eq(customerAddressTable.customerId, customerTable.id))
    .where(eq(customerTable.id, owner.customerId))
    .orderBy(asc(customerAddressTable.id))
    .limit(1);
  return row
    ? { name: `${row.customer.firstName} ${row.customer.lastName}`, address: row.address, lastPlace }
    : { name: null, address: null, lastPlace };
}

/** A quotation with whom to tell of it. */
export interface EndingQuotation {
  readonly row: StoredQuotation;
  readonly email: string;
  /** Null for a guest who has not said one. */
  readonly firstName: string | null;
}

/** Its owner has ordered for the same sum since: by another way than its link. */
const isOrderedOtherwise = sql`exists (select from ${orderTable} where ${orderTable.placedAt} >= ${quotationTable.createdAt}
  and ${orderTable.subTotal} = ${quotationTable.subTotal}
  and (${orderTable.customerId} = ${quotationTable.customerId} or ${orderTable.guestId} = ${quotationTable.guestId}))`;

/** Its last day; the days of those that nobody has set another one for. */
function lastDay(days: number) {
  return sql`coalesce(${quotationTable.validUntil}, ${quotationTable.issueDate} + ${days}::int)`;
}

const newer = aliasedTable(quotationTable, "newer");

/** A newer answer to the same request has taken its place. */
function isReplaced(db: Queries) {
  const sameRequest = eq(newer.quoteRequestId, quotationTable.quoteRequestId);
  const later = db.select({ id: newer.id }).from(newer);
  return exists(later.where(and(sameRequest, gt(newer.id, quotationTable.id))));
}

/** Whoever it was for has declined it. */
const isDeclined = sql`exists (select from ${requestFactTable} where ${requestFactTable.quoteRequestId} = ${quotationTable.quoteRequestId}
  and ${requestFactTable.kind} = 'declined' and ${requestFactTable.details}->>'quotationNo' = ${quotationTable.quotationNo})`;

/** Quotations whose last day is one of these, that were neither ordered nor declined and whose owner has an address, the newest first; `days`: how long prices are kept as a rule. */
export async function readEndingQuotations(
  db: Queries,
  { from, to, days }: { readonly from: CalendarDate; readonly to: CalendarDate; readonly days: number },
): Promise<readonly EndingQuotation[]> {
  const rows = await db
    .select({ row: quotationTable, customer: customerTable, guest: guestTable })
    .from(quotationTable)
    .leftJoin(customerTable, eq(customerTable.id, quotationTable.customerId))
    .leftJoin(guestTable, eq(guestTable.id, quotationTable.guestId))
    .where(
      and(
        sql`${lastDay(days)} between ${from}::date and ${to}::date`,
        isNotOrdered(db),
        not(isOrderedOtherwise),
        not(isReplaced(db)),
        not(isDeclined),
      ),
    )
    .orderBy(desc(quotationTable.id));
  return rows.flatMap(({ row, customer, guest }) => {
    const { email = null, firstName = null } = customer ?? guest ?? {};
    return email === null ? [] : { row, email, firstName };
  });
}
