import { servicesContext } from "../app-context.ts";
import { Hero } from "../features/home/hero.tsx";
import { ShopWindow } from "../features/home/shop-window.tsx";
import { tileGroups } from "../features/home/tile-groups.ts";
import { pageMeta } from "../../domain/seo/page-meta.ts";
import { metaDescriptors } from "./meta-descriptors.ts";
import type { Route } from "./+types/home";

export const loader = ({ context }: Route.LoaderArgs) => {
  const services = context.get(servicesContext);
  const catalogue = services.catalogue.current();
  const { date } = services.shopMoment();
  return {
    groups: tileGroups(catalogue, date),
    meta: pageMeta(catalogue, { origin: services.config.shopOrigin, on: date, path: "/", query: [] }),
  };
};

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData?.meta ? metaDescriptors(loaderData.meta) : [];

/** The shop window. */
export default function Home({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Hero firstRoute="/stickers/roll" />
      <ShopWindow groups={loaderData.groups} />
    </>
  );
}
