import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import type { Product } from "#domain/catalogue/product.ts";
import type { Change } from "#domain/configure/selection.ts";
import { type DesignName, designFor } from "#domain/preview/artwork/design-names.ts";
import type { Surface } from "#domain/preview/scene.ts";
import { type Shot, sets, shape, supply } from "./shot.ts";
import { isBumper, isDome, piecesOf, propsOf } from "./sticker-pieces.ts";

const RECTANGLE = 4;
const HOLOGRAM = 7;
const GLOSSY_LAMINATION = 48;
const RIGHT_FIRST = 56;
const TOP_FIRST = 53;

const rotations: readonly (readonly Surface[])[] = [
  ["paper", "sage", "clay", "sky", "straw", "blush"],
  ["paper", "clay", "sky", "straw", "slate", "sage"],
  ["paper", "sky", "blush", "slate", "sage", "straw"],
];
const companions: readonly (readonly DesignName[])[] = [
  ["coffee", "soap", "thyme", "drift"],
  ["cider", "balm", "trail", "honey"],
  ["night", "honey", "soap", "coffee"],
];

function finishing(id: number): Change {
  return { field: "finishing", id };
}
function leading(id: number): Change {
  return { field: "addon", code: "roll-orientation", id };
}
const lamination: Change = { field: "addon", code: "premium-processing", id: GLOSSY_LAMINATION };

function suppliesOf(product: Product): readonly number[] {
  return product.supplies.filter((row) => row.disabledReason === undefined).map((row) => row.supplyId);
}

/** The first three: in use (a dome tilted, or it would look flat), by itself, and as many come. */
function firstShots(
  product: Product,
  has: (id: number) => boolean,
  surfaces: readonly Surface[],
  single: number,
): Shot[] {
  const { usual, wide, oval } = piecesOf(product);
  // Free outlines and rectangles by turns, so that neighbours in the shop do not look alike.
  const onSheet = product.id % 2 === 1 || isBumper(product) ? [shape(RECTANGLE)] : [];
  const inUse = { changes: [supply(single), ...usual], options: {}, prop: propsOf(product)[0] };
  const tilted = { changes: [supply(single), ...usual], options: { view: "angle", zoom: 1.15 } } as const;
  return [
    isDome(product) ? tilted : inUse,
    {
      changes: [supply(has(2) ? 2 : single), ...wide],
      options: { surface: surfaces[1], view: "angle" },
    },
    {
      changes: has(3) && !isDome(product) ? [supply(3), ...onSheet] : [supply(single), ...oval, sets(3)],
      options: { surface: surfaces[2], view: "angle" },
    },
  ];
}

/** 3 to 5: hologram film where the product has it, else more of its own finishes and a product in use. */
function finishShots(product: Product, surfaces: readonly Surface[], single: number): Shot[] {
  const film = product.finishingIds.includes(HOLOGRAM)
    ? HOLOGRAM
    : (product.finishingIds[1] ?? product.finishingIds[0]);
  const finish = film === undefined ? [] : [finishing(film)];
  const { usual, free } = piecesOf(product);
  return [
    { changes: [supply(single), ...finish, ...free], options: { surface: surfaces[3] } },
    {
      changes: [supply(single), ...finish, ...usual],
      options: { surface: surfaces[4], view: "angle", zoom: isBumper(product) ? 1.04 : 1.5 },
    },
    {
      changes: [supply(single), ...finish, ...usual],
      options: { surface: surfaces[5] },
      prop: propsOf(product)[1],
    },
  ];
}

/** 6 to 8: laminated, in other shapes and designs. */
function glossyShots(
  product: Product,
  surfaces: readonly Surface[],
  designs: readonly DesignName[],
  single: number,
): Shot[] {
  const { oval, small, tall } = piecesOf(product);
  const gloss = product.addonCodes.includes("premium-processing") ? [lamination] : [];
  return [
    {
      changes: [supply(single), ...gloss, ...oval, sets(4)],
      options: { surface: surfaces[1], design: designs[0] },
    },
    {
      changes: [supply(single), ...gloss, ...small],
      options: { surface: surfaces[2], view: "angle", design: designs[1] },
    },
    {
      changes: [supply(single), ...gloss, ...tall],
      options: { surface: surfaces[3], design: designs[2] },
      prop: propsOf(product)[2],
    },
  ];
}

/** 9 to the end: rolls where they are sold, otherwise sheets and close-ups. */
function lastShots(
  product: Product,
  has: (id: number) => boolean,
  surfaces: readonly Surface[],
  designs: readonly DesignName[],
  single: number,
): Shot[] {
  return has(9)
    ? [
        {
          changes: [supply(9), leading(RIGHT_FIRST)],
          // What is only sold on a roll has shown its own design on one already.
          options: { surface: surfaces[0], ...(single === 9 ? { design: designs[2] } : {}) },
        },
        {
          changes: [
            supply(9),
            { field: "size", widthMm: 75, heightMm: 50 },
            shape(RECTANGLE),
            leading(RIGHT_FIRST),
          ],
          options: { surface: surfaces[4], design: designs[0] },
        },
        {
          changes: [supply(9), { field: "size", widthMm: 30, heightMm: 30 }, leading(TOP_FIRST)],
          options: { surface: surfaces[5], design: designs[1] },
        },
      ]
    : [
        {
          changes: has(8)
            ? [supply(8), { field: "stickersPerSheet", value: 12 }]
            : [supply(single), ...(isBumper(product) ? piecesOf(product).usual : []), sets(3)],
          options: { surface: surfaces[0], view: "angle" },
        },
        {
          changes: [supply(single), ...piecesOf(product).usual],
          options: {
            surface: surfaces[4],
            zoom: isBumper(product) ? 1.04 : 1.9,
            design: designs[1],
          },
        },
        {
          changes: [supply(single), ...piecesOf(product).usual],
          options: { surface: surfaces[5], design: designs[0] },
          prop: propsOf(product)[3],
        },
      ];
}

/** Twelve pictures of a sticker product, in the places the gallery's slices show (content-and-lettering.md 9.5). */
export function stickerShots(_catalogue: Catalogue, product: Product): Shot[] {
  const supplies = suppliesOf(product);
  const has = (id: number): boolean => supplies.includes(id);
  const surfaces = rotations[product.id % rotations.length] ?? [];
  const own = designFor(product.slug, product.kind);
  const designs = (companions[product.id % companions.length] ?? []).filter((name) => name !== own);
  const single = supplies[0] ?? 1;
  return [
    ...firstShots(product, has, surfaces, single),
    ...finishShots(product, surfaces, single),
    ...glossyShots(product, surfaces, designs, single),
    ...lastShots(product, has, surfaces, designs, single),
  ];
}
