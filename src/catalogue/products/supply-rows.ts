import type { CatalogueInput } from "#domain/catalogue/schema.ts";
import { tiers } from "../options/quantities.ts";

export type ProductSupplyRow = CatalogueInput["products"][number]["supplies"][number];

function withoutCuts(...shapeIds: number[]) {
  return shapeIds.map((shapeId) => ({ shapeId, cuts: "na" as const }));
}

const anyShape = withoutCuts(1, 2, 3, 4, 5);
const onSheets = withoutCuts(5, 4, 2);
const plain = { specialProcessing: false };

export const dieCut: ProductSupplyRow = {
  ...plain,
  supplyId: 1,
  shapes: anyShape,
  sizeList: "stickers",
  quantities: tiers.dieCut,
};

export const kissCut: ProductSupplyRow = {
  ...plain,
  supplyId: 2,
  shapes: anyShape,
  sizeList: "stickers",
  quantities: tiers.kissCut,
};

export const plainSheet: ProductSupplyRow = {
  ...plain,
  supplyId: 3,
  shapes: onSheets,
  sizeList: "sheets",
  quantities: tiers.sheets,
};

export const thomsonCut: ProductSupplyRow = {
  ...plain,
  supplyId: 4,
  shapes: anyShape,
  sizeList: "stickers",
  quantities: tiers.steelDie,
};

/** The number of cuts is asked and starts with the shape's own. */
export const multiCutSheet: ProductSupplyRow = {
  ...plain,
  supplyId: 5,
  shapes: [
    { shapeId: 4, cuts: 4 },
    { shapeId: 2, cuts: 9 },
    { shapeId: 5, cuts: 6 },
  ],
  sizeList: "sheets",
  quantities: tiers.sheets,
};

export const assortedSheet: ProductSupplyRow = {
  ...plain,
  supplyId: 6,
  shapes: onSheets,
  sizeList: "sheets",
  quantities: tiers.sheets,
};

export const transferTape: ProductSupplyRow = {
  ...plain,
  supplyId: 7,
  shapes: withoutCuts(5),
  sizeList: "transfer",
  quantities: tiers.single,
};

export const countedSheet: ProductSupplyRow = {
  ...plain,
  supplyId: 8,
  shapes: onSheets,
  sizeList: "sheets",
  quantities: tiers.sheets,
};

export const roll: ProductSupplyRow = {
  ...plain,
  supplyId: 9,
  shapes: anyShape,
  sizeList: "roll",
  quantities: tiers.roll,
};

/** The roll as a special finishing: choosing it leaves the finishing alone. */
export const rollAsSpecialFinishing: ProductSupplyRow = { ...roll, specialProcessing: true };

export const noTransferTape: ProductSupplyRow = {
  ...transferTape,
  disabledReason: "Transfer tape is for cut letters and shapes: see Vinyl Lettering or Transfer Decals.",
};

export const noAssortedSheet: ProductSupplyRow = {
  ...assortedSheet,
  disabledReason: "Each design is cut on its own here. Order the designs as separate sets.",
};
