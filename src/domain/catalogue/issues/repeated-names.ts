import type { CatalogueDocument } from "../schema.ts";
import { repeated } from "./issue.ts";

type Named = { readonly id: number; readonly slug: string };

function rows(where: string, list: readonly Named[]): string[] {
  return [
    ...repeated(
      `${where}, id`,
      list.map((row) => row.id),
    ),
    ...repeated(
      `${where}, slug`,
      list.map((row) => row.slug),
    ),
  ];
}

function ids(where: string, list: readonly { readonly id: number }[]): string[] {
  return repeated(
    `${where}, id`,
    list.map((row) => row.id),
  );
}

function codes(where: string, list: readonly { readonly code: string }[]): string[] {
  return repeated(
    `${where}, code`,
    list.map((row) => row.code),
  );
}

function slugs(where: string, list: readonly { readonly slug: string }[]): string[] {
  return repeated(
    `${where}, slug`,
    list.map((row) => row.slug),
  );
}

function optionIssues(document: CatalogueDocument): string[] {
  return [
    ...rows("Supplies", document.supplies),
    ...rows("Shapes", document.shapes),
    ...rows("Finishings", document.finishings),
    ...rows("Adhesives", document.adhesives),
    ...rows("Materials", document.materials),
    ...rows("Printed sides", document.printedSides),
    ...rows("Colours", document.colours),
    ...rows("Special processings", document.specialProcessings),
    ...rows("Premium coating", document.premiumCoating.choices),
  ];
}

function groupIssues(document: CatalogueDocument): string[] {
  return [
    ...codes("Add-ons", document.addons),
    ...ids(
      "Add-on items",
      document.addons.flatMap((group) => group.items),
    ),
    ...document.addons.flatMap((group) => slugs(`Add-on ${group.code}`, group.items)),
    ...codes("Print features", document.printFeatures),
    ...ids(
      "Print feature items",
      document.printFeatures.flatMap((feature) => feature.items),
    ),
    ...document.printFeatures.flatMap((feature) => slugs(`Print feature ${feature.code}`, feature.items)),
    ...ids(
      "Special processing options",
      document.specialProcessings.flatMap((row) => row.options),
    ),
    ...codes("Size lists", document.sizeLists),
    ...ids(
      "Sizes",
      document.sizeLists.flatMap((list) => list.sizes),
    ),
    ...codes("Presses", document.presses),
  ];
}

/** Ids, slugs, codes and routes that stand for two things. */
export function repeatedNames(document: CatalogueDocument): string[] {
  return [
    ...rows("Products", document.products),
    ...optionIssues(document),
    ...groupIssues(document),
    ...rows("Featured items", document.featuredItems),
    ...repeated(
      "Featured items, route",
      document.featuredItems.map((item) => item.route),
    ),
    ...ids("Featured groups", document.featuredGroups),
    ...ids("Featured prices", document.featuredPrices),
    ...ids("Dimension lookups", document.dimLookups),
    ...ids("Shipping choices", document.shippingChoices),
    ...ids("Promotions", document.priceRules.promotions),
    ...ids("Coupons", document.coupons),
    ...codes("Coupons", document.coupons),
    ...repeated(
      "Holidays",
      document.holidays.map((day) => `${day.date} ${day.region ?? day.type}`),
    ),
  ];
}
