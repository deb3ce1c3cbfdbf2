import { servicesContext } from "#web/app-context.ts";
import { loadWithRetry } from "#web/calls/load-with-retry.ts";
import { ComparePage } from "#web/compare/compare-page.tsx";
import { examplePair } from "#web/compare/example-pair.ts";
import type { Route } from "./+types/compare";
import { addComparedToCart } from "./add-compared-to-cart.ts";
import { unlistedMeta } from "./page-meta.ts";

export function loader({ context }: Route.LoaderArgs) {
  const { catalogue, shopMoment } = context.get(servicesContext);
  return { example: examplePair(catalogue.current(), shopMoment().date) };
}

/** Data that do not come are asked for again; the page in view stays meanwhile. */
export function clientLoader(asked: Route.ClientLoaderArgs) {
  return loadWithRetry(asked);
}

export const meta = unlistedMeta("Compare");

/** What was configured, side by side. The document is the same for everybody; the browser asks what it compares. */
export default function Compare({ loaderData: { example } }: Route.ComponentProps) {
  return <ComparePage order={addComparedToCart} example={example} />;
}
