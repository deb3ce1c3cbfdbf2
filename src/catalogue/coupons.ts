import type { CatalogueInput } from "#domain/catalogue/schema.ts";

/** Codes on the shop's flyers. */
export const coupons: CatalogueInput["coupons"] = [
  {
    id: 1,
    code: "FIRSTPEEL",
    name: "First peel: 10% off",
    off: { kind: "share", permille: 100 },
    fromSubTotal: 5000,
    usesInAll: 2000,
    usesPerCustomer: 3,
    startsOn: "2026-10-01",
    endsOn: "2028-12-31",
  },
];
