import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import type { Product } from "#domain/catalogue/product.ts";
import type { Scope } from "#domain/configure/selection.ts";

/** A product as this form sells it: special supplies beside its own, without print features and install-ready. */
function specialProduct(product: Product): Product {
  const { extraSupplies, removedSupplyIds } = product.specialProcessing;
  return {
    ...product,
    supplies: [...product.supplies, ...extraSupplies].filter(
      (row) => !removedSupplyIds.includes(row.supplyId),
    ),
    printFeatureCodes: [],
    offersInstallReady: false,
  };
}

/**
 * The catalogue as the Special Processing form sees it (quotes-and-accounts.md 2 and 4). With it the one configurator does
 * the rest: the cascade, what is offered and why not, and the checks.
 */
export function specialCatalogue(catalogue: Catalogue): Catalogue {
  const products = catalogue.document.products.map(specialProduct);
  return {
    ...catalogue,
    document: { ...catalogue.document, products: products.filter((row) => !row.hiddenInSpecialProcessing) },
    products: new Map(products.map((product) => [product.id, product])),
    productBySlug: new Map(products.map((product) => [product.slug, product])),
  };
}

/** What the form lists on a page: its products but the hidden ones, on any supply; the page's own supply first. */
export function specialScope(special: Catalogue, page: Scope): Scope {
  return {
    productIds: page.productIds.filter((id) =>
      special.document.products.some((product) => product.id === id),
    ),
    onlySupplyIds: null,
    defaultSupplyId: page.defaultSupplyId,
  };
}
