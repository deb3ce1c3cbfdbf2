import { servicesContext } from "#web/app-context.ts";
import { loadWithRetry } from "#web/calls/load-with-retry.ts";
import { ShopWindow } from "#web/home/shop-window.tsx";
import { categoryGroups } from "#web/home/tile-groups.ts";
import { Breadcrumb } from "#web/site/breadcrumb.tsx";
import type { Route } from "./+types/category";
import { loadPlainPage } from "./load-plain-page.ts";
import { metaDescriptors } from "./page-meta.ts";
import styles from "./category.module.css";

export function loader({ context, url: { pathname } }: Route.LoaderArgs) {
  const { catalogue, shopMoment } = context.get(servicesContext);
  const plain = loadPlainPage(context, pathname);
  const category = plain.path === "/stickers" ? "stickers" : "business-cards";
  return {
    ...plain,
    groups: categoryGroups(catalogue.current(), shopMoment().date, category),
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
      <div className={styles.groups}>
        <ShopWindow groups={groups} />
      </div>
    </>
  );
}
