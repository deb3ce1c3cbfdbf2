import { z } from "zod";
import {
  addonGroupSchema,
  centsSchema,
  chargeSchema,
  choiceSchema,
  materialSchema,
  finishingSchema,
  idSchema,
  printFeaturesSchema,
  printedSideSchema,
  slugSchema,
  supplySchema,
} from "./choice.ts";
import { faceSchema } from "./face.ts";
import { pressSchema } from "./press.ts";
import type { Priced } from "./rates/priced.types.ts";
import { colourSchema } from "./colour.ts";
import { parcelSchema, shippingChoiceSchema } from "./shipping.ts";
import { shopRulesSchema } from "./shop-rules.ts";
import { stockFactSchema, useSchema } from "./stock-facts.ts";
import { wordsSchema } from "./words/words.ts";
import { gallerySliceSchema, productSchema, sizeListSchema, sizeSchema } from "./product.ts";

const dateSchema = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);

/** Smallest and largest size of a supply; `supplyId` null is for products without one (cards, tags). */
const dimLookupSchema = z.strictObject({
  id: idSchema,
  supplyId: idSchema.nullable(),
  /** The one product they are for, in the place of its supply's; null = every product that has no rows of its own. */
  productId: idSchema.nullable().default(null),
  min: sizeSchema,
  max: sizeSchema,
  /** Row for equal sides (true), for unequal sides (false), or for any size (null). */
  equalSides: z.boolean().nullable(),
});

const priceRulesSchema = z.strictObject({
  /**
   * In versions from before presses had margins: the one margin on cost in thousandths (1800 = 1.8 x), linear between
   * points, level beyond the last. Quantities rise, margins fall.
   */
  margin: z
    .array(z.strictObject({ quantity: z.int().positive(), permille: z.int().min(1000) }))
    .min(1)
    .optional(),
  /** Margin on set-up, the same at every quantity. Absent in such versions: there it is that of the quantity. */
  setupPermille: z.int().min(1000).optional(),
  /** What preparing a decal for installation adds (install ready 'yes': weeded and set on auxiliary film). */
  installReady: chargeSchema.default(chargeSchema.parse({})),
  /** The shop's price ending: totals below `below` cents go up to the next multiple of `step` cents; last row has `below: null`. */
  endings: z.array(z.strictObject({ below: centsSchema.nullable(), step: z.int().positive() })).min(1),
  promotions: z.array(
    z.strictObject({
      id: idSchema,
      name: z.string(),
      productIds: z.array(idSchema).min(1),
      /** Thousandths taken off (150 = 15%). */
      permilleOff: z.int().min(1).max(900),
      startsOn: dateSchema,
      endsOn: dateSchema,
    }),
  ),
});

const featuredItemSchema = z.strictObject({
  id: idSchema,
  slug: slugSchema,
  /** The category name shown in titles, tiles and the banner's dropdown. */
  name: z.string().min(1),
  /** The page that sells it. */
  route: z.string().startsWith("/"),
  page: z.enum(["stickers", "business-cards", "lettering"]),
  featuredCategoryId: idSchema,
  summary: z.string().min(1),
  productIds: z.array(idSchema).min(1),
  /** Business-card pages: the materials that have pages of their own (products 19 to 21). */
  materialProductIds: z.array(idSchema),
  /** Set where a page is a single material (`cardKind`). */
  singleProduct: z.boolean(),
  /** Opens the form with this supply (the roll page). */
  defaultSupplyId: idSchema.nullable(),
  /** Only supplies of this page are offered when set (the roll page sells rolls). */
  onlySupplyIds: z.array(idSchema).nullable(),
  tabLayout: z.enum(["product", "vinyl"]),
  /** The print-features artwork section is left out (spec: standard-business-card). */
  hidesPrintFeatureArtwork: z.boolean(),
  showsSelectedFaq: z.boolean(),
  hidesFaq: z.boolean(),
  /** What one comes to do there, "Make stickers": the home page leads to the first page on sale of each such words. */
  invites: z.string().min(1).optional(),
  /** The product with which the home page leads there; absent: the page's own first one. */
  invitesProductId: idSchema.optional(),
  /** The slug whose pictures it is shown by, where it was made with the copy of a product. */
  pictures: slugSchema.optional(),
  /** The spec's structured-data "from" price in cents; a test holds the computed price against it. */
  expectedFromPrice: centsSchema,
});

