import { type ProductInput, sticker, withoutProcessing } from "./sticker.ts";
import {
  assortedSheet,
  countedSheet,
  dieCut,
  kissCut,
  multiCutSheet,
  noTransferTape,
  roll,
  rollAsSpecialFinishing,
  sheet,
  thomsonCut,
  transferTape,
} from "./supply-rows.ts";

/** White ink makes sense on the transparent vinyl only. */
const whiteInkOnClearOnly = {
  specialProcessingId: 6,
  unlessFinishingId: 6,
  reason: "White ink is for clear film: choose the material Transparent Vinyl.",
};
const noFoil = withoutProcessing(5, "Foil does not hold on vinyl film.");
const noEmbossing = withoutProcessing(7, "Vinyl film springs back: it cannot be embossed.");

/** Vinyl stickers: 3, 4, 7, 8, 13, 22. */
export const vinylProducts: ProductInput[] = [
  sticker({
    id: 3,
    name: "Silver Vinyl",
    slug: "silver-vinyl",
    summary: "Metallic silver film for machines, bottles and asset labels.",
    appearance: "silver-matte",
    charge: { area: 600 },
    supplies: [dieCut, kissCut, sheet, rollAsSpecialFinishing],
    finishingIds: [8, 9],
    freeDispenser: true,
    specialProcessing: { extraSupplies: [assortedSheet, noTransferTape], disabled: [] },
  }),
  sticker({
    id: 4,
    name: "Gold Vinyl",
    slug: "gold-vinyl",
    summary: "Metallic gold film that stands up to water and handling.",
    appearance: "gold",
    charge: { area: 650 },
    supplies: [dieCut, kissCut, sheet, rollAsSpecialFinishing],
    finishingIds: [1, 2],
    freeDispenser: true,
    rollGallerySlice: { from: 3 },
    specialProcessing: {
      extraSupplies: [assortedSheet, noTransferTape],
      disabled: [withoutProcessing(6, "White ink does not hold on the gold film.")],
    },
  }),
  sticker({
    id: 7,
    name: "PVC Vinyl",
    slug: "pvc-vinyl",
    summary: "Tough, waterproof film for bottles, helmets and outdoor gear.",
    appearance: "vinyl-gloss",
    charge: { area: 480 },
    supplies: [dieCut, kissCut, sheet, thomsonCut, multiCutSheet, assortedSheet, countedSheet, roll],
    finishingIds: [4, 5, 6],
    finishingLabel: "Material",
    freeDispenser: true,
    rollGallerySlice: { from: 9 },
    specialProcessing: {
      extraSupplies: [noTransferTape],
      disabled: [noFoil, whiteInkOnClearOnly, noEmbossing],
    },
  }),
  sticker({
    id: 8,
    name: "Standard Vinyl",
    slug: "standard-vinyl",
    summary: "Thin 80-90gsm vinyl that lasts 2-5 years outdoors.",
    appearance: "vinyl-matte",
    charge: { area: 380 },
    supplies: [dieCut, kissCut, sheet, multiCutSheet, assortedSheet, countedSheet, noTransferTape],
    finishingIds: [4, 5, 6],
    finishingLabel: "Material",
    specialProcessing: {
      disabled: [noFoil, whiteInkOnClearOnly, noEmbossing],
    },
  }),
  sticker({
    id: 13,
    name: "Hologram",
    slug: "hologram",
    summary: "Rainbow film for bottles, laptops and security seals.",
    appearance: "hologram",
    charge: { area: 900 },
    supplies: [
      dieCut,
      kissCut,
      sheet,
      multiCutSheet,
      countedSheet,
      { ...transferTape, quantities: [5, 10, 20, 30, 50, 100, 200, 300] },
    ],
    finishingIds: [1, 2],
    takesPremiumCoating: true,
    specialProcessing: { extraSupplies: [assortedSheet], removedSupplyIds: [7], disabled: [] },
  }),
  sticker({
    id: 22,
    name: "Transparent Stickers",
    slug: "transparent-stickers",
    summary: "Clear stickers for glass, windows and bottles. White ink keeps colours strong.",
    appearance: "transparent",
    charge: { area: 450 },
    supplies: [dieCut, kissCut, sheet, multiCutSheet, countedSheet],
    finishingIds: [6],
    colourIds: [1, 2, 6],
    specialProcessing: { extraSupplies: [assortedSheet, transferTape], disabled: [] },
  }),
];
