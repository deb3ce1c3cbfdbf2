import type { CatalogueDocument } from "../schema.ts";

/** A margin that adds nothing, in thousandths. */
const NO_MARGIN = 1000;

/**
 * A catalogue that sells at what its goods cost the shop: without margins, endings and promotions. Compiled like any other its
 * rates are the charges, so that the price engine works costs out as it does prices. It never leaves the server.
 */
export function documentAtCost(document: CatalogueDocument): CatalogueDocument {
  const { margin: _margin, ...rules } = document.priceRules;
  // The file and plate of a further set are set-up, and have its margin.
  const setup = rules.setupPermille ?? NO_MARGIN;
  const atSetup = (price: number | null) => price && Math.round((price * NO_MARGIN) / setup);
  return {
    ...document,
    priceRules: {
      ...rules,
      setupPermille: NO_MARGIN,
      endings: [{ below: null, step: 1 }],
      promotions: [],
    },
    products: document.products.map((product) => ({
      ...product,
      furtherSetPrice: atSetup(product.furtherSetPrice),
    })),
    presses: document.presses.map((press) => ({
      ...press,
      margins: [{ upTo: null, permille: NO_MARGIN }],
    })),
  };
}
