import type { Route } from "./+types/business-cards";
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
  const found = catalogue.featuredItemBySlug.get(params.featuredItem);
  const item = found?.page === "business-cards" ? found : undefined;
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

/** Business-cards page: a type of card, or one material. */
export default function BusinessCards({ loaderData }: Route.ComponentProps) {
  const { item, single } = loaderData;
  const own = single ? [{ name: single.kind }, { name: single.name }] : [{ name: item.name }];
  const crumbs = [{ name: "Home", to: "/" }, { name: "Business Cards" }, ...own];
  return <QuoteScreen loaded={loaderData} crumbs={crumbs} />;
}
