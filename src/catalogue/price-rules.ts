import type { CatalogueInput } from "#domain/catalogue/schema.ts";

/** The margin on set-up, price endings and running promotions; what runs on a press has the press's margins. */
export const priceRules: CatalogueInput["priceRules"] = {
  setupPermille: 4000,
  installReady: { job: 60, piece: 3000, area: 80 },
  endings: [
    { below: 10000, step: 10 },
    { below: 100000, step: 50 },
    { below: null, step: 100 },
  ],
  promotions: [
    {
      id: 1,
      name: "Summer in kraft",
      productIds: [5],
      permilleOff: 150,
      startsOn: "2026-11-01",
      endsOn: "2027-01-31",
    },
  ],
};
