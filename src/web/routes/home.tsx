import { useRouteLoaderData } from "react-router";
import { tidyQuery } from "#domain/search/words.ts";
import { pageMeta } from "#domain/seo/page-meta.ts";
import { servicesContext } from "#web/app-context.ts";
import { takeOwnPicture } from "#web/artwork/own-picture.ts";
import { loadWithRetry } from "#web/calls/load-with-retry.ts";
import { GoodsSearch } from "#web/home/goods-search.tsx";
import { Hero } from "#web/home/hero.tsx";
import { searchGoods } from "#web/home/search-goods.ts";
import { ShopWindow } from "#web/home/shop-window.tsx";
import { tileGroups } from "#web/home/tile-groups.ts";
import type { loader as rootLoader } from "#web/root.tsx";
import { HEAD, TryOnOffer, useTryOn, WornPicture } from "#web/try-on/try-on-offer.tsx";
import type { Route } from "./+types/home";
import { metaDescriptors } from "./page-meta.ts";

/** What is asked of the search, tidied: questions that mean the same are one cached page. */
export const handle = { query: ["q"], tidy: tidyQuery };

export function loader({ context, url }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const catalogue = services.catalogue.current();
  const { date } = services.shopMoment();
  return {
    groups: tileGroups(catalogue, date),
    search: searchGoods(catalogue, url.searchParams.get("q") ?? ""),
    meta: pageMeta(catalogue, {
      origin: services.config.shopOrigin,
      on: date,
      path: "/",
      query: [],
      faq: services.faq.groups(),
    }),
  };
}

/** Data that do not come are asked for again; the page in view stays meanwhile. */
export function clientLoader(asked: Route.ClientLoaderArgs) {
  return loadWithRetry(asked);
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData?.meta ? metaDescriptors(loaderData.meta) : [];

/** The shop window, and what of it fits a question. */
export default function Home({ loaderData }: Route.ComponentProps) {
  const { worn, ...tryOn } = useTryOn();
  const unusedDays = useRouteLoaderData<typeof rootLoader>("root")?.fileDays.unused ?? null;
  const pictureOf = (route: string, className: string | undefined) => {
    const content = worn.get(route);
    return content === undefined ? null : (
      <WornPicture content={content} className={className} isHead={route === HEAD} />
    );
  };
  return (
    <>
      {loaderData.search.query === "" && (
        <Hero
          stickers="/stickers/paper"
          cards="/business-cards/standard-business-card"
          picture={pictureOf(HEAD, undefined)}
          offer={<TryOnOffer {...tryOn} unusedDays={unusedDays} />}
          onDrop={(file) => void takeOwnPicture(file)}
        />
      )}
      <GoodsSearch search={loaderData.search} />
      <ShopWindow groups={loaderData.groups} pictureOf={pictureOf} />
    </>
  );
}
