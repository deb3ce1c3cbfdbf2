import type { StudioReplyTo } from "#contract/studio/studio-calls.ts";
import { toDollars } from "#domain/money.ts";
import { writeCustomerRef } from "#domain/studio/customer-list.ts";
import type { CustomerPage } from "./read-customer.ts";

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
export function customerToWire(page: CustomerPage): Wire {
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
      items: [...titles],
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
