import { catalogue as calls } from "#contract/catalogue.ts";
import { ok } from "#contract/envelope.ts";
import { toDollars } from "#domain/money.ts";
import { type PricedPage, pricedGroups } from "#domain/price/opening-price.ts";
import type { Services } from "#topics/services.ts";
import type { App } from "#platform/http/app.types.ts";
import { routeOf } from "#platform/http/route-of.ts";
import { categoryToWire } from "./featured-item-page-handlers.ts";

function itemToWire({ item, opening }: PricedPage) {
  return {
    ...categoryToWire(item),
    summary: item.summary,
    opening: { quantity: opening.pieces, price: toDollars(opening.price) },
  };
}

/** Everything that can be ordered. */
export function registerItems(app: App, { catalogue, shopMoment }: Services): void {
  app.route({
    ...routeOf(calls.items),
    handler: () => {
      const groups = pricedGroups(catalogue.current(), shopMoment().date);
      return ok(groups.map(({ id, name, pages }) => ({ id, name, items: pages.map(itemToWire) })));
    },
  });
}
