import type { CatalogueInput } from "../domain/catalogue/schema.ts";

/** Shown as printing_days+1 to printing_days+shipping_days business days (content-and-lettering.md 9.1). */
export const shippingChoices: CatalogueInput["shippingChoices"] = [
  {
    id: 1,
    method: "Standard",
    printingDays: 8,
    shippingDays: 2,
    cost: 800,
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
    cost: 1800,
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
    cost: 800,
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
    cost: 800,
    shippingGroup: "standard",
    onlyProductIds: [10],
    onlyFinishingIds: null,
    exceptProductIds: [],
  },
];
