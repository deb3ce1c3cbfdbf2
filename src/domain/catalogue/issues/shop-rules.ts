import { isCalendarDate } from "#domain/calendar-date.ts";
import type { CatalogueDocument } from "../schema.ts";
import { issueIf, idsOf, label, missing, rises } from "./issue.ts";

function risesSomewhere(points: readonly { readonly permille: number }[]): boolean {
  return points.some((point, index) => point.permille > (points[index - 1]?.permille ?? point.permille));
}

/** Bounds rise, and the last one is open. */
function endsOpen(bounds: readonly (number | null)[]): boolean {
  return (
    bounds.at(-1) === null &&
    !bounds.slice(0, -1).includes(null) &&
    rises(bounds.filter((bound) => bound !== null))
  );
}

/** Each press has margins of its own, or all have the one of the price rules; a larger quantity never has a higher one. */
function marginIssues({ priceRules: { margin }, presses }: CatalogueDocument): string[] {
  return [
    ...issueIf(
      !rises((margin ?? []).map((point) => point.quantity)),
      "Price rules: quantities of the margins do not rise",
    ),
    ...issueIf(risesSomewhere(margin ?? []), "Price rules: a margin rises with quantity"),
    ...presses.flatMap(({ code, margins }) => [
      ...issueIf(margin === undefined && margins === undefined, `Press ${code}: no margin`),
      ...issueIf(risesSomewhere(margins ?? []), `Press ${code}: a margin rises with quantity`),
      ...issueIf(
        margins !== undefined && !endsOpen(margins.map((bracket) => bracket.upTo)),
        `Press ${code}: brackets must rise and the last one has no end`,
      ),
    ]),
  ];
}

function priceIssues(document: CatalogueDocument): string[] {
  const { priceRules, products } = document;
  const { endings, promotions } = priceRules;
  return [
    ...marginIssues(document),
    ...issueIf(
      !endsOpen(endings.map((ending) => ending.below)),
      "Price rules: endings must rise and the last one has no bound",
    ),
    ...promotions.flatMap((row) => [
      ...missing(`Promotion ${label(row)}`, "product", row.productIds, idsOf(products)),
      ...issueIf(
        !isCalendarDate(row.startsOn) || !isCalendarDate(row.endsOn) || row.startsOn > row.endsOn,
        `Promotion ${label(row)}: ends before it starts`,
      ),
    ]),
  ];
}

function shippingIssues(document: CatalogueDocument): string[] {
  const { shippingChoices } = document;
  const unserved = document.products.filter(
    (product) =>
      !shippingChoices.some(
        (row) =>
          row.whenLarger === "takes-longer" &&
          !row.exceptProductIds.includes(product.id) &&
          (row.onlyProductIds?.includes(product.id) ?? row.onlyFinishingIds === null),
      ),
  );
  return [
    ...shippingChoices.flatMap((row) => [
      ...missing(
        `Shipping choice ${row.id}`,
        "product",
        [...(row.onlyProductIds ?? []), ...row.exceptProductIds],
        idsOf(document.products),
      ),
      ...missing(
        `Shipping choice ${row.id}`,
        "finishing",
        row.onlyFinishingIds ?? [],
        idsOf(document.finishings),
      ),
    ]),
    ...unserved.map((product) => `Product ${label(product)}: nothing ships it, however large the job`),
  ];
}

function holidayIssues({ holidays, shop }: CatalogueDocument): string[] {
  return [
    ...holidays.flatMap((day) => [
      ...issueIf(!isCalendarDate(day.date), `Holiday ${day.name}: ${day.date} is no date`),
      ...issueIf(
        (day.type === "regional") !== (day.region !== null),
        `Holiday ${day.date}: ${day.type} with region ${day.region}`,
      ),
    ]),
    ...issueIf(
      holidays.length > 0 && !holidays.some((day) => day.region === shop.region),
      `Shop: no anniversary for region ${shop.region}`,
    ),
  ];
}

function galleryIssues({ galleryRules, ...document }: CatalogueDocument): string[] {
  const addonItems = idsOf(document.addons.flatMap((group) => group.items));
  const { byFinishing, byPremiumProcessing, byMaterial, rollPage } = galleryRules;
  const group = document.featuredGroups[rollPage.featuredGroupIndex];
  return [
    ...missing(
      "Gallery rules",
      "finishing",
      byFinishing.map((row) => row.finishingId),
      idsOf(document.finishings),
    ),
    ...missing(
      "Gallery rules",
      "add-on item",
      byPremiumProcessing.map((row) => row.itemId),
      addonItems,
    ),
    ...missing(
      "Gallery rules",
      "material",
      byMaterial.map((row) => row.materialId),
      idsOf(document.materials),
    ),
    ...issueIf(
      !group?.featuredItemIds.includes(rollPage.featuredItemId),
      `Gallery rules: group ${rollPage.featuredGroupIndex} does not hold the roll page`,
    ),
  ];
}

/** Price rules, shipping, holidays and gallery rules that point nowhere or contradict themselves. */
export function shopRuleIssues(document: CatalogueDocument): string[] {
  return [
    ...priceIssues(document),
    ...shippingIssues(document),
    ...holidayIssues(document),
    ...galleryIssues(document),
  ];
}
