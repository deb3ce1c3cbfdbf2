import { servicesContext } from "../app-context.ts";
import { Hero } from "../features/home/hero.tsx";
import { ShopWindow } from "../features/home/shop-window.tsx";
import { tileGroups } from "../features/home/tile-groups.ts";
import type { Route } from "./+types/home";

const TITLE = "Kisscut: custom stickers, labels and cards with the price at once";
const DESCRIPTION =
  "Custom stickers, roll labels, decals, business cards and swing tags printed in New Zealand. Choose a size and see the price and delivery date at once.";

export const loader = ({ context }: Route.LoaderArgs) => {
  const { catalogue, config, shopMoment } = context.get(servicesContext);
  return { groups: tileGroups(catalogue.current(), shopMoment().date), origin: config.shopOrigin };
};

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: TITLE },
  { name: "description", content: DESCRIPTION },
  { tagName: "link", rel: "canonical", href: `${loaderData?.origin ?? ""}/` },
  { property: "og:type", content: "website" },
  { property: "og:site_name", content: "Kisscut" },
  { property: "og:title", content: TITLE },
  { property: "og:description", content: DESCRIPTION },
];

/** The shop window. */
export default function Home({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Hero firstRoute="/stickers/roll" />
      <ShopWindow groups={loaderData.groups} />
    </>
  );
}
