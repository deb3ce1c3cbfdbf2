import type { CatalogueInput } from "#domain/catalogue/schema.ts";

/** Work that is priced by a person: asked for in the Special Processing form. */
export const specialProcessings: CatalogueInput["specialProcessings"] = [
  {
    id: 5,
    name: "Foil Stamp",
    slug: "foil-stamp",
    note: "Metal foil pressed on. Choose up to three spots.",
    stampSpots: true,
    singleOption: false,
    options: [
      { id: 501, name: "Gold", slug: "gold", appearance: "foil-gold" },
      { id: 502, name: "Silver", slug: "silver", appearance: "foil-silver" },
      { id: 503, name: "Rose Gold", slug: "rose-gold" },
      { id: 504, name: "Copper", slug: "copper" },
      { id: 505, name: "Holographic", slug: "holographic", appearance: "hologram" },
    ],
  },
  {
    id: 6,
    name: "White Ink",
    slug: "white-ink",
    note: "White under or beside the colours, for clear and metallic stock.",
    stampSpots: false,
    singleOption: true,
    options: [
      { id: 601, name: "Under the colours", slug: "under-the-colours" },
      { id: 602, name: "White only", slug: "white-only" },
    ],
  },
  {
    id: 7,
    name: "Emboss / Deboss",
    slug: "emboss-deboss",
    note: "Raised or pressed in.",
    stampSpots: false,
    singleOption: true,
    options: [
      { id: 701, name: "Emboss", slug: "emboss" },
      { id: 702, name: "Deboss", slug: "deboss" },
    ],
  },
  {
    id: 8,
    name: "Numbering",
    slug: "numbering",
    note: "A running number on each piece.",
    stampSpots: false,
    singleOption: true,
    options: [
      { id: 801, name: "Printed number", slug: "printed-number" },
      { id: 802, name: "Barcode or QR code", slug: "barcode" },
    ],
  },
  {
    id: 9,
    name: "Variable Data",
    slug: "variable-data",
    note: "Names, codes or pictures that differ on each piece, from your list.",
    stampSpots: false,
    singleOption: false,
    options: [],
  },
  {
    id: 10,
    name: "Scratch-off",
    slug: "scratch-off",
    note: "A silver panel to scratch away.",
    stampSpots: false,
    singleOption: false,
    options: [],
  },
];

export const premiumCoating: CatalogueInput["premiumCoating"] = {
  atPosition: 2,
  choices: [
    { id: 1, name: "None", slug: "none" },
    { id: 2, name: "UV Gloss Coating", slug: "uv-gloss-coating", infoModal: "premium-coating" },
    { id: 3, name: "Soft Touch Coating", slug: "soft-touch-coating", infoModal: "premium-coating" },
  ],
};
