import type { DesignName } from "#domain/preview/artwork/design-names.ts";
import type { Product } from "#domain/catalogue/product.ts";
import type { Change, FeatureSide } from "#domain/configure/selection.ts";
import type { Surface } from "#domain/preview/scene.ts";
import { type Shot, sets } from "./shot.ts";

const BOTH_SIDES = 2;
const ROUNDED = 61;

function feature(side: FeatureSide, itemId: number): Change {
  return {
    field: "printFeature",
    side,
    itemId,
    chosen: true,
  };
}
const goldSmall = feature("front", 111);
const goldLarge = feature("front", 112);
const silverLarge = feature("front", 114);
const emboss = feature("front", 101);
const deboss = feature("front", 102);
const goldBack = feature("back", 112);
const oval = feature("na", 122);
const luggage = feature("na", 123);
const hole = feature("na", 132);
const white = feature("na", 141);
const black = feature("na", 142);
const jute = feature("na", 143);
const folded = feature("na", 152);
const both: Change = { field: "printedSide", id: BOTH_SIDES };
const rounded: Change = { field: "addon", code: "corners", id: ROUNDED };

interface Plan {
  readonly changes: readonly Change[];
  /** The design's own unless given. */
  readonly surface?: Surface;
  readonly view?: "front" | "angle";
  readonly back?: boolean;
  readonly zoom?: number;
}

const cardPlans: readonly Plan[] = [
  { changes: [goldLarge], view: "angle" },
  { changes: [both, goldSmall, sets(4)], surface: "straw" },
  { changes: [both, goldBack], surface: "sage", view: "angle", back: true },
  { changes: [goldLarge, rounded], surface: "sky", view: "angle" },
  { changes: [emboss], surface: "blush" },
  { changes: [silverLarge, both], surface: "slate", view: "angle", zoom: 1.3 },
  { changes: [goldSmall], surface: "straw", view: "angle" },
  { changes: [deboss, luggage], surface: "paper" },
  { changes: [oval], surface: "sage", view: "angle" },
  { changes: [rounded, sets(3)], surface: "sky" },
  { changes: [folded, both], surface: "clay" },
  { changes: [emboss], surface: "blush", view: "angle", zoom: 1.6 },
];

const tagPlans: readonly Plan[] = [
  { changes: [hole, white], view: "angle" },
  { changes: [hole, black, goldLarge], surface: "clay" },
  { changes: [hole, jute, luggage], surface: "sage", view: "angle" },
  { changes: [hole, white, goldLarge], surface: "sky", view: "angle" },
  { changes: [hole, black, emboss, rounded], surface: "blush" },
  { changes: [hole, white, sets(4)], surface: "slate" },
  { changes: [hole, jute, deboss], surface: "straw" },
  { changes: [hole, jute], surface: "paper", view: "angle", zoom: 1.4 },
  { changes: [hole, black, luggage, goldSmall], surface: "sage" },
  { changes: [both, sets(3)], surface: "sky", view: "angle" },
  { changes: [folded], surface: "clay" },
  { changes: [hole, jute, goldLarge, both], surface: "blush", view: "angle" },
];

/** 0 to 2 show the first stock, 3 to 5 the second, 6 and later the third, where a product has them (9.5). */
function materialAt(product: Product, index: number): Change[] {
  const id = product.materialIds[Math.min(Math.floor(index / 3), 2)];
  return id === undefined || product.materialIds.length < 2 ? [] : [{ field: "material", id }];
}

const makers: readonly DesignName[] = [
  "coffee",
  "balm",
  "trail",
  "tailor",
  "thyme",
  "soap",
  "honey",
  "cider",
  "night",
];

/** A card without print features differs by who hands it out. */
function designAt(product: Product, index: number): { readonly design?: DesignName } {
  const design =
    product.kind === "card" && product.printFeatureCodes.length === 0 ? makers[index - 3] : undefined;
  return design === undefined ? {} : { design };
}

/** Twelve pictures of a card or tag. */
export function cardShots(product: Product): Shot[] {
  return (product.kind === "tag" ? tagPlans : cardPlans).map(
    ({ changes, surface, view, back, zoom }, index) => ({
      changes: [...materialAt(product, index), ...changes],
      options: {
        ...(surface === undefined ? {} : { surface }),
        ...designAt(product, index),
        view: view ?? "front",
        ...(back === true ? { side: "back" as const } : {}),
        zoom: zoom ?? (product.kind === "tag" ? 1.14 : 1),
      },
    }),
  );
}
