import { retentionTimes } from "#domain/account/keeping.ts";
import { contentIn } from "#domain/content/shop-words.ts";
import { trustPageContent } from "#domain/content/trust-page-content.ts";
import { ABOUT_PATH } from "#domain/seo/plain-pages.ts";
import { servicesContext } from "#web/app-context.ts";
import { loadWithRetry } from "#web/calls/load-with-retry.ts";
import { Breadcrumb } from "#web/site/breadcrumb.tsx";
import styles from "#web/trust/trust-page.module.css";
import { Contact, TrustText } from "#web/trust/trust-page.tsx";
import type { Route } from "./+types/trust";
import { loadPlainPage } from "./load-plain-page.ts";
import { metaDescriptors } from "./page-meta.ts";

export function loader({ context, url: { pathname } }: Route.LoaderArgs) {
  const { catalogue, config, content } = context.get(servicesContext);
  const current = catalogue.current();
  const plain = loadPlainPage(context, pathname);
  const page = trustPageContent(current, contentIn(current, content).trust, plain.path, {
    kept: retentionTimes(config),
    dataLayer: config.dataLayer,
  });
  if (page === null) throw new Error(`${plain.path} says nothing`);
  const { name, streetAddress, city, postcode, phone, email, gstNumber } = current.document.shop;
  const shop = { name, streetAddress, city, postcode, phone, email, gstNumber };
  return { ...plain, page, shop: plain.path === ABOUT_PATH ? shop : null };
}

/** Data that do not come are asked for again; the page in view stays meanwhile. */
export function clientLoader(asked: Route.ClientLoaderArgs) {
  return loadWithRetry(asked);
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData?.meta ? metaDescriptors(loaderData.meta) : [];

/** How the shop deals: terms, privacy, returns, who it is, payment and delivery. */
export default function Trust({ loaderData: { name, crumbs, page, shop } }: Route.ComponentProps) {
  return (
    <div className={styles.page}>
      <Breadcrumb crumbs={crumbs} />
      <h1>{name}</h1>
      <TrustText page={page} contact={shop && <Contact shop={shop} />} />
    </div>
  );
}
