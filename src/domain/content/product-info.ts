import type { Appearance } from "#domain/appearances.ts";
import type { Video } from "#domain/configure/gallery-pictures.ts";

/** A titled list of short sentences. */
export interface InfoSection {
  readonly title: string;
  readonly items: readonly string[];
}

/** A film and what is seen in it. */
export interface InfoFilm extends Video {
  readonly words: string;
}

const SUITABILITIES = ["Not Recommended", "Poor", "Good", "Excellent"] as const;
export type Suitability = (typeof SUITABILITIES)[number];

export const WRITING_TOOLS = ["Pencil", "Marker", "Ball point", "Stamp"] as const;
export type WritingTool = (typeof WRITING_TOOLS)[number];

/** The scales of a card stock: 1 is the thinnest and the darkest (content-and-lettering.md 2.4). */
export const MOST_THICKNESS = 5;
export const MOST_WHITENESS = 4;

export interface StockRatings {
  /** What its surface is. */
  readonly finishing: string;
  readonly thickness: 1 | 2 | 3 | 4 | 5;
  readonly whiteness: 1 | 2 | 3 | 4;
  readonly writing: Readonly<Record<WritingTool, Suitability>>;
}

/** What the shop tells about one material. Facts of the catalogue stand in braces (facts.ts). */
export interface InfoPanel {
  /** Slug of the product; of a card stock also that of the material. */
  readonly slug: string;
  readonly introduction: string;
  readonly sections: readonly InfoSection[];
  readonly closing: string;
  /** By the slug of each finishing it comes in, what that one is for; a card stock has none. */
  readonly finishes: Readonly<Record<string, string>>;
  /** Places in the product's gallery. */
  readonly pictures: readonly number[];
  readonly film?: InfoFilm;
  readonly ratings?: StockRatings;
}

/** Materials of a kind. */
export interface InfoGroup {
  readonly name: string;
  readonly panels: readonly InfoPanel[];
}

/** A finish as it is shown: its name and look are the catalogue's. */
export interface FinishCard {
  readonly name: string;
  readonly appearance: Appearance;
  readonly words: string;
}

/** A panel as it is read: words say the catalogue's numbers, pictures what is seen in them. */
export interface PanelContent {
  readonly slug: string;
  readonly name: string;
  readonly productId: number;
  /** The material of a card stock; null for stickers. */
  readonly materialId: number | null;
  readonly appearance: Appearance;
  readonly introduction: string;
  readonly sections: readonly InfoSection[];
  readonly closing: string;
  /** How the form calls its finishes. */
  readonly finishLabel: "Finishing" | "Material";
  readonly finishes: readonly FinishCard[];
  readonly pictures: readonly { readonly filePath: string; readonly words: string }[];
  readonly film: InfoFilm | null;
  /** Names of what its stock is fit for. */
  readonly facts: readonly string[];
  /** The page that sells it. */
  readonly page: string;
  /** The remark with which a special quote is asked for there. */
  readonly specialQuoteRemark: string | null;
}

/** A card stock beside the others. */
export interface StockContent extends StockRatings {
  readonly slug: string;
  readonly name: string;
  readonly appearance: Appearance;
  /** Thousandths of a millimetre. */
  readonly microns: number;
}

/** Panels of a kind, as they are read. */
export interface GroupContent {
  readonly name: string;
  readonly panels: readonly PanelContent[];
}

/** What a page tells of the materials it sells. */
export interface ProductInfo {
  /** Tabs in a row, or with a piece of each film (content-and-lettering.md 2.4: the vinyl tab layout). */
  readonly layout: "product" | "vinyl";
  readonly panels: readonly PanelContent[];
  /** All card stocks, where a card stock is told about. */
  readonly stocks: readonly StockContent[];
}

export interface ChosenMaterial {
  readonly productId: number;
  readonly materialId: number | null;
}

/** The panel that a selection is about: that of its card stock, else of its product; the first where it has none. */
export function chosenPanel(
  panels: readonly PanelContent[],
  chosen: ChosenMaterial,
): PanelContent | undefined {
  return (
    panels.find(({ materialId }) => materialId !== null && materialId === chosen.materialId) ??
    panels.find(({ productId }) => productId === chosen.productId) ??
    panels[0]
  );
}
