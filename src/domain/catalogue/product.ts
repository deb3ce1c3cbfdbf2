import { z } from "zod";
import {
  appearanceSchema,
  centsSchema,
  chargeSchema,
  copiedPanelSchema,
  copiedSchema,
  factCodesSchema,
  idSchema,
  infoModalSchema,
  piecesADaySchema,
  saleFields,
  slugSchema,
  stockSchema,
} from "./choice.ts";
import type { Priced } from "./rates/priced.types.ts";

/** A size in whole millimetres. */
export const sizeSchema = z.strictObject({ widthMm: z.int().positive(), heightMm: z.int().positive() });

/** A named list of fixed sizes, shared by products and supplies. */
export const sizeListSchema = z.strictObject({
  code: slugSchema,
  sizes: z.array(sizeSchema.extend({ id: idSchema, name: z.string().min(1) })).min(1),
});

const productShapeSchema = z.strictObject({
  shapeId: idSchema,
  /** A number or 'na': with a number the form asks for the number of cuts and starts with this one (1 to 30). */
  cuts: z.union([z.int().min(1).max(30), z.literal("na")]),
});

/** A supply (`cutting`) as one product offers it. */
const productSupplySchema = z.strictObject({
  supplyId: idSchema,
  shapes: z.array(productShapeSchema).min(1),
  /** A special finishing: choosing it leaves the finishing alone (spec: products 3 and 4 with cutting 9). */
  specialProcessing: z.boolean(),
  /** Why it cannot be chosen with this product; the choice is shown disabled with these words. */
  disabledReason: z.string().optional(),
  sizeList: slugSchema,
  /** Quantity tiers, rising; the first is the minimum order. */
  quantities: z.array(z.int().positive()).min(2),
});

/** One allowed meeting of supply and finishing, with the adhesives and premium processings that fit it. */
const attributeLookupSchema = z.strictObject({
  supplyId: idSchema,
  finishingId: idSchema,
  adhesiveIds: z.array(idSchema),
  premiumProcessingIds: z.array(idSchema),
});

/** A picture that an owner gave a product: the SHA-256 of what is kept, and what is seen in it. */
const shopPictureSchema = z.strictObject({
  id: z.string().regex(/^[\da-f]{64}$/),
  words: z.string().min(1),
});

/** Which items of the gallery a choice shows (content-and-lettering.md 9.5); `to` is exclusive, absent = to the end. */
export const gallerySliceSchema = z.strictObject({
  from: z.int().nonnegative(),
  to: z.int().positive().optional(),
});

