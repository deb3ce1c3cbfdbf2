import type { Location, MetaDescriptor } from "react-router";
import { formatMoney, toDollars } from "../../../domain/money.ts";
import { summaryOf } from "../../../domain/configure/summary.ts";
import { selectionIn } from "../../features/configurator/address.ts";
import { catalogueSlice } from "../../features/configurator/catalogue-slice.ts";
import { configurationOf } from "../../features/configurator/configuration.ts";
import type { QuotePageData } from "./load-quote-page.ts";

/** Social pictures are 1100x619 (content-and-lettering.md 9.4). */
const PICTURE = { width: "1100", height: "619" };

const addressOf = ({ item, product, origin }: QuotePageData): string =>
  `${origin}${item.route}${product ? `/${product.slug}` : ""}`;

/** The offer: of the configured product when the address configures one, else of everything on the page. */
const offerOf = (loaded: QuotePageData, search: string) => {
  const address = addressOf(loaded);
  const common = { priceCurrency: "NZD", availability: "https://schema.org/InStock" };
  const { page } = loaded;
  const catalogue = catalogueSlice(page);
  const selection = selectionIn(catalogue, page.scope, new URLSearchParams(search), page.start);
  const { row } = configurationOf(catalogue, page.scope, selection, page.moment);
  const configured = search !== "" && row !== null;
  return {
    description: configured ? summaryOf(catalogue, selection) : loaded.item.summary,
    offers: configured
      ? { ...common, "@type": "Offer", price: toDollars(row.price), url: `${address}${search}` }
      : { ...common, "@type": "AggregateOffer", lowPrice: toDollars(loaded.fromPrice), url: address },
  };
};

/** Title, description, social cards and structured data of a quote page, its prices from the price engine. */
export const quoteMeta = (loaded: QuotePageData, location: Pick<Location, "search">): MetaDescriptor[] => {
  const { item, product, origin, fromPrice } = loaded;
  const name = product ? `${product.name} – ${item.name}` : item.name;
  const title = `${name} from ${formatMoney(fromPrice)} | Kisscut`;
  const picture = `${origin}/pictures/social/${item.slug}.png`;
  const { description, offers } = offerOf(loaded, location.search);
  return [
    { title },
    { name: "description", content: `${item.summary} See the price of your size and quantity at once.` },
    { tagName: "link", rel: "canonical", href: addressOf(loaded) },
    { property: "og:type", content: "product" },
    { property: "og:site_name", content: "Kisscut" },
    { property: "og:title", content: title },
    { property: "og:description", content: item.summary },
    { property: "og:url", content: addressOf(loaded) },
    { property: "og:image", content: picture },
    { property: "og:image:width", content: PICTURE.width },
    { property: "og:image:height", content: PICTURE.height },
    { name: "twitter:card", content: "summary_large_image" },
    {
      "script:ld+json": {
        "@context": "https://schema.org",
        "@type": "Product",
        name,
        description,
        image: picture,
        brand: { "@type": "Brand", name: "Kisscut" },
        offers,
      },
    },
  ];
};
