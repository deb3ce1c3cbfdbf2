import { MOST_LETTERS } from "./words/most-letters.ts";
import { z } from "zod";
import { appearanceNames } from "#domain/appearances.ts";
import { featureLookSchema, looksBefore } from "./feature-look.ts";
import type { Priced } from "./rates/priced.types.ts";

/** Ids are the shop's own small numbers; they never change once published. */
export const idSchema = z.int().positive();
export const slugSchema = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);
export const centsSchema = z.int().nonnegative();

/**
 * What choosing a row adds to the cost of one set, before the margin.
 * `job`: cents once per set. `piece`: thousandths of a cent per piece. `area`: cents per square metre of stock used.
 * `cut`: thousandths of a cent per cut and piece (only where the number of cuts or stickers per sheet is asked).
 * `metre`, `weed`: thousandths of a cent per metre that the knife goes, and per part that is weeded (only of a design of words).
 */
export const chargeSchema = z.strictObject({
  job: centsSchema.default(0),
  piece: centsSchema.default(0),
  area: centsSchema.default(0),
  cut: centsSchema.default(0),
  metre: centsSchema.default(0),
  weed: centsSchema.default(0),
});

/** What a square metre of stock weighs and how thick it lies in the parcel, with its adhesive and backing. */
export const stockSchema = z.strictObject({
  gramsPerM2: z.int().nonnegative(),
  /** Thousandths of a millimetre. */
  microns: z.int().nonnegative(),
});

export const factCodesSchema = z.array(slugSchema).min(1);

/** Whether a row is on sale (decision 325). Absent in versions from before it was said, and where it is. */
export const saleFields = {
  /** Not made any more: it stays for those who have it in a cart, a quotation or an order, and is offered nowhere. */
  retired: z.literal(true).optional(),
  /** Sold out; the first day on which it is there again. */
  awayUntil: z
    .string()
    .regex(/^\d{4}-\d{2}-\d{2}$/)
    .optional(),
};

/** Of a row that an owner made by copying another: which one, and the slug by which pictures and looks of the first are found (decision 326). */
export const copiedSchema = z.strictObject({ fromId: idSchema, pictures: slugSchema });

const panelTextSchema = z.string().min(1).max(MOST_LETTERS).optional();

/** What the panel of a copied product says, where its owner has written it; each line of some is a point (decision 427). */
export const copiedPanelSchema = z.strictObject({
  introduction: panelTextSchema,
  goodFor: panelTextSchema,
  beforeYouOrder: panelTextSchema,
  howItIsMade: panelTextSchema,
  closing: panelTextSchema,
});
export type CopiedPanel = z.output<typeof copiedPanelSchema>;

/** Pieces that a step of the work gets through in a working day. */
export const piecesADaySchema = z.int().positive();

/** How a choice looks: which material or finish the preview and its swatch are drawn with. */
export const appearanceSchema = z.enum(appearanceNames);

/** Small info modals of the business-cards page and the price form (content-and-lettering.md 2.2). */
export const infoModalSchema = z.enum([
  "classic-paper",
  "quantity",
  "multicut",
  "roll",
  "premium-coating",
  "thomson-shape",
]);

/** A row of any option list. */
export const choiceSchema = z.strictObject({
  id: idSchema,
  name: z.string().min(1),
  slug: slugSchema,
  /** One sentence of help shown with the choice. */
  note: z.string().optional(),
  /** How the sentence says it, "as singles" (decision 330): of a finishing only where it is what one sees; absent in versions from before sentences. */
  phrase: z.string().min(1).optional(),
  appearance: appearanceSchema.optional(),
  /** The small info modal behind its question mark (content-and-lettering.md 2.2): roll, multicut, thomson-shape, … */
  infoModal: infoModalSchema.optional(),
  charge: chargeSchema.default(chargeSchema.parse({})),
  /** What it adds to the weight and thickness of a piece: a card stock, a laminate. */
  stock: stockSchema.optional(),
  /** What it is fit for, by the codes of the catalogue's stock facts. */
  facts: factCodesSchema.optional(),
  /** Set where choosing it is work done piece by piece; absent = it takes no time of its own. */
  piecesADay: piecesADaySchema.optional(),
  ...saleFields,
  copied: copiedSchema.optional(),
});

