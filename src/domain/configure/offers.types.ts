import type { Appearance } from "#domain/appearances.ts";
import type { AddonGroup, InfoModal } from "#domain/catalogue/choice.ts";
import type { ColouredFilm } from "#domain/catalogue/colour.ts";
import type { FeatureSide } from "./selection.ts";

/** One choice of a list as the form shows it; `disabled` is the reason in words, or null when it can be chosen. */
export interface Offer {
  readonly id: number;
  readonly name: string;
  readonly slug: string;
  readonly note: string | null;
  readonly appearance: Appearance | null;
  readonly selected: boolean;
  readonly disabled: string | null;
}

/** A product, and what its stock is fit for in all its finishings. */
export interface ProductOffer extends Offer {
  /** The slug by which its picture is found. */
  readonly picture: string;
  readonly facts: readonly string[];
}

/** A colour; `film`: the film it is, null where it is an ink. */
export interface ColourOffer extends Offer {
  readonly film: Pick<ColouredFilm, "group" | "paint"> | null;
}

/** A shape, and the size that comes with it when the selected one does not fit. */
export interface ShapeOffer extends Offer {
  readonly brings: Pick<SizeOffer, "name" | "widthMm" | "heightMm"> | null;
}

export interface SizeOffer {
  readonly id: number;
  readonly name: string;
  readonly widthMm: number;
  readonly heightMm: number;
  readonly selected: boolean;
}

export interface AddonOffer {
  readonly code: string;
  readonly kind: AddonGroup["kind"];
  readonly name: string;
  /** What explains it. */
  readonly infoModal: InfoModal | undefined;
  readonly items: readonly Offer[];
}

export interface PrintFeatureOffer {
  readonly code: string;
  readonly name: string;
  readonly side: FeatureSide;
  /** Name of the group on the page: "Front: Emboss / Deboss" when both sides are printed. */
  readonly label: string;
  readonly optionType: "radio" | "checkbox";
  readonly maxSelected: number;
  /** `filePath`: its picture on what is configured, in the folder of uploads. */
  readonly items: readonly (Offer & { readonly filePath: string; readonly isNone: boolean })[];
}

/** Every list of the form for one selection. An empty list means the product has no such choice. */
export interface Offers {
  readonly products: readonly ProductOffer[];
  readonly supplies: readonly Offer[];
  readonly shapes: readonly ShapeOffer[];
  readonly finishings: readonly Offer[];
  readonly finishingLabel: "Finishing" | "Material";
  readonly adhesives: readonly Offer[];
  readonly materials: readonly Offer[];
  readonly printedSides: readonly Offer[];
  readonly colours: readonly ColourOffer[];
  readonly addons: readonly AddonOffer[];
  readonly printFeatures: readonly PrintFeatureOffer[];
  readonly installReady: readonly ("yes" | "no")[];
  readonly sizes: readonly SizeOffer[];
  /** A piece of the order is a whole sheet where those are sold. */
  readonly soldOn: "piece" | "sheet";
  readonly sizeLabel: "Size" | "Sheet Size";
  /** Price table and Special Processing: sizes are a fixed list (roll). */
  readonly fixedSizesInPriceTable: boolean;
  readonly asksCuts: boolean;
  readonly asksStickersPerSheet: boolean;
  /** Tiers, rising. The form shows the first two as buttons, the rest under 'See More'. */
  readonly quantities: readonly number[];
  /** The hidden glossy input (spec: premium processing 48, unless finishing 5). */
  readonly glossy: "yes" | "no";
}
