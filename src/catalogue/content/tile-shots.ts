import type { Change, FeatureSide } from "#domain/configure/selection.ts";
import type { TileShot, TileShots } from "#domain/preview/tile-shot.ts";

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

const bySlug: TileShots["bySlug"] = {
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

/** A sheet of stickers. */
const head: TileShot = {
  productId: 1,
  changes: [
    { field: "supply", id: 5 },
    { field: "shape", id: 2 },
    sized(120, 108),
    { field: "cutPerShape", value: 4 },
  ],
  options: { surface: null },
};

/** What the pages of this shop are shown by. */
export const tileShots: TileShots = { bySlug, head };
