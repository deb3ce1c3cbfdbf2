import type { CatalogueInput } from "../domain/catalogue/schema.ts";

/** Margins, price endings and running promotions. */
export const priceRules: CatalogueInput["priceRules"] = {
  margin: [
    { quantity: 1, permille: 2400 },
    { quantity: 50, permille: 2200 },
    { quantity: 250, permille: 2000 },
    { quantity: 1000, permille: 1750 },
    { quantity: 5000, permille: 1500 },
    { quantity: 20000, permille: 1350 },
  ],
  installReady: { job: 200, piece: 3000, area: 150 },
  endings: [
    { below: 5000, step: 50 },
    { below: 20000, step: 100 },
    { below: null, step: 500 },
  ],
  promotions: [
    {
      id: 1,
      name: "Summer in kraft: 15% off",
      productIds: [5],
      permilleOff: 150,
      startsOn: "2026-11-01",
      endsOn: "2027-01-31",
    },
  ],
};
