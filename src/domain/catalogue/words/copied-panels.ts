import type { CopiedPanel } from "../choice.ts";
import type { CatalogueDocument } from "../schema.ts";

/** A text of the panel of a copied product. */
export interface CopiedText {
  readonly part: keyof CopiedPanel;
  readonly label: string;
  /** The last part of its row's key, by which a preview knows what it is. */
  readonly key: string;
  /** Points below this heading, one on each line; without one it is a paragraph. */
  readonly heading?: string;
}

/** The texts of such a panel, in the order in which they are read. */
export const copiedTexts: readonly CopiedText[] = [
  { part: "introduction", label: "Introduction", key: "introduction" },
  { part: "goodFor", label: "Good for, points", key: "good-for.items", heading: "Good for" },
  {
    part: "beforeYouOrder",
    label: "Before you order, points",
    key: "before-you-order.items",
    heading: "Before you order",
  },
  {
    part: "howItIsMade",
    label: "How it is made, points",
    key: "how-it-is-made.items",
    heading: "How it is made",
  },
  { part: "closing", label: "Closing", key: "closing" },
];

/** Copied products that have a panel: those whose first has one. */
export function productsWithCopiedPanel({ products, words }: CatalogueDocument) {
  const written = new Set(words?.texts.map(({ key }) => key));
  return products.flatMap((product) => {
    const { copied } = product;
    return copied && written.has(`panel.${copied.pictures}.introduction`) ? [{ ...product, copied }] : [];
  });
}
