import type { LetteringDesign } from "#domain/lettering/design.ts";
import type { ArtworkChoice } from "./artwork/artwork-choice.ts";

/** Ids of chosen print-feature items per side; `na` is for features that belong to no side. Each list rises. */
export interface PrintFeatureChoice {
  readonly na: readonly number[];
  readonly front: readonly number[];
  readonly back: readonly number[];
}

export type FeatureSide = keyof PrintFeatureChoice;

/**
 * One configured product: everything a price, a preview or a cart line needs. Immutable.
 * null means "this product has no such choice" (or, for typed numbers, "nothing typed yet").
 */
export interface Selection {
  readonly productId: number;
  readonly supplyId: number | null;
  readonly shapeId: number | null;
  readonly finishingId: number | null;
  readonly adhesiveId: number | null;
  readonly materialId: number | null;
  readonly printedSideId: number | null;
  readonly colourId: number;
  /** Chosen item per add-on group code, e.g. `{"premium-processing": 47}`. */
  readonly addons: Readonly<Record<string, number>>;
  readonly installReady: "yes" | "no" | null;
  /** The words to be cut, where the product has a creation tool and they are designed with it. */
  readonly lettering: LetteringDesign | null;
  /** Millimetres. `custom` is the typed size; then either side may still be empty. That of a design is worked out of it. */
  readonly size: {
    readonly custom: boolean;
    readonly widthMm: number | null;
    readonly heightMm: number | null;
  };
  /** Cuts per shape, where the shape asks for them. */
  readonly cutPerShape: number | null;
  /** Stickers per sheet (`ea`), 1 to 30, where the supply asks for them. */
  readonly stickersPerSheet: number | null;
  readonly printFeatures: PrintFeatureChoice;
  /** Pieces of one set. `custom` is the own number typed by the customer. */
  readonly quantity: { readonly custom: boolean; readonly pieces: number | null };
  /** Number of Sets (`kinds`). `custom` is the own count typed by the customer. */
  readonly sets: { readonly custom: boolean; readonly count: number | null };
  /** The buyer's own files for its sets and sides; null while none is chosen. No price depends on it. */
  readonly artwork: ArtworkChoice | null;
}

/** One thing a customer does to a selection. */
export type Change =
  | {
      readonly field:
        | "product"
        | "supply"
        | "shape"
        | "finishing"
        | "adhesive"
        | "material"
        | "printedSide"
        | "colour";
      readonly id: number;
    }
  | { readonly field: "addon"; readonly code: string; readonly id: number }
  | { readonly field: "installReady"; readonly value: "yes" | "no" }
  | { readonly field: "lettering"; readonly design: LetteringDesign | null }
  | { readonly field: "size"; readonly widthMm: number; readonly heightMm: number }
  | { readonly field: "customSize"; readonly widthMm: number | null; readonly heightMm: number | null }
  | { readonly field: "cutPerShape" | "stickersPerSheet"; readonly value: number | null }
  | {
      readonly field: "printFeature";
      readonly side: FeatureSide;
      readonly itemId: number;
      readonly chosen: boolean;
    }
  | { readonly field: "quantity"; readonly pieces: number }
  | { readonly field: "customQuantity"; readonly pieces: number | null }
  | { readonly field: "sets"; readonly count: number }
  | { readonly field: "customSets"; readonly count: number | null }
  | { readonly field: "artwork"; readonly choice: ArtworkChoice | null };

/** What a page sells: which products its form lists, and the supplies it is limited to (the roll page). */
export interface Scope {
  readonly productIds: readonly number[];
  readonly onlySupplyIds: readonly number[] | null;
  /** The supply a product opens with where it offers it; absent = the product's first. */
  readonly defaultSupplyId?: number | null;
}
