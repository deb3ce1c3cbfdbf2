import type { CatalogueInput } from "#domain/catalogue/schema.ts";

/** Card stocks. */
export const materials: CatalogueInput["materials"] = [
  {
    id: 1,
    name: "Standard Matte 250gsm",
    slug: "standard-matte-250gsm",
    facts: ["writable"],
    appearance: "matte",
    note: "Smooth and bright. The everyday card.",
    stock: { gramsPerM2: 250, microns: 270 },
    charge: { area: 140 },
  },
  {
    id: 2,
    name: "Royal Extra White 400gsm",
    slug: "royal-extra-white-400gsm",
    facts: ["writable"],
    appearance: "cotton",
    note: "Thick, stiff and very white.",
    stock: { gramsPerM2: 400, microns: 480 },
    charge: { area: 1309 },
  },
  {
    id: 3,
    name: "Vintage Kraft 300gsm",
    slug: "vintage-kraft-300gsm",
    facts: ["writable"],
    appearance: "kraft",
    note: "Brown and natural. Dark inks look best on it.",
    stock: { gramsPerM2: 300, microns: 400 },
    charge: { area: 944 },
  },
];

export const printedSides: CatalogueInput["printedSides"] = [
  { id: 1, name: "Single side", slug: "single-side", bothSides: false },
  { id: 2, name: "Both sides", slug: "both-sides", bothSides: true, charge: { job: 60, area: 90 } },
];
