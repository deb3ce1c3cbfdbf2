import { ComparePage } from "#web/compare/compare-page.tsx";
import { addComparedToCart } from "./add-compared-to-cart.ts";
import { unlistedMeta } from "./page-meta.ts";

export const meta = unlistedMeta("Compare");

/** What was configured, side by side. The document is the same for everybody; the browser asks what it compares. */
export default function Compare() {
  return <ComparePage order={addComparedToCart} />;
}
