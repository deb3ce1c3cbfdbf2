import type { CatalogueInput } from "#domain/catalogue/schema.ts";

type FeaturedPriceInput = CatalogueInput["featuredPrices"][number];

const SQUARE_CORNERS = 60;
const ROUNDED_CORNERS = 61;

function featured(
  id: number,
  featuredItemId: number,
  productId: number,
  materialId: number,
  choices: Partial<FeaturedPriceInput>,
): FeaturedPriceInput {
  return {
    id,
    featuredItemId,
    productId,
    materialId,
    widthMm: 90,
    heightMm: 55,
    printedSideId: 1,
    colourId: 1,
    addonItemId: SQUARE_CORNERS,
    runSize: 250,
    printFeatures: { na: [], front: [], back: [] },
    sets: 1,
    ...choices,
  };
}

const tag = { widthMm: 51, heightMm: 89 };
const bothSides = { printedSideId: 2 };

/** Configurations that a link can open with `?featured={id}`. */
export const featuredPrices: FeaturedPriceInput[] = [
  featured(1, 8, 16, 1, { runSize: 200 }),
  featured(2, 8, 16, 1, { ...bothSides, runSize: 500 }),
  featured(3, 8, 16, 1, { ...bothSides, runSize: 1000, addonItemId: ROUNDED_CORNERS }),
  featured(4, 9, 17, 1, { runSize: 50 }),
  featured(5, 9, 17, 2, { ...bothSides, printFeatures: { na: [], front: [111], back: [] } }),
  featured(6, 9, 17, 3, { runSize: 500, colourId: 2, printFeatures: { na: [], front: [102], back: [] } }),
  featured(7, 9, 17, 2, { runSize: 200, sets: 3, printFeatures: { na: [122], front: [], back: [] } }),
  featured(8, 10, 18, 1, { ...tag, runSize: 50 }),
  featured(9, 10, 18, 3, { ...tag, runSize: 250, printFeatures: { na: [131, 143], front: [], back: [] } }),
  featured(10, 10, 18, 2, {
    ...tag,
    ...bothSides,
    runSize: 500,
    printFeatures: { na: [123, 131, 142], front: [113], back: [] },
  }),
  featured(11, 11, 19, 1, { runSize: 200 }),
  featured(12, 11, 19, 1, { ...bothSides, runSize: 500, printFeatures: { na: [152], front: [], back: [] } }),
  featured(13, 12, 20, 2, {}),
  featured(14, 12, 20, 2, { ...bothSides, printFeatures: { na: [], front: [112], back: [] } }),
  featured(15, 13, 21, 3, { colourId: 2 }),
  featured(16, 13, 21, 3, { ...bothSides, runSize: 500, addonItemId: ROUNDED_CORNERS }),
];
