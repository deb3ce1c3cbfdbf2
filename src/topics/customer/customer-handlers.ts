import { ok } from "#contract/envelope.ts";
import { customer } from "#contract/studio/customer.ts";
import { toCents, toDollars } from "#domain/money.ts";
import { readCustomerRef, writeCustomerRef } from "#domain/studio/customer-list.ts";
import type { Services } from "#topics/services.ts";
import { enterPointsAsStaff, setCustomerCredit } from "./change-customer.ts";
import {
  type CustomersQuery,
  type CustomerListPage,
  type CustomerPage,
  listCustomers,
  readCustomer,
} from "./read-customer.ts";
import { answerRefusal } from "#topics/answer-refusal.ts";
import type { App } from "#platform/http/app.types.ts";
import { routeOf } from "#platform/http/route-of.ts";
import { staffOf } from "#topics/staff/gate.ts";
import type { StudioReplyTo } from "#contract/studio/studio-calls.ts";
import { customerData } from "#contract/studio/customer-data.ts";
import { eraseCustomer, exportCustomer } from "./personal-data.ts";
import { customers } from "#contract/studio/customers.ts";

type Member = NonNullable<CustomerPage["member"]>;
type Wire = StudioReplyTo<"GET customers/:ref">;

function addressToWire(row: Member["addresses"][number]) {
  const { label, company, address, apartment, cityTown, province, postcode, phoneNumber: phone } = row;
  const lines = [company, apartment, address, `${cityTown} ${postcode}`.trim(), province];
  return { label, lines: lines.filter((line) => line !== ""), phone };
}

function memberToWire({ addresses, points, credit }: Member, id: number) {
  return {
    id,
    addresses: addresses.map(addressToWire),
    points: { ...points, entries: points.entries.map((entry) => ({ ...entry, at: entry.at.toISOString() })) },
    credit: credit && {
      limit: toDollars(credit.limit),
      days: credit.days,
      owed: toDollars(credit.owed),
      left: toDollars(credit.left),
    },
  };
}

/** A customer as the studio reads them. */
function customerToWire(page: CustomerPage): Wire {
  const { customer, orders, requests, quotations, questions, member } = page;
  const { ref, firstName, lastName, email, since } = customer;
  return {
    ref: writeCustomerRef(ref),
    name: `${firstName} ${lastName}`.trim(),
    email,
    is_guest: ref.isGuest,
    since: since.toISOString(),
    orders: orders.map(({ orderNo, titles, stage, placedAt, total, due, isAsGuest }) => ({
      order_no: orderNo,
      items: titles,
      stage,
      placed_at: placedAt.toISOString(),
      total: toDollars(total),
      due: toDollars(due),
      as_guest: isAsGuest && !ref.isGuest,
    })),
    requests: requests.map(({ requestNo: number, title, askedAt, answeredAt }) => ({
      number,
      title,
      asked: askedAt.toISOString(),
      answered: answeredAt?.toISOString() ?? null,
    })),
    quotations: quotations.map(({ number, issuedOn, validUntil, total, isOrdered, url }) => ({
      number,
      issued_on: issuedOn,
      valid_until: validUntil,
      total: toDollars(total),
      is_ordered: isOrdered,
      url,
    })),
    questions: questions.map(({ id, words, askedAt, answer, decidedAt }) => {
      const decided = answer === null ? ("closed" as const) : ("answered" as const);
      return { id, words, asked: askedAt.toISOString(), state: decidedAt === null ? "open" : decided };
    }),
    member: member && memberToWire(member, ref.id),
  };
}

/** One customer of the shop, and what is changed of theirs. */
export function registerCustomer(app: App, services: Services): void {
  app.route({
    ...routeOf(customer.read),
    handler: async ({ params }, reply) => {
      const read = await readCustomer(services, readCustomerRef(params.ref));
      return read.ok ? ok(customerToWire(read.page)) : answerRefusal(reply, read);
    },
  });

  app.route({
    ...routeOf(customer.enterPoints),
    handler: async (request, reply) => {
      const { staff } = staffOf(request);
      const entered = await enterPointsAsStaff(services, staff.id, request.params.id, request.body);
      return entered.ok ? ok({ balance: entered.balance }) : answerRefusal(reply, entered);
    },
  });

  app.route({
    ...routeOf(customer.setCredit),
    handler: async (request, reply) => {
      const { was, ...typed } = request.body;
      const sent = { ...typed, was: { limit: toCents(was.limit), days: was.days } };
      const { staff } = staffOf(request);
      const set = await setCustomerCredit(services, staff.id, request.params.id, sent);
      return set.ok ? ok({}) : answerRefusal(reply, set);
    },
  });
}

/** What is kept about somebody: taken along, or erased. */
export function registerCustomerData(app: App, services: Services): void {
  app.route({
    ...routeOf(customerData.exportData),
    handler: async (request, reply) => {
      const { staff } = staffOf(request);
      const read = await exportCustomer(services, staff.id, readCustomerRef(request.params.ref));
      if (!read.ok) return answerRefusal(reply, read);
      return ok({ tables: read.rows });
    },
  });

  app.route({
    ...routeOf(customerData.erase),
    handler: async (request, reply) => {
      const { staff } = staffOf(request);
      const ref = readCustomerRef(request.params.ref);
      const erased = await eraseCustomer(services, staff.id, ref, request.body.email);
      return erased.ok ? ok({ kept_orders: erased.keptOrders }) : answerRefusal(reply, erased);
    },
  });
}

type CustomerPlace = NonNullable<CustomersQuery["after"]>;

function placeIn(after: string | undefined): CustomerPlace | null {
  const [sinceMicros, kind, id] = (after ?? "").split("_");
  if (id === undefined) return null;
  return { sinceMicros: Number(sinceMicros), isGuest: kind === "g", id: Number(id) };
}

function placeToWire({ sinceMicros, isGuest, id }: CustomerPlace): string {
  return `${sinceMicros}_${isGuest ? "g" : "a"}_${id}`;
}

function listedToWire(row: CustomerListPage["customers"][number]) {
  const { firstName, lastName, email, isGuest, id, since, orders, lastOrder } = row;
  return {
    ref: writeCustomerRef({ isGuest, id }),
    name: `${firstName} ${lastName}`.trim(),
    email,
    is_guest: isGuest,
    since,
    orders,
    last_order: lastOrder,
  };
}

/** All customers of the shop. */
export function registerCustomers(app: App, services: Services): void {
  app.route({
    ...routeOf(customers.list),
    handler: async ({ query: { search, kind, after } }, reply) => {
      const page = await listCustomers(services, { search, kind, after: placeIn(after) });
      if (!page.ok) return answerRefusal(reply, page);
      return ok({ customers: page.customers.map(listedToWire), next: page.next && placeToWire(page.next) });
    },
  });
}
