import { ok } from "#contract/envelope.ts";
import { customers } from "#contract/studio/customers.ts";
import { writeCustomerRef } from "#domain/studio/customer-list.ts";
import type { Services } from "#topics/services.ts";
import { type AskedCustomers, type CustomerListPage, listCustomers } from "./list-customers.ts";
import { answerRefusal } from "#topics/answer-refusal.ts";
import type { App } from "#platform/http/app.types.ts";
import { routeOf } from "#platform/http/route-of.ts";

type CustomerPlace = NonNullable<AskedCustomers["after"]>;

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
