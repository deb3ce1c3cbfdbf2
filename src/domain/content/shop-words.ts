import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import { faqOfGroup, type ShopText, type Words } from "#domain/catalogue/words/words.ts";
import { folded } from "#domain/folded.ts";
import type { ShopContent } from "./content.ts";
import type { FaqGroup } from "./faq.ts";
import type { HomeStep, HomeWords } from "./home-words.ts";
import type { InfoModalContent } from "./info-modals.ts";
import type { AllMailWords } from "./mail-words.ts";
import type { InfoGroup, InfoPanel } from "./product-info.ts";
import type { FeatureArtwork, SpecialFeatures } from "./special-features.ts";
import type { TrustContent, TrustPage } from "./trust-page.ts";

/** What takes the place of the texts of some content: a text, and one whose lines are paragraphs or points. */
interface Writing {
  readonly text: (key: string, text: string) => string;
  readonly lines: (key: string, lines: readonly string[]) => readonly string[];
}

/** A part of a key: what a program calls a section names it, whatever its owner calls it. */
function keyOf(title: string): string {
  return folded(title)
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");
}

function mapped<Value>(
  values: Readonly<Record<string, Value>>,
  write: (key: string, value: Value) => Value,
): Record<string, Value> {
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, write(key, value)]));
}

function writtenPanel(panel: InfoPanel, { text, lines }: Writing): InfoPanel {
  const at = `panel.${panel.slug}`;
  return {
    ...panel,
    introduction: text(`${at}.introduction`, panel.introduction),
    sections: panel.sections.map(({ title, items }) => ({
      title: text(`${at}.${keyOf(title)}.title`, title),
      items: lines(`${at}.${keyOf(title)}.items`, items),
    })),
    finishes: mapped(panel.finishes, (slug, words) => text(`${at}.finish.${slug}`, words)),
    closing: text(`${at}.closing`, panel.closing),
  };
}

function writtenPanels(groups: readonly InfoGroup[], writing: Writing): readonly InfoGroup[] {
  return groups.map((group) => ({
    ...group,
    panels: group.panels.map((panel) => writtenPanel(panel, writing)),
  }));
}

function writtenArtwork(artwork: FeatureArtwork, { text, lines }: Writing): FeatureArtwork {
  return {
    introduction: text("feature.files.introduction", artwork.introduction),
    layers: artwork.layers.map((row) => ({
      ...row,
      words: text(`feature.files.layer.${keyOf(row.layer)}`, row.words),
    })),
    rules: lines("feature.files.rules", artwork.rules),
  };
}

function writtenFeatures({ features, artwork }: SpecialFeatures, writing: Writing): SpecialFeatures {
  return {
    features: features.map((feature) => ({
      ...feature,
      introduction: writing.text(`feature.${feature.code}.introduction`, feature.introduction),
      artwork: writing.lines(`feature.${feature.code}.artwork`, feature.artwork),
    })),
    artwork: writtenArtwork(artwork, writing),
  };
}

function writtenNotes(notes: InfoModalContent, { text, lines }: Writing): InfoModalContent {
  return mapped(notes, (code, note) => ({
    ...note,
    title: text(`note.${code}.heading`, note.title),
    paragraphs: lines(`note.${code}.paragraphs`, note.paragraphs),
  })) as InfoModalContent;
}

function writtenPage(page: TrustPage, { text, lines }: Writing): TrustPage {
  const at = `page.${keyOf(page.path)}`;
  return {
    ...page,
    lead: text(`${at}.lead`, page.lead),
    sections: page.sections.map(({ list, ...section }) => {
      const below = `${at}.${keyOf(section.heading)}`;
      return {
        ...section,
        heading: text(`${below}.heading`, section.heading),
        paragraphs: lines(`${below}.paragraphs`, section.paragraphs),
        ...(list && { list: lines(`${below}.list`, list) }),
      };
    }),
  };
}

