import { type Refusal, refuseFields } from "#domain/refusal.ts";
import { type PageMeta, pageMeta } from "#domain/seo/page-meta.ts";
import type { Services } from "#topics/services.ts";

/** What search engines are told about an address of this shop, its query included. */
export function findPageMeta(
  {
    catalogue,
    config,
    faq,
    reviews,
    shopMoment,
  }: Pick<Services, "catalogue" | "config" | "faq" | "reviews" | "shopMoment">,
  address: string,
): { readonly ok: true; readonly meta: PageMeta } | Refusal<"unknown"> {
  const [path = "", ...rest] = address.split("?");
  const query = new URLSearchParams(rest.join("?"));
  const visit = { origin: config.shopOrigin, on: shopMoment().date, path, query, faq: faq.groups() };
  const meta = pageMeta(catalogue.current(), visit, reviews.rating);
  return meta === null
    ? refuseFields("unknown", { path: "path: there is no such page." })
    : { ok: true, meta };
}
