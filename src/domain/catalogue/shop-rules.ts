import { z } from "zod";
import { bodyFaces, type BodyFace, headingFaces, type HeadingFace } from "#domain/shop-faces.ts";
import { COLOUR, usualColours } from "#domain/shop-colours.ts";
import { ruleBounds, type RuleNumber } from "#domain/rule-bounds.ts";

/** How the shop keeps time, what it offers and how it looks, as its owner sets it. */
export type ShopRules = Readonly<Record<RuleNumber, number>> & {
  readonly asksForReviews: boolean;
  readonly takesCards: boolean;
  readonly headingFace: HeadingFace;
  readonly bodyFace: BodyFace;
  readonly accentColour: string;
  readonly buttonColour: string;
};

/** What a shop that has set nothing does. */
const usual: ShopRules = {
  /** Days for which the prices of a quotation are kept. */
  quotationDays: 30,
  /** Days before its last one on which somebody is told that a quotation ends; 0 for nobody. */
  quotationReminderDays: 3,
  /** Working days of silence after which the customer of an open order is reminded, and reminded again. */
  firstReminderDays: 2,
  secondReminderDays: 7,
  /** Working days that an order stays open while nothing is heard. */
  openDays: 15,
  /** Working days after it came on which somebody is asked how an order turned out. */
  reviewDays: 3,
  /** Whether they are asked at all. */
  asksForReviews: true,
  /** What share of an order is paid before it is made, in percent; the rest is paid before it leaves. */
  depositPercent: 100,
  /** From which total, in dollars, only that share is; a smaller order is paid whole. */
  depositFrom: 0,
  /** Whether cards are offered where somebody takes them. */
  takesCards: true,
  /** What headings and all other words of pages are set in. */
  headingFace: "bricolage-grotesque",
  bodyFace: "instrument-sans",
  /** What leads on its pages and in its mails, and the ground of main buttons: "#rrggbb". */
  accentColour: usualColours.accent,
  buttonColour: usualColours.button,
};

function bounded(name: RuleNumber) {
  const [least, most] = ruleBounds[name];
  return z.int().min(least).max(most);
}

function keysOf<Key extends string>(named: Readonly<Record<Key, string>>): Key[] {
  return Object.keys(named) as Key[];
}

/** Only what is another than usual stands in a document, so that one in which nothing is set keeps its version. */
export const shopRulesSchema = z
  .strictObject({
    quotationDays: bounded("quotationDays"),
    quotationReminderDays: bounded("quotationReminderDays"),
    firstReminderDays: bounded("firstReminderDays"),
    secondReminderDays: bounded("secondReminderDays"),
    openDays: bounded("openDays"),
    reviewDays: bounded("reviewDays"),
    depositPercent: bounded("depositPercent"),
    depositFrom: bounded("depositFrom"),
    asksForReviews: z.boolean(),
    takesCards: z.boolean(),
    headingFace: z.enum(keysOf(headingFaces)),
    bodyFace: z.enum(keysOf(bodyFaces)),
    accentColour: z.string().regex(COLOUR),
    buttonColour: z.string().regex(COLOUR),
  })
  .partial();

type Stored = z.output<typeof shopRulesSchema>;

/** The rules of a shop, with what is usual where it has set nothing. */
export function rulesOf({ rules }: { readonly rules?: Stored | undefined }): ShopRules {
  return { ...usual, ...rules };
}

/** What of some rules is another than usual; nothing where none is. */
export function storedRules(rules: ShopRules): Stored | undefined {
  const own = Object.entries(rules).filter(([name, value]) => usual[name as keyof ShopRules] !== value);
  return own.length === 0 ? undefined : Object.fromEntries(own);
}
