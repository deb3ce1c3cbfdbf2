import type { CatalogueInput } from "#domain/catalogue/schema.ts";

const byRoad = { fromGrams: 5000, everyGrams: 5000, cost: 600 };
const overnight = { fromGrams: 3000, everyGrams: 3000, cost: 900 };

/**
 * Shown as printing_days+1 to printing_days+shipping_days business days (content-and-lettering.md 9.1). Those are the days of
 * an ordinary job; what keeps the shop busy longer than `roomDays` takes that much longer, or does not go by Express.
 */
export const shippingRows: CatalogueInput["shippingChoices"] = [
  {
    id: 1,
    method: "Standard",
    printingDays: 8,
    shippingDays: 2,
    roomDays: 3,
    cost: 800,
    heavier: byRoad,
    shippingGroup: "standard",
    onlyProductIds: null,
    onlyFinishingIds: null,
    exceptProductIds: [],
  },
  {
    id: 2,
    method: "Express",
    printingDays: 2,
    shippingDays: 2,
    roomDays: 1,
    whenLarger: "not-offered",
    cost: 1800,
    heavier: overnight,
    shippingGroup: "express",
    onlyProductIds: null,
    onlyFinishingIds: null,
    exceptProductIds: [6],
  },
  {
    id: 3,
    method: "Standard",
    printingDays: 9,
    shippingDays: 3,
    roomDays: 3,
    cost: 800,
    heavier: byRoad,
    shippingGroup: "standard",
    onlyProductIds: [22],
    onlyFinishingIds: [6],
    exceptProductIds: [],
  },
  {
    id: 4,
    method: "Standard",
    printingDays: 6,
    shippingDays: 4,
    roomDays: 3,
    cost: 800,
    heavier: byRoad,
    shippingGroup: "standard",
    onlyProductIds: [10],
    onlyFinishingIds: null,
    exceptProductIds: [],
  },
];

export const parcel: CatalogueInput["parcel"] = { boxGrams: 120, packingPermille: 60, cubicKgPerM3: 250 };

/** A decal is weeded and set on film by hand. */
export const installReadyADay = 500;
