import { stocksOf, wholeProductInfo } from "#domain/content/tell-product-info.ts";
import { pageMeta } from "#domain/seo/page-meta.ts";
import { servicesContext } from "#web/app-context.ts";
import { loadWithRetry } from "#web/calls/load-with-retry.ts";
import { MaterialList } from "#web/features/product-info/material-list.tsx";
import styles from "#web/features/product-info/material-list.module.css";
import { Breadcrumb } from "#web/features/site/breadcrumb.tsx";
import type { Route } from "./+types/materials";
import { metaDescriptors } from "./meta-descriptors.ts";

const PATH = "/user-guide/materials";

export function loader({ context }: Route.LoaderArgs) {
  const { catalogue, content, config, shopMoment } = context.get(servicesContext);
  const current = catalogue.current();
  return {
    groups: wholeProductInfo(current, content),
    stocks: stocksOf(current, content),
    meta: pageMeta(current, {
      origin: config.shopOrigin,
      on: shopMoment().date,
      path: PATH,
      query: [],
      content,
    }),
  };
}

/** Data that do not come are asked for again; the page in view stays meanwhile. */
export function clientLoader(asked: Route.ClientLoaderArgs) {
  return loadWithRetry(asked);
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData?.meta ? metaDescriptors(loaderData.meta) : [];

/** Every material the shop prints on (content-and-lettering.md 2.4), also those whose pages do not tell about them. */
export default function Materials({ loaderData: { groups, stocks } }: Route.ComponentProps) {
  return (
    <div className={styles.page}>
      <Breadcrumb
        crumbs={[
          { name: "Home", path: "/" },
          { name: "Materials", path: PATH },
        ]}
      />
      <h1>Materials</h1>
      <MaterialList groups={groups} stocks={stocks} />
    </div>
  );
}
