import type { RouterContextProvider } from "react-router";
import { pageAt } from "#domain/seo/page-at.ts";
import { pageMeta } from "#domain/seo/page-meta.ts";
import { plainCrumbs } from "#domain/seo/plain-pages.ts";
import { servicesContext } from "#web/app-context.ts";

/** What a page to read is called, where it stands and what is told about it; its path is one of `plainPages`. */
export function loadPlainPage(context: Readonly<RouterContextProvider>, path: string) {
  const { catalogue, config, faq, shopMoment } = context.get(servicesContext);
  const current = catalogue.current();
  const page = pageAt(current, path);
  if (page?.kind !== "plain") throw new Error(`${path} is no page to read`);
  const { plain } = page;
  const on = shopMoment().date;
  const visit = { origin: config.shopOrigin, on, path: plain.path, query: [], faq: faq.groups() };
  return {
    path: plain.path,
    name: plain.name,
    summary: plain.description,
    crumbs: plainCrumbs(plain),
    meta: pageMeta(current, visit),
  };
}
