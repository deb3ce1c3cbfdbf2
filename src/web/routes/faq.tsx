import { searchFaq, wholeFaq } from "#domain/content/faq.ts";
import { tidyQuery } from "#domain/search/words.ts";
import { FAQ_PATH } from "#domain/seo/plain-pages.ts";
import { servicesContext } from "#web/app-context.ts";
import { loadWithRetry } from "#web/calls/load-with-retry.ts";
import { FaqSearch } from "#web/faq/faq-search.tsx";
import styles from "#web/faq/faq-page.module.css";
import { Breadcrumb } from "#web/site/breadcrumb.tsx";
import type { Route } from "./+types/faq";
import { loadPlainPage } from "./load-plain-page.ts";
import { metaDescriptors } from "./page-meta.ts";

/** What is asked, tidied: questions that mean the same are one kept page. */
export const handle = { query: ["q"], tidy: tidyQuery };

export function loader({ context, url }: Route.LoaderArgs) {
  const { catalogue, faq } = context.get(servicesContext);
  const current = catalogue.current();
  const query = tidyQuery(url.searchParams.get("q") ?? "");
  return {
    ...loadPlainPage(context, FAQ_PATH),
    query,
    groups: searchFaq(wholeFaq(current, faq.groups()), query),
    shop: { email: current.document.shop.email, phone: current.document.shop.phone },
  };
}

/** Data that do not come are asked for again; the page in view stays meanwhile. */
export function clientLoader(asked: Route.ClientLoaderArgs) {
  return loadWithRetry(asked);
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData?.meta ? metaDescriptors(loaderData.meta) : [];

/** Every question with its answer. */
export default function Faq({ loaderData: { name, crumbs, query, groups, shop } }: Route.ComponentProps) {
  return (
    <div className={styles.page}>
      <Breadcrumb crumbs={crumbs} />
      <h1>{name}</h1>
      <FaqSearch query={query} groups={groups} shop={shop} />
    </div>
  );
}
