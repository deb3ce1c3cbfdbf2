import type { CatalogueInput } from "../domain/catalogue/schema.ts";

/** Margins, price endings and running promotions. */
export const priceRules: CatalogueInput["priceRules"] = {
  margin: [
    { quantity: 1, permille: 4800 },
    { quantity: 50, permille: 4500 },
    { quantity: 100, permille: 4300 },
    { quantity: 250, permille: 3700 },
    { quantity: 500, permille: 3000 },
    { quantity: 1000, permille: 2500 },
    { quantity: 2000, permille: 2250 },
    { quantity: 5000, permille: 1900 },
    { quantity: 10000, permille: 1650 },
    { quantity: 20000, permille: 1450 },
  ],
  installReady: { job: 60, piece: 1500, area: 80 },
  endings: [
    { below: 5000, step: 50 },
    { below: 50000, step: 100 },
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
