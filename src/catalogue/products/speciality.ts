import { noFoilOnVinyl, type ProductInput, sticker } from "./sticker.ts";
import {
  assortedSheet,
  dieCut,
  kissCut,
  noAssortedSheet,
  noTransferTape,
  roll,
  plainSheet,
} from "./supply-rows.ts";

const bumperShapes = [4, 3, 5, 2, 1].map((shapeId) => ({ shapeId, cuts: "na" as const }));

/** Stickers with a page or a purpose of their own: 11, 14, 23. */
export const specialityProducts: ProductInput[] = [
  sticker({
    id: 11,
    name: "Synthetic Paper",
    slug: "synthetic-paper",
    title: { start: "Synthetic paper", noun: "stickers" },
    facts: ["waterproof", "fridge", "oil-proof", "food"],
    summary: "Looks like paper, shrugs off water and oil: for food, bath and garden labels on a roll.",
    appearance: "matte",
    stock: { gramsPerM2: 170, microns: 180 },
    charge: { area: 660 },
    supplies: [roll],
    finishingIds: [1, 2],
    takesPremiumProcessing: false,
    hidesProductInfo: true,
    freeDispenser: true,
    specialProcessing: { extraSupplies: [assortedSheet, noTransferTape], disabled: [] },
  }),
  sticker({
    id: 14,
    name: "Bumper Stickers",
    slug: "bumper-stickers",
    title: { start: "Bumper", noun: "stickers" },
    facts: ["waterproof", "outdoors"],
    summary: "Weatherproof stickers with strong glue for cars, vans and boats.",
    appearance: "vinyl-gloss",
    stock: { gramsPerM2: 300, microns: 240 },
    charge: { area: 800 },
    supplies: [
      { ...dieCut, shapes: bumperShapes, sizeList: "bumper" },
      { ...kissCut, shapes: bumperShapes, sizeList: "bumper" },
      plainSheet,
      noAssortedSheet,
    ],
    finishingIds: [4, 5, 6, 7],
    adhesiveIds: [1, 2, 4],
    specialProcessing: {
      extraSupplies: [noTransferTape],
      disabled: [noFoilOnVinyl],
    },
  }),
  sticker({
    id: 23,
    name: "Dome Stickers",
    slug: "dome-stickers",
    title: { start: "Dome", noun: "stickers" },
    facts: ["waterproof"],
    summary: "A clear epoxy dome about 1 mm high over your print, for badges and nameplates.",
    appearance: "dome",
    stock: { gramsPerM2: 1400, microns: 6000 },
    piecesADay: 1500,
    charge: { piece: 4300, area: 600 },
    supplies: [
      { ...dieCut, sizeList: "dome" },
      { ...kissCut, sizeList: "dome" },
    ],
    finishingIds: [4, 8],
    adhesiveIds: [1, 4],
    takesPremiumProcessing: false,
    hiddenInSpecialProcessing: true,
    specialProcessing: { disabled: [] },
  }),
];
