import type { ReplyTo } from "#contract/calls.ts";
import { ok } from "#contract/envelope.ts";
import { order } from "#contract/order.ts";
import { readCheckout } from "#server/services/order/read-checkout.ts";
import type { Services } from "#server/services/services.ts";
import { addressToWire } from "../account/addresses.ts";
import type { Cookies } from "../account/cookies.ts";
import { answerRefusal } from "../answer-refusal.ts";
import type { App } from "../app.types.ts";
import { cartToWire } from "../cart/cart-to-wire.ts";
import { routeOf } from "../route-of.ts";

type ReadCheckout = Extract<Awaited<ReturnType<typeof readCheckout>>, { ok: true }>;

function checkoutToWire(
  services: Pick<Services, "catalogue">,
  { cart, typed, person, addresses, hindrance }: ReadCheckout,
): ReplyTo<"GET checkout"> {
  return {
    cart: cartToWire(services, cart),
    typed: { ...typed },
    person: person && {
      first_name: person.firstName,
      last_name: person.lastName,
      email: person.email,
      is_member: person.isMember,
    },
    addresses: addresses.map(addressToWire),
    hindrance: hindrance && { message: hindrance.message, cart_item_id: hindrance.lineId },
  };
}

/** What the checkout begins with. */
export function registerReadCheckout(app: App, services: Services, cookies: Cookies): void {
  app.route({
    ...routeOf(order.checkout),
    handler: async (request, reply) => {
      const outcome = await readCheckout(services, cookies.caller(request));
      return outcome.ok ? ok(checkoutToWire(services, outcome)) : answerRefusal(reply, outcome);
    },
  });
}
