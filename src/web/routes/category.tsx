import { pageAt } from "#domain/seo/page-at.ts";
import { pageMeta } from "#domain/seo/page-meta.ts";
import { plainCrumbs } from "#domain/seo/plain-pages.ts";
import { servicesContext } from "#web/app-context.ts";
import { loadWithRetry } from "#web/calls/load-with-retry.ts";
import { ShopWindow } from "#web/features/home/shop-window.tsx";
import { categoryGroups } from "#web/features/home/tile-groups.ts";
import { Breadcrumb } from "#web/features/site/breadcrumb.tsx";
import styles from "./category.module.css";
import { metaDescriptors } from "./meta-descriptors.ts";
import type { Route } from "./+types/category";

export function loader({ context, url }: Route.LoaderArgs) {
  const { catalogue, config, content, shopMoment } = context.get(servicesContext);
  const current = catalogue.current();
  const { pathname: path } = url;
  const { date: on } = shopMoment();
  const page = pageAt(current, path);
  if (page?.kind !== "plain") throw new Error(`${path} is no category`);
  const { plain } = page;
  return {
    name: plain.name,
    summary: plain.description,
    crumbs: plainCrumbs(plain),
    groups: categoryGroups(current, on, plain.path === "/stickers" ? "stickers" : "business-cards"),
    meta: pageMeta(current, { origin: config.shopOrigin, on, path: plain.path, query: [], content }),
  };
}

/** Data that do not come are asked for again; the page in view stays meanwhile. */
export function clientLoader(asked: Route.ClientLoaderArgs) {
  return loadWithRetry(asked);
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData?.meta ? metaDescriptors(loaderData.meta) : [];

/** Everything of one kind that can be ordered. */
export default function Category({ loaderData: { name, summary, crumbs, groups } }: Route.ComponentProps) {
  return (
    <>
      <div className={styles.head}>
        <Breadcrumb crumbs={crumbs} />
        <h1>{name}</h1>
        <p className={styles.summary}>{summary}</p>
      </div>
      <ShopWindow groups={groups} />
    </>
  );
}
