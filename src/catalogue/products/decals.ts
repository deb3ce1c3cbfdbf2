import { noFoilOnVinyl, type ProductInput, sticker } from "./sticker.ts";
import {
  assortedSheet,
  dieCut,
  kissCut,
  noAssortedSheet,
  noTransferTape,
  transferTape,
} from "./supply-rows.ts";

const cutToOutline = [{ shapeId: 5, cuts: "na" as const }];

/** Decals and lettering: 10, 12, 15. */
export const decalProducts: ProductInput[] = [
  sticker({
    id: 10,
    name: "Vinyl Lettering",
    slug: "vinyl-lettering",
    kind: "lettering",
    summary: "Words cut from vinyl for windows, walls and vehicles. No background, just the letters.",
    appearance: "vinyl-gloss",
    stock: { gramsPerM2: 300, microns: 240 },
    charge: { job: 90, area: 680 },
    supplies: [
      { ...transferTape, sizeList: "lettering-on-tape" },
      { ...kissCut, shapes: cutToOutline, sizeList: "lettering", quantities: transferTape.quantities },
    ],
    finishingIds: [1, 2],
    adhesiveIds: [1, 2],
    colourIds: [2, 6, 3, 4, 5, 1],
    takesPremiumProcessing: false,
    hidesProductInfo: true,
    creationTool: true,
    specialProcessing: { processingIds: [6, 8, 9], disabled: [] },
  }),
  sticker({
    id: 12,
    name: "Transfer Decals",
    slug: "transfer-decals",
    kind: "decal",
    summary: "Cut-out graphics that move from tape to glass, metal or paint in one go.",
    appearance: "vinyl-gloss",
    stock: { gramsPerM2: 300, microns: 240 },
    charge: { job: 90, area: 700 },
    supplies: [transferTape],
    finishingIds: [1, 2],
    adhesiveIds: [1, 2],
    colourIds: [1, 2, 6, 4, 5],
    takesPremiumProcessing: false,
    hidesProductInfo: true,
    loopingVideo: true,
    specialProcessing: {
      processingIds: [5, 6, 8, 9],
      extraSupplies: [assortedSheet],
      disabled: [noFoilOnVinyl],
    },
  }),
  sticker({
    id: 15,
    name: "Custom Decals",
    slug: "custom-decals",
    kind: "decal",
    summary: "Large decals cut to your outline for vehicles, shopfronts and skateboards.",
    appearance: "vinyl-gloss",
    stock: { gramsPerM2: 290, microns: 230 },
    charge: { area: 840 },
    supplies: [
      { ...dieCut, sizeList: "decals" },
      { ...kissCut, sizeList: "decals" },
      noAssortedSheet,
      noTransferTape,
    ],
    finishingIds: [4, 5, 6],
    adhesiveIds: [1, 2, 4],
    offersInstallReady: true,
    specialProcessing: { disabled: [] },
  }),
];
