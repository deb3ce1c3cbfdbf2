import { sizeText } from "#domain/catalogue/size-text.ts";
import type { CatalogueInput } from "#domain/catalogue/schema.ts";

type SizePair = readonly [widthMm: number, heightMm: number, name?: string];

function sizeList(code: string, firstId: number, sizes: readonly SizePair[]) {
  return {
    code,
    sizes: sizes.map(([widthMm, heightMm, name], index) => ({
      id: firstId + index,
      name: name ?? sizeText({ widthMm, heightMm }),
      widthMm,
      heightMm,
    })),
  };
}

/** A list with one more size, which comes first; ids stay with their sizes. */
function opensWith(first: SizePair, code: string, firstId: number, sizes: readonly SizePair[]) {
  const listed = sizeList(code, firstId, [...sizes, first]).sizes;
  return { code, sizes: [...listed.slice(-1), ...listed.slice(0, -1)] };
}

/** Fixed sizes; the standard ones are those of content-and-lettering.md 2.6 and 9.2. */
export const sizeLists: CatalogueInput["sizeLists"] = [
  sizeList("stickers", 101, [
    [50, 50],
    [50, 75],
    [50, 100],
    [75, 75],
    [75, 100],
    [100, 100],
    [90, 55],
    [91, 55],
    [89, 51],
    [85, 49],
  ]),
  sizeList("roll", 201, [
    [50, 50],
    [30, 30],
    [40, 40],
    [75, 75],
    [100, 100],
    [50, 30],
    [60, 40],
    [75, 50],
    [90, 55],
    [100, 75],
    [150, 100],
  ]),
  sizeList("sheets", 301, [
    [148, 210, "A5, 148 x 210 mm"],
    [105, 148, "A6, 105 x 148 mm"],
    [210, 297, "A4, 210 x 297 mm"],
    [420, 297, "A3, 420 x 297 mm"],
    [200, 200],
    [100, 100],
    [100, 150],
    [150, 200],
  ]),
  opensWith([50, 50], "transfer", 401, [
    [100, 100],
    [200, 100],
    [300, 100],
    [300, 200],
    [300, 300],
    [600, 300],
    [900, 300],
    [1200, 600],
  ]),
  sizeList("lettering", 501, [
    [30, 30],
    [100, 30],
    [200, 50],
    [300, 75],
    [300, 100],
  ]),
  sizeList("lettering-on-tape", 551, [
    [30, 30],
    [100, 30],
    [200, 50],
    [300, 75],
    [500, 100],
    [600, 150],
    [1000, 250],
  ]),
  opensWith([100, 30], "bumper", 601, [
    [254, 76, "10 x 3 inch, 254 x 76 mm"],
    [280, 75],
    [203, 76, "8 x 3 inch, 203 x 76 mm"],
    [150, 100],
    [100, 100],
    [75, 75],
  ]),
  sizeList("decals", 701, [
    [100, 100],
    [150, 100],
    [150, 150],
    [200, 200],
    [297, 210, "A4, 297 x 210 mm"],
    [300, 300],
    [420, 297, "A3, 420 x 297 mm"],
  ]),
  sizeList("dome", 801, [
    [30, 30],
    [25, 25],
    [40, 40],
    [50, 50],
    [50, 30],
    [60, 30],
    [75, 40],
  ]),
  sizeList("cards", 901, [
    [90, 55],
    [91, 55],
    [89, 51],
    [85, 49],
    [85, 55],
    [90, 50],
    [55, 90, "55 x 90 mm, upright"],
    [65, 65],
  ]),
  sizeList("tags", 951, [
    [51, 89, "2 x 3.5 inch, 51 x 89 mm"],
    [50, 50],
    [50, 90],
    [55, 90],
    [60, 100],
    [70, 120],
    [75, 150],
    [90, 55],
  ]),
];

function allSizes(id: number, supplyId: number | null, min: [number, number], max: [number, number]) {
  return {
    id,
    supplyId,
    equalSides: null as boolean | null,
    min: { widthMm: min[0], heightMm: min[1] },
    max: { widthMm: max[0], heightMm: max[1] },
  };
}

function equal(id: number, supplyId: number, min: number, max: number) {
  return {
    ...allSizes(id, supplyId, [min, min], [max, max]),
    equalSides: true,
  };
}

function unequal(id: number, supplyId: number, min: [number, number], max: [number, number]) {
  return {
    ...allSizes(id, supplyId, min, max),
    equalSides: false,
  };
}

const VINYL_LETTERING = 10;

/** Smallest and largest sizes, width by height. Letters are cut by a knife, not to the outline of a sticker. */
export const dimLookups: CatalogueInput["dimLookups"] = [
  equal(1, 1, 20, 300),
  unequal(2, 1, [20, 15], [420, 297]),
  equal(3, 2, 20, 300),
  unequal(4, 2, [20, 15], [420, 297]),
  allSizes(5, 3, [100, 100], [420, 297]),
  equal(6, 4, 20, 300),
  unequal(7, 4, [20, 15], [420, 297]),
  allSizes(8, 5, [100, 100], [420, 297]),
  allSizes(9, 6, [100, 100], [420, 297]),
  allSizes(10, 7, [30, 30], [1200, 600]),
  allSizes(11, 8, [100, 100], [420, 297]),
  equal(12, 9, 20, 150),
  unequal(13, 9, [20, 15], [300, 200]),
  allSizes(14, null, [50, 40], [100, 150]),
  { ...allSizes(15, 7, [10, 10], [1200, 600]), productId: VINYL_LETTERING },
  { ...allSizes(16, 2, [10, 10], [420, 297]), productId: VINYL_LETTERING },
];
