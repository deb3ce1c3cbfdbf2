import { compare } from "#contract/compare.ts";
import { routeOf } from "#platform/http/route-of.ts";
import { type ComparedProduct, compareProduct, listCompared, removeCompared } from "./comparison.ts";
import type { Services } from "#topics/services.ts";
import { createCookies } from "#topics/person/cookies.ts";
import { answerRefusal } from "#topics/answer-refusal.ts";
import type { App } from "#platform/http/app.types.ts";
import { created, ok } from "#contract/envelope.ts";
import { idempotencyKey } from "#contract/schemas/request-fields.ts";
import { setCompareCookie } from "./compare-cookie.ts";
import type { ReplyTo } from "#contract/calls.ts";
import { formatDate } from "#domain/calendar-date.ts";
import { toDollars } from "#domain/money.ts";
import { originalPriceToWire } from "#topics/pricing/pricing-to-wire.ts";

type Wire = ReplyTo<"GET compare">["types"][number];

function shippingToWire(shipping: NonNullable<ComparedProduct["orderable"]>["shipping"]): Wire["shipping"] {
  return (
    shipping && {
      method: shipping.method,
      cost: toDollars(shipping.cost),
      delivery: shipping.delivery,
      quote_page: formatDate(shipping.delivery),
    }
  );
}

/** A compared product in wire names; money as dollars with at most two decimals. */
export function comparedProductToWire({ orderable, ...product }: ComparedProduct): Wire {
  const { row } = orderable ?? {};
  const listed = Object.entries(orderable?.quoteData ?? {}).map(
    ([name, value]): [string, string | number | number[]] => [
      name,
      typeof value === "object" ? [...value] : value,
    ],
  );
  return {
    ...product,
    details: product.details,
    price: row ? toDollars(row.price) : null,
    ...(row ? originalPriceToWire(row) : {}),
    shipping: shippingToWire(orderable?.shipping ?? null),
    quote_data: orderable && Object.fromEntries(listed),
  };
}

/** Products side by side. A cookie that any page can read says that there are some; the page keeps the keys. */
export function registerCompare(app: App, services: Services): void {
  const { isHttps: secure } = services.config;
  const cookies = createCookies(secure);

  app.route({
    ...routeOf(compare.add),
    handler: async (request, reply) => {
      const key = idempotencyKey(request.headers);
      const caller = cookies.caller(request);
      const outcome = await compareProduct(services, caller, request.body, key);
      if (!outcome.ok) return answerRefusal(reply, outcome);
      cookies.keepGuest(reply, caller, outcome.guestToken);
      setCompareCookie(reply, true, secure);
      if (outcome.answer.already) return ok(outcome.answer);
      return reply.code(201).send(created(outcome.answer));
    },
  });

  app.route({
    ...routeOf(compare.list),
    handler: async (request, reply) => {
      const outcome = await listCompared(services, cookies.caller(request), request.query.keys);
      if (!outcome.ok) return answerRefusal(reply, outcome);
      const { products, gone, count } = outcome;
      setCompareCookie(reply, count > 0, secure);
      return ok({ types: products.map(comparedProductToWire), gone, count });
    },
  });

  app.route({
    ...routeOf(compare.remove),
    handler: async (request, reply) => {
      const outcome = await removeCompared(services, cookies.caller(request), request.params.key);
      if (!outcome.ok) return answerRefusal(reply, outcome);
      setCompareCookie(reply, outcome.left > 0, secure);
      return ok({ count: outcome.left });
    },
  });
}
