import { artworkGuide } from "#domain/content/artwork-guide.ts";
import { pageMeta } from "#domain/seo/page-meta.ts";
import { ARTWORK_GUIDE_PATH } from "#domain/seo/plain-pages.ts";
import { servicesContext } from "#web/app-context.ts";
import { loadWithRetry } from "#web/calls/load-with-retry.ts";
import { ArtworkGuide } from "#web/features/artwork-guide/artwork-guide.tsx";
import styles from "#web/features/artwork-guide/artwork-guide.module.css";
import { Breadcrumb } from "#web/features/site/breadcrumb.tsx";
import type { Route } from "./+types/artwork-guide";
import { metaDescriptors } from "./meta-descriptors.ts";

export function loader({ context }: Route.LoaderArgs) {
  const { catalogue, content, config, shopMoment } = context.get(servicesContext);
  const current = catalogue.current();
  return {
    shapes: artworkGuide(current, content),
    meta: pageMeta(current, {
      origin: config.shopOrigin,
      on: shopMoment().date,
      path: ARTWORK_GUIDE_PATH,
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

/** How artwork is drawn, and templates to draw it on. */
export default function ArtworkGuidePage({ loaderData: { shapes } }: Route.ComponentProps) {
  return (
    <div className={styles.page}>
      <Breadcrumb
        crumbs={[
          { name: "Home", path: "/" },
          { name: "Artwork guide", path: ARTWORK_GUIDE_PATH },
        ]}
      />
      <h1>Artwork guide</h1>
      <p className={styles.intro}>
        A blade wanders by a hair. So let your background run past the trim line, and keep what must not be
        cut inside the safety line. Each template has both drawn on layers of their own: draw on the layer
        Artwork, leave the others as they are, and send us the file.
      </p>
      <ArtworkGuide id="artwork" shapes={shapes} own={null} opens="stickers" isSection={false} />
    </div>
  );
}