const supplyRowSchema = choiceSchema.extend({
  /** What a piece of the order is. Supplies 3, 5, 6 and 8 sell whole sheets: their size is the sheet's (quotes-and-accounts.md 2). */
  soldOn: z.enum(["piece", "sheet"]).optional(),
  /** How the form calls its size. */
  sizeLabel: z.enum(["Size", "Sheet Size"]),
  /** The number of stickers per sheet is asked (`input_ea`). */
  asksStickersPerSheet: z.boolean(),
  /** Roll labels come without a choice of adhesive (spec: cutting id 9 has no adhesives). */
  hasAdhesives: z.boolean(),
  /** The one add-on group that a supply brings instead of the product's own (roll: `roll-orientation`). */
  ownAddonCodes: z.array(slugSchema).nullable(),
  /** In the price table and Special Processing the sizes are a fixed list and the boxes read-only. */
  fixedSizesInPriceTable: z.boolean(),
  /** Counts as the roll for the dispenser slide and the roll gallery rules (content-and-lettering.md 9.5). */
  onRoll: z.boolean(),
  /** Delivered under transfer tape: what lies there is loose, and is cut round its design whatever its shape. */
  onTape: z.boolean().optional(),
  /** Which press the job runs on; see `pressSchema`. */
  press: slugSchema,
  /** How the title of a thing says it: by another noun than the product's ("roll labels" for "stickers"), by words after it. */
  title: z
    .strictObject({
      nouns: z.record(z.string().min(1), z.string().min(1)).default({}),
      words: z.string().min(1).optional(),
    })
    .optional(),
});

/** Versions from before `soldOn` told whole sheets by the name of their size, those from before `onTape` told tape by its slug. */
export const supplySchema = supplyRowSchema.transform(({ soldOn, onTape, ...supply }) => ({
  ...supply,
  onTape: onTape ?? supply.slug === "transfer-tape",
  soldOn: soldOn ?? (supply.sizeLabel === "Sheet Size" ? ("sheet" as const) : ("piece" as const)),
}));

/** A card stock, or the like: of the products that could come in it, those that do; absent where all of them do (decision 471). */
export const materialSchema = choiceSchema.extend({ onlyProductIds: z.array(idSchema).min(1).optional() });

export const finishingSchema = materialSchema.extend({
  /** Glossy lamination never sets the hidden glossy flag on this finishing (spec: finishing id 5). */
  neverGlossy: z.boolean(),
  /** Premium Coating is offered in Special Processing (spec: finishings 6 and 7). */
  takesPremiumCoating: z.boolean(),
});

export const printedSideSchema = choiceSchema.extend({ bothSides: z.boolean() });

const addonItemRowSchema = choiceSchema.extend({
  /** "None": chosen, it adds nothing. */
  isNone: z.boolean().optional(),
  /** Choosing it sets the hidden glossy flag (spec: premium processing item 48). */
  setsGlossy: z.boolean().default(false),
  /** For roll orientation: which side of the label lies across the web and must fit it (53, 54 width; 55, 56 height). */
  acrossWeb: z.enum(["width", "height"]).optional(),
  /** For roll orientation: the edge of a label that leaves the roll first. */
  leading: z.enum(["top", "bottom", "left", "right"]).optional(),
  /** The piece is cut with round corners, where its shape has any. */
  roundsCorners: z.boolean().optional(),
});

const leadingBefore = {
  "top-first": "top",
  "bottom-first": "bottom",
  "left-first": "left",
  "right-first": "right",
} as const;

function isOld(slug: string): slug is keyof typeof leadingBefore {
  return slug in leadingBefore;
}