const featuredPriceSchema = z.strictObject({
  id: idSchema,
  featuredItemId: idSchema,
  productId: idSchema,
  materialId: idSchema.nullable(),
  widthMm: z.int().positive(),
  heightMm: z.int().positive(),
  printedSideId: idSchema.nullable(),
  colourId: idSchema.nullable(),
  addonItemId: idSchema.nullable(),
  /** Quantity (`run_size`). */
  runSize: z.int().positive(),
  printFeatures: z.strictObject({ na: z.array(idSchema), front: z.array(idSchema), back: z.array(idSchema) }),
  sets: z.int().min(1).max(99),
});

export const holidaySchema = z.strictObject({
  date: dateSchema,
  name: z.string().min(1),
  /** national, or the anniversary of a region (`region` names it), or a closure of the shop. */
  type: z.enum(["national", "regional", "closure"]),
  region: z.string().nullable(),
});

const specialProcessingSchema = choiceSchema.extend({
  options: z.array(choiceSchema),
  /** Choosing one sub-option unticks the others. */
  singleOption: z.boolean(),
  /** Sub-options of this processing are stamp spots (spec: stamp-spot sub-options). */
  stampSpots: z.boolean(),
});

/** Gallery slices that hang on an option, tried in this order (content-and-lettering.md 9.5). */
const galleryRulesSchema = z.strictObject({
  byFinishing: z.array(z.strictObject({ finishingId: idSchema, slice: gallerySliceSchema })),
  byPremiumProcessing: z.array(
    z.strictObject({ itemId: idSchema, moreThan: z.int(), slice: gallerySliceSchema }),
  ),
  byMaterial: z.array(z.strictObject({ materialId: idSchema, slice: gallerySliceSchema })),
  otherwise: gallerySliceSchema,
  /** A product's own roll slice counts when its gallery has more items than this (spec: 3). */
  rollMoreThan: z.int(),
  /** The dispenser is free from this quantity (spec: 1000). */
  dispenserFromQuantity: z.int().positive(),
  rollPage: z.strictObject({
    featuredItemId: idSchema,
    featuredGroupIndex: z.int(),
    atLeast: z.int(),
    slice: gallerySliceSchema,
  }),
});

/** A code that takes something off the goods of a cart. */
const couponSchema = z.strictObject({
  id: idSchema,
  /** As it is printed; customers may type it in any case. */
  code: z.string().regex(/^[A-Z0-9]{3,20}$/),
  name: z.string().min(1),
  off: z.discriminatedUnion("kind", [
    /** Thousandths of the goods (100 = 10%). */
    z.strictObject({ kind: z.literal("share"), permille: z.int().min(1).max(900) }),
    z.strictObject({ kind: z.literal("amount"), cents: z.int().positive() }),
  ]),
  /** Takes off of these products alone; of all, if not said. One that is no longer made is in no cart. */
  productIds: z.array(idSchema).min(1).optional(),
  /** Counts from this subtotal of what it takes off of, in cents. */
  fromSubTotal: centsSchema,
  /** Taken out of use before its last day. */
  isStopped: z.literal(true).optional(),
  /** How often it may be used, by everybody together and by one customer; as often as one likes, if not said. */
  usesInAll: z.int().positive().optional(),
  usesPerCustomer: z.int().positive().optional(),
  startsOn: dateSchema,
  endsOn: dateSchema,
});

export const shopSchema = z.strictObject({
  name: z.string().min(1),
  currency: z.literal("NZD"),
  timeZone: z.string(),
  /** Page of `/quote` without a slug (spec: swing-tags). */
  defaultFeaturedItemId: idSchema,
  /** Orders paid after this time of day count from the next working day (18:00, spec 9.1). */
  cutOff: z.string().regex(/^\d{2}:\d{2}$/),
  /** Region of the anniversary day the shop keeps, e.g. AUK. */
  region: z.string(),
  /** Everything ships free from this subtotal, in cents. */
  freeShippingFrom: centsSchema,
  /** Grams of the heaviest parcel that ships free; null, also in versions from before it was said, for any (decision 382). */
  freeShippingUpToGrams: z.int().positive().nullable().default(null),
  /** Shown while no shipping choice is known. */
  defaultTurnaround: z.string(),
  streetAddress: z.string(),
  city: z.string(),
  postcode: z.string(),
  phone: z.string(),
  email: z.string(),
  /** As it stands on taxable supply information, in the groups of Inland Revenue. Absent in versions from before it was said. */
  gstNumber: z
    .string()
    .regex(/^\d{2,3}-\d{3}-\d{3}$/)
    .optional(),
  /** Where bank transfers go. Absent in versions from before orders could be placed. */
  bankAccount: z
    .strictObject({ name: z.string().min(1), number: z.string().regex(/^\d{2}-\d{4}-\d{7}-\d{2,3}$/) })
    .optional(),
  /** Working days in which the shop answers what it is asked. One, in versions from before it was said. */
  answerDays: z.int().min(1).max(10).optional(),
  /** How it keeps time, and what it offers, where that is another than usual. */
  rules: shopRulesSchema.optional(),
  /** Its picture, kept by the shop under the picture's SHA-256, in pixels. Absent where papers show the mark. */
  logo: z
    .strictObject({
      id: z.string().regex(/^[\da-f]{64}$/),
      width: z.int().positive(),
      height: z.int().positive(),
    })
    .optional(),
});

