import { ComparePage } from "#web/features/compare/compare-page.tsx";
import { addComparedToCart } from "./add-compared-to-cart.ts";

export function meta() {
  return [{ title: "Compare | Kisscut" }, { name: "robots", content: "noindex" }];
}

/** What was configured, side by side. The document is the same for everybody; the browser asks what it compares. */
export default function Compare() {
  return <ComparePage order={addComparedToCart} />;
}
