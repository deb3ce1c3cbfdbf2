import { tiers } from "../options/quantities.ts";
import type { ProductInput } from "./sticker.ts";
import { plainProduct } from "./plain-product.ts";

const CARD_FEATURES = ["emboss-deboss", "foil-stamp", "die-cut", "punch-holes2", "fold"];
const TAG_FEATURES = ["emboss-deboss", "foil-stamp", "die-cut", "punch-holes2", "tag-strings", "fold"];

/** What all cards and tags have in common: no supply, finishing or adhesive; a stock, sides and print features. */
const card = {
  kind: "card",
  appearance: "matte",
  charge: { job: 166 },
  minimumCharge: 1400,
  /** A card of 90 x 55 mm with its part of the sheet: a smaller one is charged no less stock than this. */
  minimumAreaMm2: 6858,
  supplies: [],
  sizeList: "cards",
  press: "card-sheet",
  finishingIds: [],
  attributeLookups: [],
  printedSideIds: [1, 2],
  colourIds: [1, 2],
  addonCodes: ["corners"],
  printFeatureCodes: CARD_FEATURES,
  ...plainProduct,
  specialProcessing: {
    processingIds: [5, 7, 8, 9, 10],
    extraSupplies: [],
    disabledSupplyIds: [],
    removedSupplyIds: [],
    disabled: [],
  },
} satisfies Partial<ProductInput>;

/** Types (16, 17, 18) and materials (19, 20, 21) of business cards and swing tags. */
export const cardProducts: ProductInput[] = [
  {
    ...card,
    id: 16,
    name: "Standard Business Card",
    slug: "standard-business-card",
    title: { start: "Standard", noun: "business cards" },
    summary: "Smooth 250gsm cards in full colour: the quick, honest choice.",
    quantities: tiers.standardCards,
    materialIds: [1],
    printFeatureCodes: [],
    cardKind: "type",
  },
  {
    ...card,
    id: 17,
    name: "Premium Business Card",
    slug: "premium-business-card",
    title: { start: "Premium", noun: "business cards" },
    summary: "A choice of fine stocks with foil, embossing and special shapes, in a presentation box.",
    charge: { job: 266 },
    quantities: tiers.premiumCards,
    materialIds: [1, 2, 3],
    cardKind: "type",
  },
  {
    ...card,
    id: 18,
    name: "Swing Tags",
    slug: "swing-tags",
    title: { start: "Swing", noun: "tags" },
    kind: "tag",
    summary: "Tags for clothing, jewellery and gifts, with or without a hole and a string.",
    sizeList: "tags",
    quantities: tiers.premiumCards,
    materialIds: [1, 2, 3],
    printFeatureCodes: TAG_FEATURES,
    cardKind: "type",
  },
  {
    ...card,
    id: 19,
    name: "Standard Matte 250gsm",
    slug: "standard-matte-250gsm",
    title: { start: "Standard matte 250gsm", noun: "cards" },
    summary: "Smooth and bright, with a soft matte surface. Takes a ballpoint pen well.",
    quantities: tiers.standardCards,
    materialIds: [1],
    printFeatureCodes: TAG_FEATURES,
    cardKind: "material",
  },
  {
    ...card,
    id: 20,
    name: "Royal Extra White 400gsm",
    slug: "royal-extra-white-400gsm",
    title: { start: "Royal extra white 400gsm", noun: "cards" },
    summary: "Thick, stiff and very white: a card that people keep.",
    appearance: "cotton",
    quantities: tiers.fineCards,
    materialIds: [2],
    printFeatureCodes: TAG_FEATURES,
    cardKind: "material",
  },
  {
    ...card,
    id: 21,
    name: "Vintage Kraft 300gsm",
    slug: "vintage-kraft-300gsm",
    title: { start: "Vintage kraft 300gsm", noun: "cards" },
    summary: "Brown, natural card with visible fibres. Good for makers, cafes and gardens.",
    appearance: "kraft",
    quantities: tiers.fineCards,
    materialIds: [3],
    colourIds: [1, 2, 6],
    printFeatureCodes: TAG_FEATURES,
    cardKind: "material",
  },
];
