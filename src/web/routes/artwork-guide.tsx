import { artworkGuide } from "#domain/content/artwork-guide.ts";
import { ARTWORK_GUIDE_PATH } from "#domain/seo/plain-pages.ts";
import { servicesContext } from "#web/app-context.ts";
import styles from "#web/artwork-guide/artwork-guide.module.css";
import { ArtworkGuide } from "#web/artwork-guide/artwork-guide.tsx";
import { OwnSizeForm } from "#web/artwork-guide/own-size-form.tsx";
import { templateInAddress } from "#web/artwork-guide/own-size.ts";
import { loadWithRetry } from "#web/calls/load-with-retry.ts";
import { Breadcrumb } from "#web/site/breadcrumb.tsx";
import type { Route } from "./+types/artwork-guide";
import { loadPlainPage } from "./load-plain-page.ts";
import { metaDescriptors } from "./page-meta.ts";

/** A size of one's own, as the form asks for it. */
export const handle = { query: ["kind", "width", "height"] };

export function loader({ context, url }: Route.LoaderArgs) {
  const { catalogue, content } = context.get(servicesContext);
  const current = catalogue.current();
  return {
    ...loadPlainPage(context, ARTWORK_GUIDE_PATH),
    shapes: artworkGuide(current, content),
    ...templateInAddress(current, url.searchParams),
  };
}

/** Data that do not come are asked for again; the page in view stays meanwhile. */
export function clientLoader(asked: Route.ClientLoaderArgs) {
  return loadWithRetry(asked);
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData?.meta ? metaDescriptors(loaderData.meta) : [];

/** How artwork is drawn, and templates to draw it on. */
export default function ArtworkGuidePage({ loaderData }: Route.ComponentProps) {
  const { name, crumbs, shapes, typed, own, error } = loaderData;
  return (
    <div className={styles.page}>
      <Breadcrumb crumbs={crumbs} />
      <h1>{name}</h1>
      <p className={styles.intro}>
        A blade wanders by a hair. So let your background run past the trim line, and keep what must not be
        cut inside the safety line. Each template has both drawn on layers of their own: draw on the layer
        Artwork, leave the others as they are, and send us the file.
      </p>
      <OwnSizeForm typed={typed} error={error} />
      <ArtworkGuide
        key={own?.shape === "card" ? "card" : "sticker"}
        id="artwork"
        shapes={shapes}
        own={own}
        opens={own?.shape === "card" ? "business-card" : "stickers"}
        isSection={false}
      />
    </div>
  );
}
