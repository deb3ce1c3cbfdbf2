import { loadWithRetry } from "#web/calls/load-with-retry.ts";
import { QUOTE_PARAMETERS } from "#web/configurator/address.ts";
import { LetteringFields } from "#web/lettering/lettering-fields.tsx";
import { placeSlides } from "./designer/place-slides.tsx";
import { REVIEW_PARAMETERS } from "#web/reviews/review-place.ts";
import type { Route } from "./+types/vinyl-lettering-designer";
import { DesignerIntro } from "./designer/designer-intro.tsx";
import { DesignActions } from "./designer/design-actions.tsx";
import { metaDescriptors } from "./page-meta.ts";
import { loadQuotePage } from "./quote-page/load-quote-page.ts";
import { QuoteScreen } from "./quote-page/quote-screen.tsx";

/** What is read from the address; and that a product is configured here. */
export const handle = { query: [...QUOTE_PARAMETERS, ...Object.values(REVIEW_PARAMETERS)], configures: true };

export function loader(asked: Route.LoaderArgs) {
  return loadQuotePage(asked, ({ document }) =>
    document.featuredItems.find((one) => one.page === "lettering"),
  );
}

/** Data that do not come are asked for again; the page in view stays meanwhile. */
export function clientLoader(asked: Route.ClientLoaderArgs) {
  return loadWithRetry(asked);
}

export { shouldRevalidate } from "./quote-page/should-revalidate.ts";

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData?.meta ? metaDescriptors(loaderData.meta) : [];

/** Where vinyl lettering is configured and priced. */
export default function VinylLetteringDesigner({ loaderData }: Route.ComponentProps) {
  return (
    <QuoteScreen
      loaded={loaderData}
      intro={<DesignerIntro />}
      words={LetteringFields}
      stage={placeSlides}
      belowPicture={DesignActions}
    />
  );
}
