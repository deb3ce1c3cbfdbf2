import { causeLabel } from "#domain/account/points.ts";
import type { CalendarDate } from "#domain/calendar-date.ts";
import type { Cents } from "#domain/money.ts";
import { creditLeft } from "#domain/order/credit.ts";
import type { OrderStage } from "#domain/order/order-stage.ts";
import { type Refusal, refuse } from "#domain/refusal.ts";
import { type CustomerKind, type CustomerRef, searchedCustomer } from "#domain/studio/customer-list.ts";
import { type CustomerAddress, readAddresses } from "#topics/account/addresses.ts";
import { readPointsBalance, readPointsLedger } from "#topics/person/points.ts";
import {
  findCustomerRecord,
  type CustomerRecord,
  readOrdersOf,
  readQuotationsOf,
  readRequestsOf,
} from "./customer-rows.ts";
import { readQuestionsOf, type StoredQuestion } from "#topics/question/questions.ts";
import { readOrderedQuotations } from "#topics/order/orders.ts";
import type { Queries } from "#platform/db/database.ts";
import { readUsedCredit } from "#topics/order/credit.ts";
import { quotationUrl } from "#topics/quotation/quotation-keys.ts";
import { lastDayOf } from "#topics/quotation/last-day.ts";
import type { Services } from "#topics/services.ts";
import { type CustomerPlace, type ListedCustomer, readListedCustomers } from "./listed-customers.ts";

type Needs = Pick<Services, "config" | "db">;

/** Papers of each kind that a page shows; there are more where there are so many. */
const SHOWN = 50;

interface ShownOrder {
  readonly orderNo: string;
  readonly titles: readonly string[];
  readonly stage: OrderStage;
  readonly placedAt: Date;
  readonly total: Cents;
  readonly due: Cents;
  /** It was placed without signing in. */
  readonly isAsGuest: boolean;
}

interface ShownRequest {
  readonly requestNo: string;
  readonly title: string;
  readonly askedAt: Date;
  readonly answeredAt: Date | null;
}

interface ShownQuotation {
  readonly number: string;
  readonly issuedOn: CalendarDate;
  readonly validUntil: CalendarDate;
  readonly total: Cents;
  readonly isOrdered: boolean;
  /** The page that the customer has. */
  readonly url: string;
}

interface ShownPoints {
  readonly balance: number;
  /** The newest entry; 0 where there is none. */
  readonly seen: number;
  /** The newest first. */
  readonly entries: readonly { readonly points: number; readonly reason: string; readonly at: Date }[];
}

interface ShownCredit {
  readonly limit: Cents;
  readonly days: number;
  readonly owed: Cents;
  readonly left: Cents;
}

/** What only who has an account has. */
interface OfMember {
  readonly addresses: readonly CustomerAddress[];
  readonly points: ShownPoints;
  readonly credit: ShownCredit | null;
}

/** A customer with everything the shop has of them. */
export interface CustomerPage {
  readonly customer: CustomerRecord;
  readonly orders: readonly ShownOrder[];
  readonly requests: readonly ShownRequest[];
  readonly quotations: readonly ShownQuotation[];
  readonly questions: readonly StoredQuestion[];
  /** Null for a guest. */
  readonly member: OfMember | null;
}

async function ordersOf(db: Queries, customer: CustomerRecord): Promise<readonly ShownOrder[]> {
  const rows = await readOrdersOf(db, customer, SHOWN);
  return rows.map(({ orderNo, items, stage, placedAt, currentTotal: total, due, guestId }) => ({
    orderNo,
    titles: items.map(({ title }) => title),
    stage,
    placedAt,
    total,
    due,
    isAsGuest: guestId !== null,
  }));
}

async function requestsOf(db: Queries, customer: CustomerRecord): Promise<readonly ShownRequest[]> {
  const rows = await readRequestsOf(db, customer, SHOWN);
  return rows.map(({ requestNo, title, quoteType, createdAt: askedAt, answeredAt }) => ({
    requestNo,
    title: title || quoteType,
    askedAt,
    answeredAt,
  }));
}

async function quotationsOf(services: Needs, customer: CustomerRecord): Promise<readonly ShownQuotation[]> {
  const rows = await readQuotationsOf(services.db, customer, SHOWN);
  const ids = rows.map(({ id }) => id);
  const ordered = await readOrderedQuotations(services.db, ids);
  return rows.map((row) => ({
    number: row.quotationNo,
    issuedOn: row.issueDate,
    validUntil: lastDayOf(row),
    total: row.totalPrice,
    isOrdered: ordered.has(row.id),
    url: quotationUrl(services, row),
  }));
}

async function pointsOf(db: Queries, customerId: number): Promise<ShownPoints> {
  const ledger = await readPointsLedger(db, customerId);
  const entries = ledger.map(({ points, cause, createdAt: at }) => ({
    points,
    reason: causeLabel(cause),
    at,
  }));
  return { balance: await readPointsBalance(db, customerId), seen: ledger[0]?.id ?? 0, entries };
}

async function memberOf(db: Queries, customerId: number): Promise<OfMember> {
  const credit = await readUsedCredit(db, customerId);
  return {
    addresses: await readAddresses(db, customerId),
    points: await pointsOf(db, customerId),
    credit: credit && { ...credit, left: creditLeft(credit) },
  };
}

/** A customer of the shop, with their newest papers. */
export async function readCustomer(
  services: Needs,
  ref: CustomerRef,
): Promise<{ readonly ok: true; readonly page: CustomerPage } | Refusal<"not-found">> {
  const { db } = services;
  const customer = await findCustomerRecord(db, ref);
  if (customer === null) return refuse("not-found");
  const { customerId } = customer;
  const page = {
    customer,
    orders: await ordersOf(db, customer),
    requests: await requestsOf(db, customer),
    quotations: await quotationsOf(services, customer),
    questions: await readQuestionsOf(db, customer, SHOWN),
    member: customerId === null ? null : await memberOf(db, customerId),
  };
  return { ok: true, page };
}

/** Customers of one page. */
const PAGE = 50;

export interface CustomersQuery {
  readonly kind: CustomerKind;
  /** As typed; "" for all. */
  readonly search: string;
  readonly after: CustomerPlace | null;
}

export interface CustomerListPage {
  readonly ok: true;
  readonly customers: readonly ListedCustomer[];
  readonly next: CustomerPlace | null;
}

/** A page of the customers, and the place where the next one begins; null at the end. */
export async function listCustomers(
  { db }: Pick<Services, "db">,
  { kind, search: typed, after }: CustomersQuery,
): Promise<CustomerListPage | Refusal<"refused">> {
  const searched = searchedCustomer(typed);
  if (!searched.ok) return searched;
  const found = await readListedCustomers(db, { kind, search: searched.search, after, most: PAGE + 1 });
  const customers = found.slice(0, PAGE);
  return { ok: true, customers, next: found.length > PAGE ? (customers.at(-1) ?? null) : null };
}