const productRowSchema = z.strictObject({
  id: idSchema,
  name: z.string().min(1),
  slug: slugSchema,
  /**
   * What one calls a number of them, in two parts: "Art paper" and "stickers". A supply may have another noun for the second.
   * Versions published before titles were written have none: there the name says it.
   */
  title: z.strictObject({ start: z.string().min(1), noun: z.string().min(1) }).optional(),
  kind: z.enum(["sticker", "decal", "lettering", "card", "tag"]),
  /** One sentence that says what it is for. */
  summary: z.string().min(1),
  appearance: appearanceSchema,
  infoModal: infoModalSchema.optional(),
  charge: chargeSchema,
  /** Smallest total of one set, in cents. */
  minimumCharge: centsSchema,
  /**
   * Cents that each further set adds, its file and plate, where sets of it are made together as one run; null where the price of one set
   * is multiplied, and in versions from before it was said (decision 381).
   */
  furtherSetPrice: centsSchema.nullable().default(null),
  /** Pieces below this area are charged as this area (square millimetres). */
  minimumAreaMm2: z.int().positive(),
  /** What it is made of; absent where the material chosen says it, and in versions from before weights were known. */
  stock: stockSchema.optional(),
  /** What its stock is fit for in all its finishings, by the codes of the catalogue's stock facts. */
  facts: factCodesSchema.optional(),
  /** Set where every piece takes work of its own: a dome is poured by hand. */
  piecesADay: piecesADaySchema.optional(),
  ...saleFields,
  /** Of a retired product: which one its addresses lead to. */
  insteadId: idSchema.optional(),
  copied: copiedSchema.extend({ panel: copiedPanelSchema.optional() }).optional(),

  supplies: z.array(productSupplySchema),
  /** For products without a supply (cards, tags): their sizes and tiers; null when supplies carry them. */
  sizeList: slugSchema.nullable(),
  quantities: z.array(z.int().positive()).nullable(),
  press: slugSchema.nullable(),

  finishingIds: z.array(idSchema),
  attributeLookups: z.array(attributeLookupSchema),
  materialIds: z.array(idSchema),
  printedSideIds: z.array(idSchema),
  colourIds: z.array(idSchema).min(1),
  /** Its colours are films that it is cut from, not inks. */
  cutFromFilm: z.boolean().default(false),
  addonCodes: z.array(slugSchema),
  printFeatureCodes: z.array(slugSchema),
  offersInstallReady: z.boolean(),

  /** Products 7 and 8 call their finishing Material (quotes-and-accounts.md 2). */
  finishingLabel: z.enum(["Finishing", "Material"]),
  hidesProductInfo: z.boolean(),
  hiddenInSpecialProcessing: z.boolean(),
  /** Premium Coating is offered in Special Processing (spec: the Hologram product). */
  takesPremiumCoating: z.boolean(),
  /** Ships free across New Zealand (spec: Art Paper). */
  freeShipping: z.boolean(),
  /** Opens the lettering designer instead of the slider video. */
  creationTool: z.boolean(),
  /** The slider shows a looping video (spec: transfer decals). */
  loopingVideo: z.boolean(),
  /** On the roll supply the slider offers the free dispenser (spec 9.5: products 1, 2, 3, 4, 5, 7, 11). */
  freeDispenser: z.boolean(),
  /** Gallery slice on the roll supply with more than three items, when it differs from the default. */
  rollGallerySlice: gallerySliceSchema.nullable(),
  /** What is seen in each picture of its gallery; versions published before they were written have none. */
  galleryWords: z.array(z.string().min(1)).default([]),
  /** What stands below each of them, shorter; likewise. */
  galleryCaptions: z.array(z.string().min(1)).default([]),
  /** Pictures that its owner gave it, by the ids they are kept under; they stand before those that the shop draws. */
  shopPictures: z.array(shopPictureSchema).optional(),
  /** Remark of the panel's special-quote link, and preset comment of the Special Processing form (spec: embossed paper). */
  specialQuoteRemark: z.string().nullable(),
  specialProcessing: z.strictObject({
    /** Special processings the form lists for this product, greyed out ones included. */
    processingIds: z.array(idSchema),
    /** Special supplies: offered in this form only, besides the product's own; choosing one is a special processing. */
    extraSupplies: z.array(productSupplySchema),
    /** Supplies greyed out in the Special Processing form. */
    disabledSupplyIds: z.array(idSchema),
    /** Supplies left out of the special-processing supplies altogether. */
    removedSupplyIds: z.array(idSchema),
    /** Special processings greyed out, with the finishing that lifts the rule where there is one. */
    disabled: z.array(
      z.strictObject({
        specialProcessingId: idSchema,
        unlessFinishingId: idSchema.nullable(),
        /** Why, in the customer's words; versions published before reasons were written have the general one. */
        reason: z.string().min(1).default("Not possible with this product."),
      }),
    ),
  }),
  /** What a card or tag is found by: a type on several stocks, or one stock as a product; null for what is no card. */
  cardKind: z.enum(["type", "material"]).nullable().optional(),
  breadcrumb: z.enum(["Type", "Material"]).nullable().optional(),
});

const cardKinds = { Type: "type", Material: "material" } as const;

/** Versions from before `cardKind` told it by the word of the breadcrumb. */
export const productSchema = productRowSchema.transform(({ cardKind, breadcrumb, ...product }) => ({
  ...product,
  cardKind: cardKind ?? (breadcrumb ? cardKinds[breadcrumb] : null),
}));

export type Size = z.output<typeof sizeSchema>;
export type SizeList = z.output<typeof sizeListSchema>;
export type FixedSize = SizeList["sizes"][number];
export type ProductShape = z.output<typeof productShapeSchema>;
export type ProductSupply = z.output<typeof productSupplySchema>;
export type AttributeLookup = z.output<typeof attributeLookupSchema>;
export type ProductPicture = z.output<typeof shopPictureSchema>;
export type GallerySlice = z.output<typeof gallerySliceSchema>;
export type StoredProduct = z.output<typeof productSchema>;
export type CardKind = NonNullable<StoredProduct["cardKind"]>;
export type Product = Priced<StoredProduct>;
