import type { CatalogueDocument } from "../schema.ts";
import { type CatalogueIssue, type DocumentPlace, documentPlace, inside, repeated } from "./issue.ts";

type Named = { readonly id: number; readonly slug: string };

function rows(where: DocumentPlace, list: readonly Named[]): CatalogueIssue[] {
  return [
    ...repeated(
      inside(where, `${where.name}, id`),
      list.map((row) => row.id),
    ),
    ...repeated(
      inside(where, `${where.name}, slug`),
      list.map((row) => row.slug),
    ),
  ];
}

function ids(where: DocumentPlace, list: readonly { readonly id: number }[]): CatalogueIssue[] {
  return repeated(
    inside(where, `${where.name}, id`),
    list.map((row) => row.id),
  );
}

function codes(where: DocumentPlace, list: readonly { readonly code: string }[]): CatalogueIssue[] {
  return repeated(
    inside(where, `${where.name}, code`),
    list.map((row) => row.code),
  );
}

function slugs(where: DocumentPlace, list: readonly { readonly slug: string }[]): CatalogueIssue[] {
  return repeated(
    inside(where, `${where.name}, slug`),
    list.map((row) => row.slug),
  );
}

function optionIssues(document: CatalogueDocument): CatalogueIssue[] {
  return [
    ...rows(documentPlace("Supplies", "supplies"), document.supplies),
    ...rows(documentPlace("Shapes", "shapes"), document.shapes),
    ...rows(documentPlace("Finishings", "finishings"), document.finishings),
    ...rows(documentPlace("Adhesives", "adhesives"), document.adhesives),
    ...rows(documentPlace("Materials", "materials"), document.materials),
    ...rows(documentPlace("Printed sides", "printedSides"), document.printedSides),
    ...rows(documentPlace("Colours", "colours"), document.colours),
    ...rows(documentPlace("Special processings", "specialProcessings"), document.specialProcessings),
    ...rows(documentPlace("Premium coating", "premiumCoating", "choices"), document.premiumCoating.choices),
  ];
}

function groupIssues(document: CatalogueDocument): CatalogueIssue[] {
  return [
    ...codes(documentPlace("Add-ons", "addons"), document.addons),
    ...ids(
      documentPlace("Add-on items", "addons"),
      document.addons.flatMap((group) => group.items),
    ),
    ...document.addons.flatMap((group) =>
      slugs(documentPlace(`Add-on ${group.code}`, "addons", group.code), group.items),
    ),
    ...codes(documentPlace("Print features", "printFeatures"), document.printFeatures),
    ...ids(
      documentPlace("Print feature items", "printFeatures"),
      document.printFeatures.flatMap((feature) => feature.items),
    ),
    ...document.printFeatures.flatMap((feature) =>
      slugs(documentPlace(`Print feature ${feature.code}`, "printFeatures", feature.code), feature.items),
    ),
    ...ids(
      documentPlace("Special processing options", "specialProcessings"),
      document.specialProcessings.flatMap((row) => row.options),
    ),
    ...codes(documentPlace("Size lists", "sizeLists"), document.sizeLists),
    ...ids(
      documentPlace("Sizes", "sizeLists"),
      document.sizeLists.flatMap((list) => list.sizes),
    ),
    ...codes(documentPlace("Presses", "presses"), document.presses),
  ];
}

/** Ids, slugs, codes and routes that stand for two things. */
export function repeatedNames(document: CatalogueDocument): CatalogueIssue[] {
  return [
    ...rows(documentPlace("Products", "products"), document.products),
    ...optionIssues(document),
    ...groupIssues(document),
    ...rows(documentPlace("Featured items", "featuredItems"), document.featuredItems),
    ...repeated(
      documentPlace("Featured items, route", "featuredItems"),
      document.featuredItems.map((item) => item.route),
    ),
    ...ids(documentPlace("Featured groups", "featuredGroups"), document.featuredGroups),
    ...ids(documentPlace("Featured prices", "featuredPrices"), document.featuredPrices),
    ...ids(documentPlace("Dimension lookups", "dimLookups"), document.dimLookups),
    ...ids(documentPlace("Shipping choices", "shippingChoices"), document.shippingChoices),
    ...ids(documentPlace("Promotions", "priceRules", "promotions"), document.priceRules.promotions),
    ...ids(documentPlace("Coupons", "coupons"), document.coupons),
    ...codes(documentPlace("Coupons", "coupons"), document.coupons),
    ...repeated(
      documentPlace("Days without work", "holidays"),
      document.holidays.map((day) => `${day.date} ${day.region ?? day.type}`),
    ),
  ];
}
