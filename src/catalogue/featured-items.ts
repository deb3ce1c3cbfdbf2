import type { CatalogueInput } from "#domain/catalogue/schema.ts";

type FeaturedItemInput = CatalogueInput["featuredItems"][number];

const BY_MATERIAL = 1;
const DECALS_AND_LETTERING = 2;
const BY_SUPPLY = 3;
const BUSINESS_CARDS = 4;

export const featuredGroups: CatalogueInput["featuredGroups"] = [
  { id: BY_MATERIAL, name: "Stickers", featuredItemIds: [1, 2] },
  { id: BY_SUPPLY, name: "On a roll", featuredItemIds: [3] },
  { id: DECALS_AND_LETTERING, name: "Decals & lettering", featuredItemIds: [5, 6, 4, 7] },
  { id: BUSINESS_CARDS, name: "Business cards", featuredItemIds: [8, 9, 10, 11, 12, 13] },
];

const item = {
  page: "stickers",
  materialProductIds: [] as number[],
  singleProduct: false,
  defaultSupplyId: null,
  onlySupplyIds: null,
  tabLayout: "product",
  hidesPrintFeatureArtwork: false,
  showsSelectedFaq: false,
  hidesFaq: false,
  expectedFromPrice: 1300,
} as const;

const stickers: FeaturedItemInput[] = [
  {
    ...item,
    id: 1,
    slug: "paper-stickers",
    name: "Paper Stickers",
    route: "/stickers/paper",
    featuredCategoryId: BY_MATERIAL,
    invites: "Make stickers",
    summary: "Art, classic, kraft, embossed and foil paper for jars, boxes and events.",
    productIds: [1, 2, 5, 6, 9],
  },
  {
    ...item,
    id: 2,
    slug: "vinyl-stickers",
    name: "Vinyl Stickers",
    route: "/stickers/vinyl",
    featuredCategoryId: BY_MATERIAL,
    invites: "Make stickers",
    summary: "Waterproof film in white, clear, silver, gold and hologram.",
    productIds: [8, 7, 13, 22, 3, 4],
    tabLayout: "vinyl",
  },
  {
    ...item,
    id: 3,
    slug: "roll",
    name: "Roll Stickers",
    route: "/stickers/roll",
    featuredCategoryId: BY_SUPPLY,
    invites: "Make waterproof labels",
    invitesProductId: 11,
    summary: "Labels on a roll for quick hands and labelling machines.",
    productIds: [1, 2, 3, 4, 5, 7, 11],
    defaultSupplyId: 9,
    onlySupplyIds: [9],
  },
  {
    ...item,
    id: 4,
    slug: "bumper",
    name: "Bumper Stickers",
    route: "/stickers/bumper",
    featuredCategoryId: DECALS_AND_LETTERING,
    invites: "Make stickers",
    summary: "Made for cars, vans and boats: sun, rain and the car wash.",
    productIds: [14],
  },
  {
    ...item,
    id: 5,
    slug: "decals",
    name: "Decals",
    route: "/stickers/decals",
    featuredCategoryId: DECALS_AND_LETTERING,
    invites: "Make stickers",
    summary: "Cut-out graphics for glass, walls and vehicles.",
    productIds: [12, 15],
    tabLayout: "vinyl",
  },
  {
    ...item,
    id: 6,
    slug: "vinyl-lettering-designer",
    name: "Vinyl Lettering Designer",
    route: "/vinyl-lettering-designer",
    page: "lettering",
    featuredCategoryId: DECALS_AND_LETTERING,
    invites: "Make lettering",
    summary: "Customise vinyl lettering online with multiple sizes, fonts and colours.",
    productIds: [10],
    tabLayout: "vinyl",
    hidesFaq: true,
  },
  {
    ...item,
    id: 7,
    slug: "dome",
    name: "Dome Stickers",
    route: "/stickers/dome",
    featuredCategoryId: DECALS_AND_LETTERING,
    summary: "A clear raised dome over your print.",
    productIds: [23],
  },
];

const cards = { ...item, page: "business-cards", featuredCategoryId: BUSINESS_CARDS } as const;

const cardTypes: FeaturedItemInput[] = [
  {
    ...cards,
    id: 8,
    slug: "standard-business-card",
    name: "Standard Business Cards",
    route: "/business-cards/standard-business-card",
    invites: "Make business cards",
    summary: "Smooth 250gsm cards in full colour, from 200.",
    productIds: [16],
    materialProductIds: [19],
    hidesPrintFeatureArtwork: true,
    showsSelectedFaq: true,
    expectedFromPrice: 1800,
  },
  {
    ...cards,
    id: 9,
    slug: "premium-business-card",
    name: "Premium Business Cards",
    route: "/business-cards/premium-business-card",
    invites: "Make business cards",
    summary: "Fine stocks with foil, embossing and special shapes.",
    productIds: [17],
    materialProductIds: [20, 21],
    showsSelectedFaq: true,
    expectedFromPrice: 1800,
  },
  {
    ...cards,
    id: 10,
    slug: "swing-tags",
    name: "Swing Tags",
    route: "/business-cards/swing-tags",
    summary: "Tags for clothing, jewellery and gifts, with holes and strings.",
    productIds: [18],
    materialProductIds: [19, 20, 21],
    showsSelectedFaq: true,
    expectedFromPrice: 1400,
  },
];

const cardMaterials: FeaturedItemInput[] = [
  {
    ...cards,
    id: 11,
    slug: "standard-matte-250gsm",
    name: "Standard Matte 250gsm",
    route: "/business-cards/standard-matte-250gsm",
    summary: "The smooth, bright card for every day.",
    productIds: [19],
    singleProduct: true,
    expectedFromPrice: 1800,
  },
  {
    ...cards,
    id: 12,
    slug: "royal-extra-white-400gsm",
    name: "Royal Extra White 400gsm",
    route: "/business-cards/royal-extra-white-400gsm",
    summary: "Our thickest, whitest card.",
    productIds: [20],
    singleProduct: true,
    expectedFromPrice: 4500,
  },
  {
    ...cards,
    id: 13,
    slug: "vintage-kraft-300gsm",
    name: "Vintage Kraft 300gsm",
    route: "/business-cards/vintage-kraft-300gsm",
    summary: "Brown card with visible fibres.",
    productIds: [21],
    singleProduct: true,
    expectedFromPrice: 3700,
  },
];

/** The pages that sell, by id. */
export const featuredItems: FeaturedItemInput[] = [...stickers, ...cardTypes, ...cardMaterials];
