import type { Cents } from "#domain/money.ts";

/** What the shop tells about one print feature. */
export interface SpecialFeature {
  /** Code of the print feature. */
  readonly code: string;
  readonly introduction: string;
  /** What its artwork must be like. */
  readonly artwork: readonly string[];
}

/** How a file says what a feature is to be applied to. */
export interface FeatureLayer {
  /** Code of the print feature. */
  readonly code: string;
  /** Name of the layer, and of the spot colour on it. */
  readonly layer: string;
  readonly words: string;
}

export interface FeatureArtwork {
  readonly introduction: string;
  readonly layers: readonly FeatureLayer[];
  readonly rules: readonly string[];
}

export interface SpecialFeatures {
  /** In the order of their tabs (content-and-lettering.md 2.3). */
  readonly features: readonly SpecialFeature[];
  readonly artwork: FeatureArtwork;
}

export interface FeatureItemContent {
  readonly name: string;
  readonly note: string | null;
  /** In the folder of uploads. */
  readonly filePath: string;
  /** Cents that it adds to the smallest order; null where that has no price. */
  readonly adds: Cents | null;
}

/** A feature as it is read: what can be chosen of it, and what that adds. */
export interface FeatureContent extends SpecialFeature {
  readonly name: string;
  readonly items: readonly FeatureItemContent[];
  /** The smallest order, which the prices are of: so many pieces, of this. */
  readonly pieces: number;
  readonly product: string;
  /** Name of the feature it needs: strings need a hole. */
  readonly needs: string | null;
}

export interface FeaturesContent {
  readonly features: readonly FeatureContent[];
  /** Null on pages that hide it (content-and-lettering.md 2.1). */
  readonly artwork: (Omit<FeatureArtwork, "layers"> & { readonly layers: readonly ToldLayer[] }) | null;
}

interface ToldLayer extends FeatureLayer {
  readonly feature: string;
}