/** Everything the shop sells and its rules, as one document: validated, hashed and published as an immutable version. */
export const catalogueSchema = z.strictObject({
  shop: shopSchema,
  products: z.array(productSchema).min(1),
  supplies: z.array(supplySchema),
  shapes: z.array(
    choiceSchema.extend({
      equalSides: z.boolean().nullable(),
      outline: z.enum(["ellipse", "rectangle", "custom"]),
      /** What a piece of this shape is called after its size: "50 mm circle". */
      noun: z.string().min(1).optional(),
    }),
  ),
  finishings: z.array(finishingSchema),
  adhesives: z.array(choiceSchema),
  materials: z.array(materialSchema),
  printedSides: z.array(printedSideSchema),
  colours: z.array(colourSchema),
  addons: z.array(addonGroupSchema),
  printFeatures: printFeaturesSchema,
  specialProcessings: z.array(specialProcessingSchema),
  /** Special Processing: shown when the premium processing chosen stands at `atPosition` (1 = first) of its list (spec: the second). */
  premiumCoating: z.strictObject({ atPosition: z.int().positive(), choices: z.array(choiceSchema) }),
  sizeLists: z.array(sizeListSchema),
  dimLookups: z.array(dimLookupSchema),
  presses: z.array(pressSchema),
  priceRules: priceRulesSchema,
  /** In the order of the page; `id` is what `featuredCategoryId` names, its place in the list is the spec's group index. */
  featuredGroups: z.array(
    z.strictObject({ id: idSchema, name: z.string().min(1), featuredItemIds: z.array(idSchema) }),
  ),
  featuredItems: z.array(featuredItemSchema),
  featuredPrices: z.array(featuredPriceSchema),
  shippingChoices: z.array(shippingChoiceSchema).min(1),
  /** Decals a day that are weeded and set on film for install-ready; null = that takes no time of its own. */
  installReadyADay: z.int().positive().nullable().default(null),
  parcel: parcelSchema.default({ boxGrams: 0, packingPermille: 0, cubicKgPerM3: 0 }),
  /** Never part of a page's slice: a code is known to who was given it. Absent in versions from before there were any. */
  coupons: z.array(couponSchema).default([]),
  holidays: z.array(holidaySchema),
  /** The faces that words can be cut in, the default first; none in versions from before there were any. */
  faces: z.array(faceSchema).default([]),
  stockFacts: z.array(stockFactSchema).default([]),
  /** Never part of a page's slice. */
  uses: z.array(useSchema).default([]),
  galleryRules: galleryRulesSchema,
  /** Never part of a page's slice. Null in versions from before they were part of the document: then they are the program's. */
  words: wordsSchema.nullable().default(null),
});

export type CatalogueDocument = z.output<typeof catalogueSchema>;
export type CatalogueInput = z.input<typeof catalogueSchema>;
export type DimLookup = z.output<typeof dimLookupSchema>;
export type StoredPriceRules = z.output<typeof priceRulesSchema>;
export type Promotion = StoredPriceRules["promotions"][number];
export type FeaturedItem = z.output<typeof featuredItemSchema>;
export type FeaturedPrice = z.output<typeof featuredPriceSchema>;
export type Coupon = z.output<typeof couponSchema>;
export type Holiday = z.output<typeof holidaySchema>;
export type SpecialProcessing = Priced<z.output<typeof specialProcessingSchema>>;
export type Shape = Priced<CatalogueDocument["shapes"][number]>;
export type Shop = z.output<typeof shopSchema>;