function writtenTrust({ pages, termsInShort }: TrustContent, writing: Writing): TrustContent {
  return {
    pages: pages.map((page) => writtenPage(page, writing)),
    termsInShort: writing.lines("page.terms-in-short.terms", termsInShort),
  };
}

function writtenStep(name: string, { title, words }: HomeStep, { text }: Writing): HomeStep {
  const at = `home.steps.${name}`;
  return { title: text(`${at}.title`, title), words: text(`${at}.words`, words) };
}

function writtenHome({ hero, steps }: HomeWords, writing: Writing): HomeWords {
  const { text } = writing;
  const { picture, proof, parcel } = steps;
  return {
    hero: { title: text("home.hero.title", hero.title), lead: text("home.hero.lead", hero.lead) },
    steps: {
      picture: writtenStep("picture", picture, writing),
      proof: writtenStep("proof", proof, writing),
      parcel: {
        ...writtenStep("parcel", parcel, writing),
        promise: text("home.steps.parcel.promise", parcel.promise),
        choice: text("home.steps.parcel.choice", parcel.choice),
      },
    },
  };
}

function writtenMails(mails: AllMailWords, { text, lines }: Writing): AllMailWords {
  return mapped(mails, (code, { subject, opening, closing }) => ({
    subject: text(`mail.${code}.subject`, subject),
    opening: lines(`mail.${code}.opening`, opening),
    ...(closing && { closing: lines(`mail.${code}.closing`, closing) }),
  })) as AllMailWords;
}

/** Content with other texts in it: the one list of what of it is words. Questions are rows of their own. */
function written(content: ShopContent, writing: Writing): ShopContent {
  return {
    ...content,
    home: writtenHome(content.home, writing),
    productInfo: writtenPanels(content.productInfo, writing),
    specialFeatures: writtenFeatures(content.specialFeatures, writing),
    infoModals: writtenNotes(content.infoModals, writing),
    trust: writtenTrust(content.trust, writing),
    mails: writtenMails(content.mails, writing),
  };
}

/** The words of a program's content, as the document has them. */
export function shopWordsOf(content: ShopContent): Words {
  const texts: ShopText[] = [];
  written(content, {
    text: (key, text) => {
      texts.push({ key, text });
      return text;
    },
    lines: (key, lines) => {
      if (lines.length > 0) texts.push({ key, text: lines.join("\n"), isList: true });
      return lines;
    },
  });
  const faq = content.faq.flatMap(({ name, entries }) =>
    entries.map(({ id, question, answer }, at) => ({ id, group: name, place: at + 1, question, answer })),
  );
  return { texts, faq: faq.sort((one, other) => one.id - other.id) };
}

function ownFaq(faq: readonly FaqGroup[], words: Words): readonly FaqGroup[] {
  return faq.map((group) => ({
    ...group,
    entries: faqOfGroup(words, group.name).map(({ id, question, answer }) => ({ id, question, answer })),
  }));
}

function withWords(content: ShopContent, words: Words): ShopContent {
  const texts = new Map(words.texts.map(({ key, text }) => [key, text]));
  return {
    ...written(content, {
      text: (key, text) => texts.get(key) ?? text,
      lines: (key, lines) => texts.get(key)?.split("\n") ?? lines,
    }),
    faq: ownFaq(content.faq, words),
  };
}

const known = new WeakMap<Catalogue, WeakMap<ShopContent, ShopContent>>();

/** What the shop says: a program's content in the words of a catalogue (decision 390), worked out once for each. */
export function contentIn(catalogue: Catalogue, content: ShopContent): ShopContent {
  const { words } = catalogue.document;
  if (words === null) return content;
  const ofCatalogue = known.get(catalogue) ?? new WeakMap<ShopContent, ShopContent>();
  known.set(catalogue, ofCatalogue);
  const own = ofCatalogue.get(content) ?? withWords(content, words);
  ofCatalogue.set(content, own);
  return own;
}
