import type { Route } from "./+types/quote";
import { servicesContext } from "../app-context.ts";
import { QUOTE_PARAMETERS } from "../features/configurator/address.ts";
import { metaDescriptors } from "./meta-descriptors.ts";
import { keepPage } from "./quote-page/keep-page.ts";
import { loadQuotePage } from "./quote-page/load-quote-page.ts";
import { QuoteScreen } from "./quote-page/quote-screen.tsx";

export const handle = { query: QUOTE_PARAMETERS };

export const loader = ({ context, params, request }: Route.LoaderArgs) => {
  const services = context.get(servicesContext);
  const catalogue = services.catalogue.current();
  const { shop } = catalogue.document;
  const item = params.featuredItem
    ? catalogue.featuredItemBySlug.get(params.featuredItem)
    : catalogue.featuredItems.get(shop.defaultFeaturedItemId);
  return loadQuotePage(catalogue, {
    item,
    productSlug: params.product,
    url: request.url,
    moment: services.shopMoment(),
    origin: services.config.shopOrigin,
  });
};

export const shouldRevalidate = keepPage;

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData?.meta ? metaDescriptors(loaderData.meta) : [];

/** Featured-item quote page; swing tags unless the address names another item. */
export default function Quote({ loaderData }: Route.ComponentProps) {
  const { item, product } = loaderData;
  const own = product ? [{ name: item.name, to: item.route }, { name: product }] : [{ name: item.name }];
  return <QuoteScreen loaded={loaderData} crumbs={[{ name: "Home", to: "/" }, { name: "Quote" }, ...own]} />;
}