/** In versions from before these facts were written the slug says them. */
const addonItemSchema = addonItemRowSchema.transform(({ isNone, leading, roundsCorners, ...item }) => {
  const first = leading ?? (isOld(item.slug) ? leadingBefore[item.slug] : undefined);
  return {
    ...item,
    isNone: isNone ?? item.slug === "none",
    roundsCorners: roundsCorners ?? item.slug === "rounded-corners",
    ...(first && { leading: first }),
  };
});

const kindOfField = {
  premium_processing_id: "premium-processing",
  orientation: "orientation",
  addon_item_id: "other",
} as const;

/** Versions from before `kind` named the field of a request that carries the chosen item. */
export const addonGroupSchema = z
  .strictObject({
    code: slugSchema,
    name: z.string().min(1),
    /** The small info modal behind its question mark (content-and-lettering.md 2.2): premium-coating. */
    infoModal: infoModalSchema.optional(),
    /** Premium processing hangs on the finishing; orientation says how labels leave a roll. */
    kind: z.enum(["premium-processing", "orientation", "other"]).optional(),
    wireField: z.enum(["premium_processing_id", "orientation", "addon_item_id"]).optional(),
    items: z.array(addonItemSchema).min(1),
  })
  .transform(({ kind, wireField = "addon_item_id", ...group }) => ({
    ...group,
    kind: kind ?? kindOfField[wireField],
  }));

const printFeatureItemRowSchema = choiceSchema.extend({
  /** Picture in the addon-items folder. */
  filePath: z.string(),
  /** "None": chosen, it adds nothing and is left out of the summary. */
  isNone: z.boolean().default(false),
  /** Ticked, it takes the place of the other items of its kind: a metal's small foil that of the large one. */
  kind: slugSchema.optional(),
  /** What the preview shows of it; none has none. */
  look: featureLookSchema.optional(),
});

const printFeatureItemSchema = printFeatureItemRowSchema.transform(({ look, ...item }) => {
  const shown = look ?? looksBefore[item.slug];
  return { ...item, ...(shown && { look: shown }) };
});

const printFeatureSchema = z.strictObject({
  code: slugSchema,
  name: z.string().min(1),
  optionType: z.enum(["radio", "checkbox"]),
  /** Most items of a checkbox group that can be ticked at once; 1 for radios. */
  maxSelected: z.int().min(1),
  appliedSide: z.enum(["front", "back", "both", "na"]),
  /** Which radio is chosen at first (spec 9.4). */
  defaultItem: z.enum(["first", "last"]),
  /** Code of the feature of which something must be chosen for this one to be offered (tag strings: punch holes). */
  needsFeature: slugSchema.optional(),
  needsInSummary: z.string().optional(),
  items: z.array(printFeatureItemSchema).min(1),
});

/** Versions from before `needsFeature` named words that the other feature brings into the summary. */
export const printFeaturesSchema = z.array(printFeatureSchema).transform((features) =>
  features.map(({ needsFeature, needsInSummary: words, ...feature }) => {
    const named = features.find(
      ({ code, items }) => words && code !== feature.code && items.some(({ name }) => name.includes(words)),
    );
    const needed = needsFeature ?? named?.code;
    return { ...feature, ...(needed && { needsFeature: needed }) };
  }),
);

export type Stock = z.output<typeof stockSchema>;
export type InfoModal = z.output<typeof infoModalSchema>;
export type Charge = z.output<typeof chargeSchema>;
export type Choice = Priced<z.output<typeof choiceSchema>>;
export type Supply = Priced<z.output<typeof supplySchema>>;
export type Finishing = Priced<z.output<typeof finishingSchema>>;
export type PrintedSide = Priced<z.output<typeof printedSideSchema>>;
export type AddonItem = Priced<z.output<typeof addonItemSchema>>;
export type AddonGroup = Priced<z.output<typeof addonGroupSchema>>;
export type PrintFeatureItem = Priced<z.output<typeof printFeatureItemSchema>>;
export type PrintFeature = Priced<z.output<typeof printFeaturesSchema>[number]>;
