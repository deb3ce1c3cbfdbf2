import type { ReplyTo } from "#contract/calls.ts";
import { ok } from "#contract/envelope.ts";
import { order } from "#contract/order.ts";
import { toDollars } from "#domain/money.ts";
import { creditDueOn, creditLeft, mayOwe } from "#domain/order/credit.ts";
import { type Checkout, readCheckout } from "#server/services/checkout/read-checkout.ts";
import type { QuotedLine } from "#server/services/quotation/read-quotation.ts";
import { quotationPath } from "#server/services/quotation/quotation-keys.ts";
import {
  type QuotationCheckout,
  readQuotationCheckout,
} from "#server/services/quotation-link/read-quotation-checkout.ts";
import type { Services } from "#server/services/services.ts";
import { addressToWire } from "../account/addresses.ts";
import type { Cookies } from "../account/cookies.ts";
import { answerRefusal } from "../answer-refusal.ts";
import type { App } from "../app.types.ts";
import { cartToWire } from "../cart/cart-to-wire.ts";
import { routeOf } from "../route-of.ts";

function checkoutToWire(
  services: Pick<Services, "catalogue" | "shopMoment">,
  { cart, typed, person, addresses, credit, hindrance }: Checkout,
): ReplyTo<"GET checkout"> {
  return {
    quotation: null,
    cart: cartToWire(services, cart),
    typed: { ...typed },
    person: person && {
      first_name: person.firstName,
      last_name: person.lastName,
      email: person.email,
      is_member: person.isMember,
    },
    addresses: addresses.map(addressToWire),
    account: credit && {
      left: toDollars(creditLeft(credit)),
      due_on: creditDueOn(credit, services.shopMoment().date),
      is_enough: mayOwe(credit, cart.totals.total),
    },
    hindrance: hindrance && { message: hindrance.message, cart_item_id: hindrance.lineId },
  };
}

/** What a quotation says of a line; for a charge nothing is printed. */
function quotedWords(line: QuotedLine | undefined) {
  if (line === undefined) return {};
  const { title, quantity, sets: kinds } = line;
  return { title, quantity, kinds, ...(line.written === "charge" && { picture: "", artwork: [] }) };
}

/** What is quoted cannot be changed: no line leads to a page that would. */
function quotationCheckoutToWire(
  services: Pick<Services, "catalogue" | "config" | "shopMoment">,
  checkout: QuotationCheckout,
): ReplyTo<"GET checkout"> {
  const { cart, ...wire } = checkoutToWire(services, checkout);
  const { quotationNo, validUntil, lostPoints } = checkout.quotation;
  const items = cart.cart_items.map((item, at) => ({
    ...item,
    ...quotedWords(checkout.cart.quoted[at]),
    product_pricing_id: null,
    path: null,
  }));
  return {
    ...wire,
    quotation: {
      quotation_no: quotationNo,
      valid_until: validUntil,
      path: quotationPath(services, quotationNo),
      lost_points: toDollars(lostPoints),
    },
    cart: { ...cart, cart_items: items },
  };
}

/** What the checkout begins with: that of the cart, or of a quotation. */
export function registerReadCheckout(app: App, services: Services, cookies: Cookies): void {
  app.route({
    ...routeOf(order.checkout),
    handler: async (request, reply) => {
      const caller = cookies.caller(request);
      const { quotation_no: quotationNo, quotation_key: key = "" } = request.query;
      if (quotationNo !== undefined) {
        const quoted = await readQuotationCheckout(services, caller, { quotationNo, key });
        return quoted.ok ? ok(quotationCheckoutToWire(services, quoted)) : answerRefusal(reply, quoted);
      }
      const outcome = await readCheckout(services, caller);
      return outcome.ok ? ok(checkoutToWire(services, outcome)) : answerRefusal(reply, outcome);
    },
  });
}
