import type { CatalogueInput } from "#domain/catalogue/schema.ts";
import { attributeLookups } from "./attribute-lookups.ts";
import type { ProductSupplyRow } from "./supply-rows.ts";
import { plainProduct } from "./plain-product.ts";

export type ProductInput = CatalogueInput["products"][number];
type SpecialProcessing = ProductInput["specialProcessing"];

/** What one sticker, decal or lettering product says of itself; the rest is what they have in common. */
export interface StickerFacts extends Partial<
  Omit<ProductInput, "attributeLookups" | "specialProcessing" | "printFeatureCodes">
> {
  id: number;
  name: string;
  slug: string;
  summary: string;
  appearance: ProductInput["appearance"];
  charge: ProductInput["charge"];
  supplies: ProductSupplyRow[];
  finishingIds: number[];
  /** Adhesives, when fewer than the finishings take. */
  adhesiveIds?: number[];
  takesPremiumProcessing?: boolean;
  finishingsBySupply?: Readonly<Record<number, readonly number[]>>;
  specialProcessing: Partial<SpecialProcessing> & Pick<SpecialProcessing, "disabled">;
}

/** A special processing greyed out for a product, whatever the finishing, and why. */
export function withoutProcessing(specialProcessingId: number, reason: string) {
  return {
    specialProcessingId,
    unlessFinishingId: null,
    reason,
  };
}

export const noFoilOnVinyl = withoutProcessing(5, "Foil does not hold on vinyl film.");

function specialProcessingOf(facts: StickerFacts): SpecialProcessing {
  const extraSupplies = facts.specialProcessing.extraSupplies ?? [];
  return {
    processingIds: [5, 6, 7, 8, 9, 10],
    removedSupplyIds: [],
    ...facts.specialProcessing,
    extraSupplies,
    disabledSupplyIds: [...facts.supplies, ...extraSupplies]
      .filter((row) => row.disabledReason !== undefined)
      .map((row) => row.supplyId),
  };
}

const common = {
  kind: "sticker",
  minimumCharge: 1300,
  minimumAreaMm2: 900,
  sizeList: null,
  quantities: null,
  press: null,
  materialIds: [] as number[],
  printedSideIds: [] as number[],
  colourIds: [1, 2] as number[],
  printFeatureCodes: [] as string[],
  ...plainProduct,
  cardKind: null,
} as const;

/** The product row of a sticker, decal or lettering. */
export function sticker(facts: StickerFacts): ProductInput {
  const { adhesiveIds, takesPremiumProcessing = true, finishingsBySupply, ...row } = facts;
  const specialProcessing = specialProcessingOf(facts);
  return {
    ...common,
    ...row,
    specialProcessing,
    addonCodes: takesPremiumProcessing ? ["premium-processing"] : [],
    attributeLookups: attributeLookups({
      supplyIds: [...facts.supplies, ...specialProcessing.extraSupplies].map((supply) => supply.supplyId),
      finishingIds: facts.finishingIds,
      adhesiveIds,
      takesPremiumProcessing,
      finishingsBySupply,
    }),
  };
}
