import { readStoredOrder } from "#topics/order/orders.ts";
import type { ReplyTo } from "#contract/calls.ts";
import { checkoutCalls } from "#contract/checkout.ts";
import { created, ok } from "#contract/envelope.ts";
import { idempotencyKey } from "#contract/schemas/request-fields.ts";
import { order } from "#contract/order.ts";
import { toCents, toDollars } from "#domain/money.ts";
import { isPayableByCard } from "#domain/order/card-payments.ts";
import { rulesOf } from "#domain/catalogue/shop-rules.ts";
import { depositShare } from "#domain/order/deposit-share.ts";
import { creditDueOn, creditLeft, mayOwe } from "#domain/order/credit.ts";
import { type Checkout, readCheckout, saveCheckoutDraft } from "#topics/order/checkout.ts";
import { orderPath } from "#topics/order/order-keys.ts";
import { placeOrder } from "#topics/order/place-order.ts";
import { placeQuotation, type QuotationCheckout, readQuotationCheckout } from "./place-quotation.ts";
import type { QuotedLine } from "#topics/quotation/read-quotation.ts";
import { quotationPath } from "#topics/quotation/quotation-keys.ts";
import { findQuotationOfKey } from "#topics/quotation/quotation-link-use.ts";
import type { Services } from "#topics/services.ts";
import { addressToWire } from "#topics/account/profile-handlers.ts";
import { consumeRateLimit } from "#topics/person/consume-rate-limit.ts";
import type { Cookies } from "#topics/person/cookies.ts";
import { answerRefusal } from "#topics/answer-refusal.ts";
import type { App } from "#platform/http/app.types.ts";
import { networkOf } from "#platform/network.ts";
import { cartToWire } from "#topics/cart/cart-to-wire.ts";
import { routeOf } from "#platform/http/route-of.ts";
import { takesCards } from "#topics/takes-cards.ts";

function checkoutToWire(
  services: Pick<Services, "addressFinder" | "catalogue" | "payments" | "shopMoment">,
  { cart, typed, person, addresses, credit, hindrance, lastPlace }: Checkout,
): ReplyTo<"GET checkout"> {
  const deposit = depositShare(rulesOf(services.catalogue.current().document.shop), cart.totals.total);
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
    last_order: { ...lastPlace },
    finds_addresses: services.addressFinder !== null,
    takes_cards: takesCards(services) && isPayableByCard(deposit ?? cart.totals.total),
    deposit: deposit && toDollars(deposit),
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
  const words = line.written === undefined ? {} : { sentence: "" };
  return { title, quantity, kinds, ...words, ...(line.written === "charge" && { picture: "", artwork: [] }) };
}

/** What is quoted cannot be changed: no line leads to a page that would. */
function quotationCheckoutToWire(
  services: Pick<Services, "addressFinder" | "catalogue" | "config" | "payments" | "shopMoment">,
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
      path: quotationPath(services, checkout.quotation),
      lost_points: toDollars(lostPoints),
    },
    cart: { ...cart, cart_items: items },
  };
}

/** Addresses for what is being typed. */
function registerAddressFinder(app: App, services: Pick<Services, "addressFinder" | "config" | "db">): void {
  const { addressFinder } = services;
  app.route({
    ...routeOf(checkoutCalls.addresses),
    handler: async ({ query: { q }, ip }, reply) => {
      const refusal = addressFinder && (await consumeRateLimit(services, "findAddresses", { ip }));
      if (refusal) return answerRefusal(reply, refusal);
      const found = (await addressFinder?.find(q, networkOf(ip))) ?? [];
      return ok({
        addresses: found.map(({ street, city, postcode }) => ({
          address: street,
          city_town: city,
          postcode,
        })),
      });
    },
  });
}

/** What is typed at the checkout, kept, and the order that comes of it: from the cart, or from a quotation. */
function registerPlacing(app: App, services: Services, cookies: Cookies): void {
  app.route({
    ...routeOf(checkoutCalls.draft),
    handler: async (request, reply) => {
      const caller = cookies.caller(request);
      const { quotation_no: number, quotation_key: key = "" } = request.query;
      const hasLink = async () =>
        number !== undefined && (await findQuotationOfKey(services, services.db, number, key)) !== null;
      const outcome = await saveCheckoutDraft(services, caller, request.body, hasLink);
      if (!outcome.ok) return answerRefusal(reply, outcome);
      cookies.keepGuest(reply, caller, outcome.guestToken);
      return ok({ kept: true } as const);
    },
  });

  app.route({
    ...routeOf(order.place),
    handler: async (request, reply) => {
      const { headers, body } = request;
      const caller = cookies.caller(request);
      const { terms: _terms, total_price: total, delivery_date: delivery = null, ...rest } = body;
      const { quotation_no: quotationNo, quotation_key: quotationKey = "", ...typed } = rest;
      const sent = { key: idempotencyKey(headers), typed, shown: { total: toCents(total), delivery } };
      const outcome =
        quotationNo === undefined
          ? await placeOrder(services, caller, sent)
          : await placeQuotation(services, caller, { quotationNo, key: quotationKey }, sent);
      if (!outcome.ok) return answerRefusal(reply, outcome);
      cookies.keepGuest(reply, caller, outcome.guestToken);
      const { orderNo } = outcome.answer;
      // Sent again, it is answered with the link of now.
      const { keyVersion = 0 } = (await readStoredOrder(services.db, orderNo)) ?? {};
      return reply
        .code(201)
        .send(created({ order_no: orderNo, path: orderPath(services, { orderNo, keyVersion }) }));
    },
  });
}

/** The checkout, of the cart or of a quotation: what it begins with, what is typed, and the order. */
export function registerCheckout(app: App, services: Services, cookies: Cookies): void {
  registerPlacing(app, services, cookies);
  registerAddressFinder(app, services);

  app.route({
    ...routeOf(checkoutCalls.checkout),
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
