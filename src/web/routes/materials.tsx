import { attachingOf } from "#domain/content/attaching.ts";
import { stocksOf, wholeProductInfo } from "#domain/content/product-info-content.ts";
import { contentIn } from "#domain/content/shop-words.ts";
import { servicesContext } from "#web/app-context.ts";
import { AttachingGuides } from "#web/attaching/attaching-guides.tsx";
import { loadWithRetry } from "#web/calls/load-with-retry.ts";
import styles from "#web/product-info/material-list.module.css";
import { MaterialList } from "#web/product-info/material-list.tsx";
import { Breadcrumb } from "#web/site/breadcrumb.tsx";
import type { Route } from "./+types/materials";
import { loadPlainPage } from "./load-plain-page.ts";
import { metaDescriptors } from "./page-meta.ts";

export function loader({ context }: Route.LoaderArgs) {
  const { catalogue, content } = context.get(servicesContext);
  const current = catalogue.current();
  return {
    ...loadPlainPage(context, "/user-guide/materials"),
    groups: wholeProductInfo(current, contentIn(current, content)),
    stocks: stocksOf(current, content),
    attaching: attachingOf(current, content, [...current.products.keys()]),
  };
}

/** Data that do not come are asked for again; the page in view stays meanwhile. */
export function clientLoader(asked: Route.ClientLoaderArgs) {
  return loadWithRetry(asked);
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData?.meta ? metaDescriptors(loaderData.meta) : [];

/** Every material the shop prints on (content-and-lettering.md 2.4), also those whose pages do not tell about them. */
export default function Materials({ loaderData }: Route.ComponentProps) {
  const { name, crumbs, groups, stocks, attaching } = loaderData;
  return (
    <div className={styles.page}>
      <Breadcrumb crumbs={crumbs} />
      <h1>{name}</h1>
      <MaterialList
        groups={groups}
        stocks={stocks}
        attaching={({ productId }) =>
          attaching?.productIds.includes(productId) && <AttachingGuides guides={attaching.guides} />
        }
      />
    </div>
  );
}
