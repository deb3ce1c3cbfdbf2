import type { MetaDescriptor } from "react-router";
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

/** The head of a page that is somebody's own: its title; search engines stay out. */
export function unlistedMeta(title: string) {
  return () => [{ title: `${title} | Kisscut` }, { name: "robots", content: "noindex" }];
}
