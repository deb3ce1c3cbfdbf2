import { type CatalogueDocument, catalogueSchema } from "#domain/catalogue/schema.ts";
import { shopWordsOf } from "#domain/content/shop-words.ts";
import { shopContent } from "./content/content.ts";
import { coupons } from "./coupons.ts";
import { letteringFaces } from "./faces.ts";
import { featuredGroups, featuredItems } from "./featured-items.ts";
import { featuredPrices } from "./featured-prices.ts";
import { galleryRules } from "./gallery-rules.ts";
import { holidays } from "./holidays.ts";
import { addons } from "./options/addons.ts";
import { adhesives, finishings } from "./options/finishings.ts";
import { presses } from "./options/presses.ts";
import { colours } from "./options/colours.ts";
import { materials, printedSides } from "./options/print.ts";
import { printFeatures } from "./options/print-features.ts";
import { shapes } from "./options/shapes.ts";
import { dimLookups, sizeLists } from "./options/sizes.ts";
import { premiumCoating, specialProcessings } from "./options/special-processings.ts";
import { supplies } from "./options/supplies.ts";
import { priceRules } from "./price-rules.ts";
import { products } from "./products/products.ts";
import { installReadyADay, parcel, shippingRows } from "./shipping-choices.ts";
import { stockFacts } from "./stock-facts.ts";
import { uses } from "./uses.ts";
import { shop } from "./shop.ts";

/** The demonstration shop as one document, ready to be checked and published. */
export const catalogueDocument: CatalogueDocument = catalogueSchema.parse({
  shop,
  products,
  supplies,
  shapes,
  finishings,
  adhesives,
  materials,
  printedSides,
  colours,
  addons,
  printFeatures,
  specialProcessings,
  premiumCoating,
  sizeLists,
  dimLookups,
  presses,
  priceRules,
  featuredGroups,
  featuredItems,
  featuredPrices,
  shippingChoices: shippingRows,
  installReadyADay,
  parcel,
  coupons,
  holidays,
  stockFacts,
  uses,
  galleryRules,
  faces: letteringFaces,
  words: shopWordsOf(shopContent),
});
