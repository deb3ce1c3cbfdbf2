import { holidayKey } from "../own-settings.ts";
import { isCalendarDate } from "#domain/calendar-date.ts";
import type { CatalogueDocument } from "../schema.ts";
import {
  type CatalogueIssue,
  type DocumentPlace,
  documentPlace,
  inside,
  productPlace,
  issue,
  issueIf,
  missing,
  idsOf,
  rises,
} from "./issue.ts";

const MARGIN_RISES = "a larger quantity has a higher margin than a smaller one";

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
function marginIssues({ priceRules: { margin }, presses }: CatalogueDocument): CatalogueIssue[] {
  const shared = documentPlace("Price rules", "priceRules", "margin");
  return [
    ...issueIf(
      !rises((margin ?? []).map((point) => point.quantity)),
      shared,
      "quantities of the margins do not rise",
    ),
    ...issueIf(risesSomewhere(margin ?? []), shared, MARGIN_RISES),
    ...presses.flatMap(({ code, name, margins }) => {
      const where = documentPlace(name, "presses", code, "margins");
      return [
        ...issueIf(margin === undefined && margins === undefined, where, "no margin"),
        ...issueIf(risesSomewhere(margins ?? []), where, MARGIN_RISES),
        ...issueIf(
          margins !== undefined && !endsOpen(margins.map((bracket) => bracket.upTo)),
          where,
          "the pieces of the brackets must rise, and the last one has no end",
        ),
      ];
    }),
  ];
}

function promotionIssues({ priceRules, products }: CatalogueDocument): CatalogueIssue[] {
  return priceRules.promotions.flatMap((row) => {
    const where = documentPlace(`Promotion ${row.name}`, "priceRules", "promotions", row.id);
    return [
      ...missing(where, "product", row.productIds, idsOf(products)),
      ...issueIf(
        !isCalendarDate(row.startsOn) || !isCalendarDate(row.endsOn) || row.startsOn > row.endsOn,
        inside(where, where.name, "endsOn"),
        "ends before it starts",
      ),
    ];
  });
}

function priceIssues(document: CatalogueDocument): CatalogueIssue[] {
  return [
    ...marginIssues(document),
    ...issueIf(
      !endsOpen(document.priceRules.endings.map((ending) => ending.below)),
      documentPlace("Price endings", "priceRules", "endings"),
      "their bounds must rise, and the last one has none",
    ),
    ...promotionIssues(document),
  ];
}

function shippingPlace(id: number): DocumentPlace {
  return documentPlace(`Shipping choice ${id}`, "shippingChoices", id);
}

function shippingIssues(document: CatalogueDocument): CatalogueIssue[] {
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
        shippingPlace(row.id),
        "product",
        [...(row.onlyProductIds ?? []), ...row.exceptProductIds],
        idsOf(document.products),
      ),
      ...missing(shippingPlace(row.id), "finishing", row.onlyFinishingIds ?? [], idsOf(document.finishings)),
    ]),
    ...unserved.map((product) => issue(productPlace(product), "nothing ships it, however large the job")),
  ];
}

function holidayIssues({ holidays, shop }: CatalogueDocument): CatalogueIssue[] {
  return [
    ...holidays.flatMap((day) => [
      ...issueIf(
        !isCalendarDate(day.date),
        documentPlace(day.name, "holidays", holidayKey(day)),
        `${day.date} is no date`,
      ),
      ...issueIf(
        (day.type === "regional") !== (day.region !== null),
        documentPlace(`Holiday ${day.date}`, "holidays", holidayKey(day)),
        `${day.type} with region ${day.region}`,
      ),
    ]),
    ...issueIf(
      holidays.length > 0 && !holidays.some((day) => day.region === shop.region),
      documentPlace("Days without work", "holidays"),
      `no anniversary for region ${shop.region}`,
    ),
  ];
}

function galleryIssues({ galleryRules, ...document }: CatalogueDocument): CatalogueIssue[] {
  const gallery = documentPlace("Gallery rules", "galleryRules");
  const addonItems = idsOf(document.addons.flatMap((group) => group.items));
  const { byFinishing, byPremiumProcessing, byMaterial, rollPage } = galleryRules;
  const group = document.featuredGroups[rollPage.featuredGroupIndex];
  return [
    ...missing(
      gallery,
      "finishing",
      byFinishing.map((row) => row.finishingId),
      idsOf(document.finishings),
    ),
    ...missing(
      gallery,
      "add-on item",
      byPremiumProcessing.map((row) => row.itemId),
      addonItems,
    ),
    ...missing(
      gallery,
      "material",
      byMaterial.map((row) => row.materialId),
      idsOf(document.materials),
    ),
    ...issueIf(
      document.featuredItems.some(({ id }) => id === rollPage.featuredItemId) &&
        !group?.featuredItemIds.includes(rollPage.featuredItemId),
      gallery,
      `group ${rollPage.featuredGroupIndex} does not hold the roll page`,
    ),
  ];
}

/** Price rules, shipping, holidays and gallery rules that point nowhere or contradict themselves. */
export function shopRuleIssues(document: CatalogueDocument): CatalogueIssue[] {
  return [
    ...priceIssues(document),
    ...shippingIssues(document),
    ...holidayIssues(document),
    ...galleryIssues(document),
  ];
}
