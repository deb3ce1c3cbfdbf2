import { useRouteLoaderData } from "react-router";
import { contentIn } from "#domain/content/shop-words.ts";
import { tidyQuery } from "#domain/search/words.ts";
import { pageMeta } from "#domain/seo/page-meta.ts";
import { servicesContext } from "#web/app-context.ts";
import { takeOwnPicture } from "#web/artwork/own-picture.ts";
import { loadWithRetry } from "#web/calls/load-with-retry.ts";
import { doorsIn } from "#web/home/doors.tsx";
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
    words: contentIn(catalogue, services.content).home,
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
  const search = <GoodsSearch key="search" search={loaderData.search} />;
  const goods = <ShopWindow key="goods" groups={loaderData.groups} pictureOf={pictureOf} />;
  const isAsked = loaderData.search.query !== "";
  return (
    <>
      {!isAsked && (
        <Hero
          words={loaderData.words}
          doors={doorsIn(loaderData.groups)}
          picture={pictureOf(HEAD, undefined)}
          pictureOf={pictureOf}
          offer={<TryOnOffer {...tryOn} unusedDays={unusedDays} />}
          onDrop={(file) => void takeOwnPicture(file)}
        />
      )}
      {/* The answer to a question goes before everything else; its field stays the same. */}
      {isAsked ? [search, goods] : [goods, search]}
    </>
  );
}
