import { isAlwaysKnown, isMailFact, type MailFact } from "./mail-facts.ts";
import { mailOfText } from "./shop-mails.ts";
import type { CatalogueDocument } from "../schema.ts";

/** What a fact is asked of. */
type FactSubject = "shop" | "product" | "stock" | "product-or-shop";

/** Facts of the catalogue that words name in braces: "{cut-off}", and with a product's address "{weight:kraft-paper}". */
export const factSubjects = {
  standard: "product-or-shop",
  express: "product-or-shop",
  fewest: "product",
  weight: "stock",
  thickness: "stock",
  "free-from": "shop",
  "free-up-to": "shop",
  "cut-off": "shop",
  "gst-number": "shop",
  "shop-name": "shop",
  "shop-city": "shop",
  "shop-email": "shop",
  "shop-phone": "shop",
} as const satisfies Readonly<Record<string, FactSubject>>;

export type FactName = keyof typeof factSubjects;

export function isFactName(name: string): name is FactName {
  return Object.hasOwn(factSubjects, name);
}

/** How long the shop keeps things, which its page of privacy names: "{kept-mail}". */
const keptNames = [
  "artwork",
  "draft",
  "guest",
  "mail",
  "registration",
  "removed",
  "search",
  "session",
  "session-most",
  "upload",
  "uploader",
].map((name) => `kept-${name}`);

/** A mail's subject is said whole: nothing in it may be unknown. */
const MAIL_SUBJECT = /^mail\..*\.subject$/;
/** Longer ones are cut off by what reads mails. */
const LONGEST_SUBJECT = 100;

/** A fact in braces, with the product it is asked of. */
export const IN_BRACES = /\{([a-z-]+)(?::([a-z0-9-]+))?\}/g;

/** Rows of words on pages, where how long things are kept can be named. */
const ON_PAGES = "page.";

function mailFactFault(key: string, name: MailFact): string | null {
  const mail = mailOfText(key);
  if (mail === null) return `{${name}} can be said in a mail only.`;
  if (!mail.facts.includes(name)) return `This mail does not know {${name}}: it knows ${listed(mail.facts)}.`;
  return MAIL_SUBJECT.test(key) && !isAlwaysKnown(name)
    ? `{${name}} is not always known: say it in a sentence of the mail.`
    : null;
}

function factFault(document: CatalogueDocument, key: string, name: string, slug: string | undefined) {
  const written = slug === undefined ? `{${name}}` : `{${name}:${slug}}`;
  if (keptNames.includes(name) && slug === undefined)
    return key.startsWith(ON_PAGES) ? null : `${written} can be said on a page such as Privacy only.`;
  if (isMailFact(name) && slug === undefined) return mailFactFault(key, name);
  if (!isFactName(name)) return `There is nothing called ${written}.`;
  const subject = factSubjects[name];
  if (slug !== undefined && MAIL_SUBJECT.test(key))
    return `${written} is of goods that may not be sold any more: say it in a sentence of the mail.`;
  if (slug === undefined) {
    if (subject !== "product" && subject !== "stock") return null;
    const some = document.products.find(({ stock }) => subject === "product" || stock !== undefined);
    return `${written} is asked of a product: write {${name}:${some?.slug ?? "its-address"}}.`;
  }
  if (subject === "shop") return `${written} is asked of no product: write {${name}}.`;
  const product = document.products.find((row) => row.slug === slug);
  if (product === undefined) return `There is no product ${slug}: ${written} cannot be filled in.`;
  return subject === "stock" && product.stock === undefined
    ? `${product.name} has no stock of its own: ${written} cannot be filled in.`
    : null;
}

/** Facts as they are written: "{item}, {arrival}". */
export function listed(facts: readonly string[]): string {
  return facts.map((name) => `{${name}}`).join(", ");
}

/** A text in its sentences, each with the space before it: what nobody knows is left out with its sentence. */
export function sentencesIn(text: string): readonly string[] {
  return text.split(/(?<=[.!?])(?=\s)/);
}

/** The facts of a sentence for which it may be left out: of goods that may not be sold, and those that are not always known. */
function unsureIn(sentence: string): readonly string[] {
  const named = [...sentence.matchAll(IN_BRACES)];
  const unsure = named.filter(
    ([, name = "", slug]) => slug !== undefined || (isMailFact(name) && !isAlwaysKnown(name)),
  );
  return unsure.map(([fact]) => fact);
}

/** What a text says only in sentences that may be left out; null where it stands in another one. */
function unsureFault(text: string, fact: string): string | null {
  const saying = text
    .split("\n")
    .flatMap(sentencesIn)
    .filter((sentence) => sentence.includes(fact));
  const unsure = saying.map(unsureIn);
  if (unsure.some((facts) => facts.length === 0)) return null;
  return `${fact} has to be said in a sentence without ${unsure[0]?.join(", ")}, which is not always known.`;
}

/** What has to be said in a part of a mail, and is not, or not always; null where all of it is. */
function missingFault(key: string, text: string): string | null {
  const part = key.split(".")[2];
  const needs = part === "opening" || part === "closing" ? (mailOfText(key)?.needs?.[part] ?? []) : [];
  const missing = needs.filter((name) => !text.includes(`{${name}}`));
  if (missing.length > 0) return `These words have to say ${listed(missing)}.`;
  return needs.map((name) => unsureFault(text, `{${name}}`)).find((fault) => fault !== null) ?? null;
}

/** What is wrong with the facts that a text names in braces; null where each can be filled in. `key`: where the text stands. */
export function factsFault(document: CatalogueDocument, key: string, text: string): string | null {
  if (/[{}]/.test(text.replaceAll(IN_BRACES, "")))
    return "Braces stand around the name of a fact, such as {cut-off}, and nowhere else.";
  if (MAIL_SUBJECT.test(key) && text.length > LONGEST_SUBJECT)
    return `A subject has at most ${LONGEST_SUBJECT} letters.`;
  for (const [, name = "", slug] of text.matchAll(IN_BRACES)) {
    const fault = factFault(document, key, name, slug);
    if (fault !== null) return fault;
  }
  return missingFault(key, text);
}
