import type { FeaturedItem } from "#domain/catalogue/schema.ts";
import type { Change } from "#domain/configure/selection.ts";
import { onLaptop } from "../props/flat-things.ts";
import { onAmber } from "../props/glassware.ts";
import { onBumper } from "../props/vehicle.ts";
import { onDoor } from "./decal-shots.ts";
import { type Shot, sets, shape, size, supply } from "./shot.ts";

export interface Hero extends Shot {
  readonly productId: number;
}

function feature(side: "front" | "na", itemId: number): Change {
  return {
    field: "printFeature",
    side,
    itemId,
    chosen: true,
  };
}
const goldLarge = feature("front", 112);
const hole = feature("na", 132);
const jute = feature("na", 143);
const both: Change = { field: "printedSide", id: 2 };
const rightFirst: Change = { field: "addon", code: "roll-orientation", id: 56 };
const royal: Change = { field: "material", id: 2 };
const white: Change = { field: "colour", id: 6 };
const kraft: Change = { field: "material", id: 3 };

/** The one picture that stands for each page, by slug. */
const heroes: Readonly<Record<string, Hero>> = {
  "paper-stickers": {
    productId: 1,
    changes: [supply(1), size(50, 50), shape(1)],
    options: { surface: "clay" },
    prop: onAmber,
  },
  "vinyl-stickers": {
    productId: 7,
    changes: [supply(1), size(60, 60), shape(5)],
    options: { surface: "sky", design: "trail" },
    prop: onLaptop,
  },
  roll: { productId: 1, changes: [supply(9), rightFirst], options: { surface: "sage" } },
  bumper: {
    productId: 14,
    changes: [supply(1), size(254, 76)],
    options: {},
    prop: onBumper,
  },
  decals: { productId: 15, changes: [size(300, 200), shape(5)], options: {}, prop: onDoor },
  "vinyl-lettering-designer": {
    productId: 10,
    changes: [size(300, 100), white],
    options: { surface: "sky" },
    prop: onDoor,
  },
  dome: {
    productId: 23,
    changes: [size(30, 30), shape(1)],
    options: { surface: "sage", view: "angle", zoom: 1.1 },
  },
  "standard-business-card": { productId: 16, changes: [both, sets(3)], options: { surface: "clay" } },
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

/** The hero of a featured item; one without a picture of its own shows its first product. */
export function heroOf(item: FeaturedItem): Hero {
  return (
    heroes[item.slug] ?? {
      productId: item.productIds[0] ?? 1,
      changes: [],
      options: { surface: "paper", view: "angle" },
    }
  );
}
