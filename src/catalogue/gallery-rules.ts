import type { CatalogueInput } from "#domain/catalogue/schema.ts";

/** Which items of the gallery a choice shows (content-and-lettering.md 9.5); ends are exclusive. */
export const galleryRules: CatalogueInput["galleryRules"] = {
  rollMoreThan: 3,
  dispenserFromQuantity: 1000,
  byFinishing: [{ finishingId: 7, slice: { from: 3, to: 6 } }],
  byPremiumProcessing: [{ itemId: 48, moreThan: 6, slice: { from: 6, to: 9 } }],
  byMaterial: [
    { materialId: 2, slice: { from: 3, to: 6 } },
    { materialId: 3, slice: { from: 6 } },
  ],
  otherwise: { from: 0, to: 3 },
  rollPage: { featuredItemId: 3, featuredGroupIndex: 1, atLeast: 12, slice: { from: 9 } },
};
