import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import type { PricedDocument } from "#domain/catalogue/rates/priced.types.ts";
import type { FeaturedItem } from "#domain/catalogue/schema.ts";
import { choose } from "#domain/configure/choose.ts";
import { defaultSelection } from "#domain/configure/default-selection.ts";
import type { Change, FeatureSide, Selection } from "#domain/configure/selection.ts";
import type { SceneOptions } from "./compose-scene.ts";
import { takesPicture } from "./subject/form-of.ts";

/** The one picture that stands for a page: what is configured, and how it is looked at. */
export interface TileShot {
  readonly productId: number;
  readonly changes: readonly Change[];
  readonly options: SceneOptions;
}

function sized(widthMm: number, heightMm: number): Change {
  return { field: "customSize", widthMm, heightMm };
}
function feature(side: FeatureSide, itemId: number): Change {
  return { field: "printFeature", side, itemId, chosen: true };
}
const single: Change = { field: "supply", id: 1 };
const onRoll: Change = { field: "supply", id: 9 };
const circle: Change = { field: "shape", id: 1 };
const free: Change = { field: "shape", id: 5 };
const goldLarge = feature("front", 112);
const hole = feature("na", 132);
const jute = feature("na", 143);
const both: Change = { field: "printedSide", id: 2 };
const rightFirst: Change = { field: "addon", code: "roll-orientation", id: 56 };
const royal: Change = { field: "material", id: 2 };
const white: Change = { field: "colour", id: 6 };
const kraft: Change = { field: "material", id: 3 };

/** By slug of the featured item. */
const shots: Readonly<Record<string, TileShot>> = {
  "paper-stickers": {
    productId: 1,
    changes: [single, sized(50, 50), circle],
    options: { surface: "clay" },
  },
  "vinyl-stickers": {
    productId: 7,
    changes: [single, sized(60, 60), free],
    options: { surface: "sky", design: "trail" },
  },
  roll: { productId: 1, changes: [onRoll, rightFirst], options: { surface: "sage" } },
  bumper: { productId: 14, changes: [single, sized(254, 76)], options: {} },
  decals: { productId: 15, changes: [sized(300, 200), free], options: {} },
  "vinyl-lettering-designer": {
    productId: 10,
    changes: [sized(300, 100), white],
    options: { surface: "sky" },
  },
  dome: {
    productId: 23,
    changes: [sized(30, 30), circle],
    options: { surface: "sage", view: "angle", zoom: 1.1 },
  },
  "standard-business-card": {
    productId: 16,
    changes: [both, { field: "sets", count: 3 }],
    options: { surface: "clay" },
  },
  "premium-business-card": {
    productId: 17,
    changes: [royal, goldLarge],
    options: { surface: "straw", view: "angle" },
  },
  "swing-tags": {
    productId: 18,
    changes: [kraft, hole, jute],
    options: { surface: "sage", view: "angle", zoom: 1.15 },
  },
  "standard-matte-250gsm": { productId: 19, changes: [], options: { surface: "straw", view: "angle" } },
  "royal-extra-white-400gsm": {
    productId: 20,
    changes: [goldLarge],
    options: { surface: "blush", view: "angle" },
  },
  "vintage-kraft-300gsm": { productId: 21, changes: [], options: { surface: "paper", view: "angle" } },
};

/** The shot of a featured item; one without its own shows its first product. */
export function tileShotOf({ slug, productIds }: FeaturedItem): TileShot {
  return (
    shots[slug] ?? {
      productId: productIds[0] ?? 1,
      changes: [],
      options: { surface: "paper", view: "angle" },
    }
  );
}

/** A product as it opens, with some of it chosen otherwise. */
export function selectionAfter(
  catalogue: Catalogue,
  productId: number,
  changes: readonly Change[],
): Selection {
  const scope = { productIds: [productId], onlySupplyIds: null };
  return changes.reduce(
    (selection, change) => choose(catalogue, scope, selection, change),
    defaultSelection(catalogue, scope, { productId }),
  );
}

/** The head of the home page is a sheet of stickers. */
const sheetShot: TileShot = {
  productId: 1,
  changes: [
    { field: "supply", id: 5 },
    { field: "shape", id: 2 },
    sized(120, 108),
    { field: "cutPerShape", value: 4 },
  ],
  options: { surface: null },
};

/** What the tile of a page shows, ready to be drawn. */
export interface TileScene {
  /** The address of the page. */
  readonly route: string;
  readonly selection: Selection;
  readonly options: SceneOptions;
}

/** What the tiles are drawn from: their scenes, and the part of the catalogue that these are of. */
export interface TileScenes {
  readonly document: PricedDocument;
  readonly version: string;
  readonly scenes: readonly TileScene[];
}

/** The head of the home page, and the tiles of all pages whose product a picture can be printed on; it takes the place of what the shop prints on them. */
export function printableTiles(catalogue: Catalogue): readonly TileScene[] {
  const { productId, changes, options: seen } = sheetShot;
  const sheet = { route: "/", selection: selectionAfter(catalogue, productId, changes), options: seen };
  const tiles = catalogue.document.featuredItems
    .map((item) => {
      const { productId, changes, options: shown } = tileShotOf(item);
      const { design: _design, ...options } = shown;
      return { route: item.route, selection: selectionAfter(catalogue, productId, changes), options };
    })
    .filter(({ selection }) => takesPicture(catalogue, selection));
  return [sheet, ...tiles];
}
