import type { CatalogueInput } from "../../domain/catalogue/schema.ts";

export const addons: CatalogueInput["addons"] = [
  {
    code: "premium-processing",
    name: "Premium Processing",
    wireField: "premium_processing_id",
    items: [
      { id: 47, name: "None", slug: "none" },
      {
        id: 48,
        name: "Glossy Lamination",
        slug: "glossy-lamination",
        note: "A clear glossy film against scratches and water.",
        appearance: "gloss",
        setsGlossy: true,
        piecesADay: 20000,
        stock: { gramsPerM2: 30, microns: 25 },
        charge: { job: 30, area: 180 },
      },
      {
        id: 49,
        name: "Matte Lamination",
        slug: "matte-lamination",
        note: "A clear matte film against scratches and water.",
        appearance: "matte",
        piecesADay: 20000,
        stock: { gramsPerM2: 30, microns: 25 },
        charge: { job: 30, area: 190 },
      },
      {
        id: 50,
        name: "UV Spot",
        slug: "uv-spot",
        note: "A raised gloss on the parts you mark.",
        appearance: "gloss",
        piecesADay: 8000,
        charge: { job: 250, area: 260 },
      },
    ],
  },
  {
    code: "roll-orientation",
    name: "Orientation",
    wireField: "orientation",
    items: [
      {
        id: 53,
        name: "Top first",
        slug: "top-first",
        note: "The top of the label comes off the roll first.",
        acrossWeb: "width",
      },
      {
        id: 54,
        name: "Bottom first",
        slug: "bottom-first",
        note: "The bottom of the label comes off the roll first.",
        acrossWeb: "width",
      },
      {
        id: 55,
        name: "Left first",
        slug: "left-first",
        note: "The left side comes off the roll first.",
        acrossWeb: "height",
      },
      {
        id: 56,
        name: "Right first",
        slug: "right-first",
        note: "The right side comes off the roll first.",
        acrossWeb: "height",
      },
    ],
  },
  {
    code: "corners",
    name: "Corners",
    wireField: "addon_item_id",
    items: [
      { id: 60, name: "Square corners", slug: "square-corners" },
      {
        id: 61,
        name: "Rounded corners",
        slug: "rounded-corners",
        note: "All four corners rounded to 6 mm.",
        piecesADay: 15000,
        charge: { job: 60, piece: 600 },
      },
    ],
  },
];
