import type { CatalogueDocument } from "../schema.ts";
import { type CatalogueIssue, type Place, place, inside, repeated } from "./issue.ts";

type Named = { readonly id: number; readonly slug: string };

function rows(where: Place, list: readonly Named[]): CatalogueIssue[] {
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

function ids(where: Place, list: readonly { readonly id: number }[]): CatalogueIssue[] {
  return repeated(
    inside(where, `${where.name}, id`),
    list.map((row) => row.id),
  );
}

function codes(where: Place, list: readonly { readonly code: string }[]): CatalogueIssue[] {
  return repeated(
    inside(where, `${where.name}, code`),
    list.map((row) => row.code),
  );
}

function slugs(where: Place, list: readonly { readonly slug: string }[]): CatalogueIssue[] {
  return repeated(
    inside(where, `${where.name}, slug`),
    list.map((row) => row.slug),
  );
}

function optionIssues(document: CatalogueDocument): CatalogueIssue[] {
  return [
    ...rows(place("Supplies", "supplies"), document.supplies),
    ...rows(place("Shapes", "shapes"), document.shapes),
    ...rows(place("Finishings", "finishings"), document.finishings),
    ...rows(place("Adhesives", "adhesives"), document.adhesives),
    ...rows(place("Materials", "materials"), document.materials),
    ...rows(place("Printed sides", "printedSides"), document.printedSides),
    ...rows(place("Colours", "colours"), document.colours),
    ...rows(place("Special processings", "specialProcessings"), document.specialProcessings),
    ...rows(place("Premium coating", "premiumCoating", "choices"), document.premiumCoating.choices),
  ];
}

function groupIssues(document: CatalogueDocument): CatalogueIssue[] {
  return [
    ...codes(place("Add-ons", "addons"), document.addons),
    ...ids(
      place("Add-on items", "addons"),
      document.addons.flatMap((group) => group.items),
    ),
    ...document.addons.flatMap((group) =>
      slugs(place(`Add-on ${group.code}`, "addons", group.code), group.items),
    ),
    ...codes(place("Print features", "printFeatures"), document.printFeatures),
    ...ids(
      place("Print feature items", "printFeatures"),
      document.printFeatures.flatMap((feature) => feature.items),
    ),
    ...document.printFeatures.flatMap((feature) =>
      slugs(place(`Print feature ${feature.code}`, "printFeatures", feature.code), feature.items),
    ),
    ...ids(
      place("Special processing options", "specialProcessings"),
      document.specialProcessings.flatMap((row) => row.options),
    ),
    ...codes(place("Size lists", "sizeLists"), document.sizeLists),
    ...ids(
      place("Sizes", "sizeLists"),
      document.sizeLists.flatMap((list) => list.sizes),
    ),
    ...codes(place("Presses", "presses"), document.presses),
  ];
}

/** Ids, slugs, codes and routes that stand for two things. */
export function repeatedNames(document: CatalogueDocument): CatalogueIssue[] {
  return [
    ...rows(place("Products", "products"), document.products),
    ...optionIssues(document),
    ...groupIssues(document),
    ...rows(place("Featured items", "featuredItems"), document.featuredItems),
    ...repeated(
      place("Featured items, route", "featuredItems"),
      document.featuredItems.map((item) => item.route),
    ),
    ...ids(place("Featured groups", "featuredGroups"), document.featuredGroups),
    ...ids(place("Featured prices", "featuredPrices"), document.featuredPrices),
    ...ids(place("Dimension lookups", "dimLookups"), document.dimLookups),
    ...ids(place("Shipping choices", "shippingChoices"), document.shippingChoices),
    ...ids(place("Promotions", "priceRules", "promotions"), document.priceRules.promotions),
    ...ids(place("Coupons", "coupons"), document.coupons),
    ...codes(place("Coupons", "coupons"), document.coupons),
    ...repeated(
      place("Days without work", "holidays"),
      document.holidays.map((day) => `${day.date} ${day.region ?? day.type}`),
    ),
  ];
}
