import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import { type FactName, IN_BRACES, isFactName, sentencesIn } from "#domain/catalogue/words/facts-in-words.ts";
import { defaultSelection } from "#domain/configure/default-selection.ts";
import { quantitiesOf } from "#domain/configure/options/product-rows.ts";
import { shippingRowsFor, turnaroundText } from "#domain/deliver/shipping-choices.ts";
import { grouped } from "#domain/grouped.ts";
import { freeWeightText } from "#domain/deliver/free-weight.ts";
import { formatShortMoney } from "#domain/money.ts";

/** A number of the catalogue, as words say it; `slug` names the product that it is asked of. */
type Fact = (catalogue: Catalogue, slug: string) => string;

/** Facts of what the words are about, beside those of the catalogue; null where nobody knows one. */
type OwnFacts = Readonly<Record<string, string | null>>;

/** A fact of goods that are not sold, or not so: nothing can be said of it. */
class NoFact extends Error {}

function productOf(catalogue: Catalogue, slug: string) {
  const product = catalogue.productBySlug.get(slug);
  if (product === undefined) throw new NoFact(`no product ${slug}`);
  return product;
}

function stockOf(catalogue: Catalogue, slug: string) {
  const { stock } = productOf(catalogue, slug);
  if (stock === undefined) throw new NoFact(`${slug} has no stock of its own`);
  return stock;
}

/** The days of a product's way to be sent; of no product: of most of them. */
function daysOf(method: string): Fact {
  return (catalogue, slug) => {
    const product = slug === "" ? null : productOf(catalogue, slug);
    const ordered = { productId: product?.id ?? 0, finishingId: product?.finishingIds[0] ?? null };
    const row = shippingRowsFor(catalogue, ordered).find((one) => one.method === method);
    if (row === undefined) throw new NoFact(`${slug} is not sent by ${method}`);
    return turnaroundText(row.printingDays, row.shippingDays);
  };
}

const facts: Readonly<Record<FactName, Fact>> = {
  standard: daysOf("Standard"),
  express: daysOf("Express"),
  /** The fewest pieces of a product as its page opens. */
  fewest: (catalogue, slug) => {
    const scope = { productIds: [productOf(catalogue, slug).id], onlySupplyIds: null };
    return grouped(quantitiesOf(catalogue, defaultSelection(catalogue, scope))[0] ?? 0);
  },
  weight: (catalogue, slug) => `${stockOf(catalogue, slug).gramsPerM2}gsm`,
  thickness: (catalogue, slug) => `${stockOf(catalogue, slug).microns / 1000} mm`,
  "free-from": ({ document }) => formatShortMoney(document.shop.freeShippingFrom),
  /** ", up to a parcel of 25 kg", behind that. */
  "free-up-to": ({ document }) => freeWeightText(document.shop.freeShippingUpToGrams),
  /** "6:00PM", as the specification writes it. */
  "cut-off": ({ document }) => {
    const [hour = 0, minute = 0] = document.shop.cutOff.split(":").map(Number);
    return `${hour % 12 || 12}:${String(minute).padStart(2, "0")}${hour < 12 ? "AM" : "PM"}`;
  },
  "gst-number": ({ document }) => document.shop.gstNumber ?? "on request",
  "shop-name": ({ document }) => document.shop.name,
  "shop-city": ({ document }) => document.shop.city,
  "shop-email": ({ document }) => document.shop.email,
  "shop-phone": ({ document }) => document.shop.phone,
};

/**
 * Words with the catalogue's numbers in them: "{standard}" and "{standard:transparent-stickers}" are turnarounds, "{express}" that
 * of Express, "{fewest:swing-tags}" pieces, "{weight:kraft-paper}" and "{thickness:kraft-paper}" its stock with adhesive and
 * backing, "{free-from}" the subtotal that ships free, "{cut-off}" the hour of the shop's cut-off; "{gst-number}" and "{shop-...}" are what
 * it says of itself. Throws for a fact that is not there.
 */
export function fillFacts(text: string, catalogue: Catalogue, own: OwnFacts = {}): string {
  return text.replaceAll(IN_BRACES, (_, name: string, slug?: string) => {
    const said = Object.hasOwn(own, name) ? own[name] : undefined;
    if (said === null) throw new NoFact(`nobody knows ${name}`);
    if (said !== undefined) return said;
    if (!isFactName(name)) throw new Error(`no fact ${name}`);
    return facts[name](catalogue, slug ?? "");
  });
}

/** The same; null where it names goods that are not sold, or what nobody knows. */
export function factsIn(text: string, catalogue: Catalogue, own: OwnFacts = {}): string | null {
  try {
    return fillFacts(text, catalogue, own);
  } catch (error) {
    if (error instanceof NoFact) return null;
    throw error;
  }
}

/** The same without the sentences that name goods which are not sold; empty where none is left. */
export function tellFacts(text: string, catalogue: Catalogue, own: OwnFacts = {}): string {
  if (!text.includes("{")) return text;
  const told = sentencesIn(text).flatMap((sentence) => {
    const said = factsIn(sentence, catalogue, own);
    return said === null ? [] : [said];
  });
  return told.join("").trimStart();
}
