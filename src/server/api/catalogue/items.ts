import { catalogue as calls } from "#contract/catalogue.ts";
import { ok } from "#contract/envelope.ts";
import { toDollars } from "#domain/money.ts";
import { openingPrice } from "#domain/price/opening-price.ts";
import type { Services } from "#server/services/services.ts";
import type { App } from "../app.types.ts";
import { routeOf } from "../route-of.ts";
import { categoryToWire } from "./featured-item-page.ts";

/** Everything that can be ordered. */
export function registerItems(app: App, { catalogue, shopMoment }: Services): void {
  app.route({
    ...routeOf(calls.items),
    handler: () => {
      const current = catalogue.current();
      const { date } = shopMoment();
      const groups = current.document.featuredGroups.map(({ id, name, featuredItemIds }) => ({
        id,
        name,
        items: featuredItemIds
          .flatMap((itemId) => current.featuredItems.get(itemId) ?? [])
          .map((item) => {
            const { pieces, price } = openingPrice(current, item, date);
            const opening = { quantity: pieces, price: toDollars(price) };
            return { ...categoryToWire(item), summary: item.summary, opening };
          }),
      }));
      return ok(groups);
    },
  });
}
