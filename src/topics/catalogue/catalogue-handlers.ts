import { catalogue as calls, catalogue } from "#contract/catalogue.ts";
import { ok } from "#contract/envelope.ts";
import { toDollars } from "#domain/money.ts";
import { pricedGroups, type PricedPage } from "#domain/price/opening-price.ts";
import type { Services } from "#topics/services.ts";
import type { App } from "#platform/http/app.types.ts";
import { routeOf } from "#platform/http/route-of.ts";
import { categoryToWire, featuredItemPageToWire } from "./featured-item-page-handlers.ts";
import { findFeaturedItem, findSpecialProcessing } from "./goods.ts";
import { answerRefusal } from "#topics/answer-refusal.ts";
import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import { content } from "#contract/content.ts";
import { findPageMeta, listFaq } from "./page-content.ts";
import { seo } from "#contract/seo.ts";

function itemToWire(catalogue: Catalogue, { item, opening }: PricedPage) {
  return {
    ...categoryToWire(catalogue, item),
    summary: item.summary,
    opening: { quantity: opening.pieces, price: toDollars(opening.price) },
  };
}

/** Everything that can be ordered. */
export function registerItems(app: App, { catalogue, shopMoment }: Services): void {
  app.route({
    ...routeOf(calls.items),
    handler: () => {
      const current = catalogue.current();
      const groups = pricedGroups(current, shopMoment().date);
      return ok(
        groups.map(({ id, name, pages }) => ({
          id,
          name,
          items: pages.map((page) => itemToWire(current, page)),
        })),
      );
    },
  });
}

export function registerFeaturedItems(app: App, services: Services): void {
  app.route({
    ...routeOf(catalogue.featuredItem),
    handler: async (request, reply) => {
      const { slug, single_product: productSlug, featured, first_load: firstLoad } = request.query;
      const question = { slug: slug || null, productSlug: productSlug || null, featuredPriceId: featured };
      const found = findFeaturedItem(services, question);
      if (!found.ok) return answerRefusal(reply, found);
      return ok(featuredItemPageToWire(found, firstLoad));
    },
  });
}

export function registerSpecialProcessing(app: App, services: Services): void {
  app.route({
    ...routeOf(catalogue.specialProcessing),
    handler: async (request, reply) => {
      const found = findSpecialProcessing(services, request.query.slug);
      if (!found.ok) return answerRefusal(reply, found);
      const { version, document } = found;
      return ok({ version, document: { ...document } });
    },
  });
}

/** What the shop tells about its goods and its work. */
export function registerContent(app: App, services: Services): void {
  app.route({
    ...routeOf(content.faq),
    handler: async (request, reply) => {
      const found = listFaq(services, request.query.product);
      return found.ok
        ? ok(found.groups.map(({ name, entries }) => ({ name, entries })))
        : answerRefusal(reply, found);
    },
  });
}

export function registerSeo(app: App, services: Services): void {
  app.route({
    ...routeOf(seo.meta),
    handler: async (request, reply) => {
      const found = findPageMeta(services, request.query.path);
      if (!found.ok) return answerRefusal(reply, found);
      const { structuredData, ...meta } = found.meta;
      return ok({ ...meta, structured_data: structuredData });
    },
  });
}
