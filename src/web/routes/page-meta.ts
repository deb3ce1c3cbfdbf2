import type { MetaDescriptor } from "react-router";
import type { SiteFacts } from "#web/site/site-facts.ts";
import type { PageMeta } from "#domain/seo/page-meta.ts";

/** What is told about a page to search engines and link previews, as tags. */
export function metaDescriptors({
  title,
  description,
  canonical,
  image,
  structuredData,
}: PageMeta): MetaDescriptor[] {
  return [
    { title },
    { name: "description", content: description },
    { tagName: "link", rel: "canonical", href: canonical },
    { property: "og:type", content: "website" },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    { property: "og:url", content: canonical },
    { property: "og:image", content: image.url },
    { property: "og:image:width", content: String(image.width) },
    { property: "og:image:height", content: String(image.height) },
    { property: "og:image:alt", content: image.alt },
    { name: "twitter:card", content: "summary_large_image" },
    ...structuredData.map((data): MetaDescriptor => ({ "script:ld+json": data })),
  ];
}

/** What a page's head is told of the routes it stands in. */
interface MetaOfRoutes {
  readonly matches: readonly ({ readonly id: string; readonly loaderData?: unknown } | undefined)[];
}

/** A title with the shop's name behind it; without, where the frame of the page is not known. */
export function titleInShop(title: string, { matches }: MetaOfRoutes): string {
  const site = matches.find((match) => match?.id === "root")?.loaderData as SiteFacts | undefined;
  return site === undefined ? title : `${title} | ${site.shop.name}`;
}

/** The head of a page that is somebody's own: its title; search engines stay out. */
export function unlistedMeta(title: string) {
  return (routes: MetaOfRoutes) => [
    { title: titleInShop(title, routes) },
    { name: "robots", content: "noindex" },
  ];
}
