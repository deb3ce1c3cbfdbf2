import type { CatalogueDocument } from "../schema.ts";
import { productsWithCopiedPanel } from "./copied-panels.ts";
import { mailKinds, mailKindsAlso } from "./mail-kinds.ts";
import { mailOfText } from "./shop-mails.ts";
import { faqOfGroup, type ShopText } from "./words.ts";

/** Texts that are read together: a product's panel, a group of questions, a page. */
export interface WordTopic {
  readonly key: string;
  readonly name: string;
  /** What it is among: "Products", "Questions". */
  readonly kind: string;
  /** Other words that its kind is looked for by. */
  readonly also?: string;
}

const kinds: Readonly<Record<string, string>> = {
  home: "Home page",
  panel: "Products",
  feature: "Special features",
  note: "Explanations",
  use: "Uses",
  page: "Pages",
};

const names: Readonly<Record<string, string>> = {
  "home.hero": "Head of the home page",
  "home.steps": "How it works",
  "feature.files": "Setting up files",
  "page.terms-in-short": "Terms in short, at the checkout",
};

/** "pay-and-start" is "Pay and start". */
function spoken(slug: string): string {
  const words = slug.replaceAll("-", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function nameOf(document: CatalogueDocument, kind: string, slug: string): string {
  const known = names[`${kind}.${slug}`];
  if (known !== undefined) return known;
  const rows = kind === "panel" ? document.products : [];
  const use = kind === "use" ? document.uses.find(({ code }) => code === slug) : undefined;
  const feature = kind === "feature" ? document.printFeatures.find(({ code }) => code === slug) : undefined;
  return feature?.name ?? use?.name ?? rows.find((row) => row.slug === slug)?.name ?? spoken(slug);
}

/** The topic that a text belongs to. */
export function topicOfText(key: string): string {
  return key.split(".").slice(0, 2).join(".");
}

export function topicOfProduct({ slug }: { readonly slug: string }): string {
  return `panel.${slug}`;
}

export function topicOfUse({ code }: { readonly code: string }): string {
  return `use.${code}`;
}

const FAQ = "faq.";
const GENERAL = "Default";

export function topicOfFaq(group: string): string {
  return FAQ + group;
}

function faqTopic(group: string): WordTopic {
  return {
    key: topicOfFaq(group),
    name: group === GENERAL ? "Ordering, artwork and delivery" : group,
    kind: "Questions",
  };
}

/** Every topic, questions first. */
export function wordTopics(document: CatalogueDocument): readonly WordTopic[] {
  const { words } = document;
  if (words === null) return [];
  const groups = [...new Set([GENERAL, ...words.faq.map(({ group }) => group)])];
  const keys = new Set([
    ...words.texts.map(({ key }) => topicOfText(key)),
    ...document.products.filter(({ copied }) => copied === undefined).map(topicOfProduct),
    ...productsWithCopiedPanel(document).map(topicOfProduct),
    ...document.uses.map(topicOfUse),
  ]);
  const ofTexts = [...keys].map((key) => {
    const [kind = "", slug = ""] = key.split(".");
    const mail = mailOfText(key);
    if (mail !== null)
      return { key, name: mail.name, kind: mailKinds[mail.kind], also: mailKindsAlso[mail.kind] };
    return { key, name: nameOf(document, kind, slug), kind: kinds[kind] ?? spoken(kind) };
  });
  return [...groups.map(faqTopic), ...ofTexts].sort(
    (one, other) => order.indexOf(one.kind) - order.indexOf(other.kind),
  );
}

const order: readonly string[] = ["Questions", ...Object.values(kinds), ...Object.values(mailKinds)];

const parts: Readonly<Record<string, string>> = {
  title: "heading",
  heading: "heading",
  items: "points",
  list: "points",
  paragraphs: "paragraphs",
};

/** What a text is within its topic: "Introduction", "Good for, points". */
export function labelOfText({ key }: ShopText): string {
  const [first = "", second] = key.split(".").slice(2);
  if (second === undefined) return spoken(first);
  if (first === "finish") return `Finish ${spoken(second)}`;
  return `${spoken(first)}, ${parts[second] ?? spoken(second).toLowerCase()}`;
}

/** "Question 3" of its group. */
export function labelOfFaq(document: CatalogueDocument, group: string, id: number): string {
  const rows = document.words === null ? [] : faqOfGroup(document.words, group);
  return `${faqTopic(group).name}, question ${rows.findIndex((row) => row.id === id) + 1}`;
}
