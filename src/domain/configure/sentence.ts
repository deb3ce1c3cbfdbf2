import { type CalendarDate, formatShortDate } from "#domain/calendar-date.ts";
import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import { sidesText } from "#domain/catalogue/size-text.ts";
import { grouped } from "#domain/grouped.ts";
import { writtenLines } from "#domain/lettering/normal-text.ts";
import { type Cents, formatMoney } from "#domain/money.ts";
import type { IssueField } from "./issue.ts";
import { faceName } from "./lettering/face-name.ts";
import type { Offers } from "./offers.types.ts";
import { printsBothSides } from "./options/print-features.ts";
import { addonGroupsOf, productOf, supplyOf } from "./options/product-rows.ts";
import { pieceNoun } from "./piece-noun.ts";
import type { Selection } from "./selection.ts";

/** The questions that the sentence answers: each is one word or phrase of it. */
export const QUESTIONS = [
  "quantity",
  "product",
  "size",
  "shape",
  "material",
  "finishing",
  "printedSide",
  "features",
  "supply",
  "installReady",
] as const;

export type Question = (typeof QUESTIONS)[number];

/** Words between, or the words that answer a question. */
export type SentencePart = string | { readonly question: Question; readonly words: string };

/** A figure and its unit stay on one line. */
const NBSP = "\u00a0";

function answer(question: Question, words: string): SentencePart {
  return { question, words };
}

/** Names that are a noun themselves, "Bumper Stickers", and not a stock to print on, "Art Paper". */
function isCalledByName(catalogue: Catalogue, selection: Selection): boolean {
  const { name, title, kind } = productOf(catalogue, selection);
  const isCounted = kind === "sticker" || kind === "decal";
  return isCounted && title !== undefined && name.toLowerCase().endsWith(title.noun);
}

function inSmallLetters(words: string): string {
  return words.charAt(0).toLowerCase() + words.slice(1);
}

/** "50 stickers"; "3 sets of 50 stickers"; "25 bumper stickers", of which the page that sells several kinds asks by the second word. */
function counted(catalogue: Catalogue, selection: Selection): readonly SentencePart[] {
  const { pieces } = selection.quantity;
  const sets = selection.sets.count;
  const noun = pieceNoun(catalogue, selection, (sets ?? 1) * (pieces ?? 0));
  const many = pieces === null ? "…" : grouped(pieces);
  const count = sets === 1 ? many : `${sets === null ? "…" : grouped(sets)} sets of ${many}`;
  if (!isCalledByName(catalogue, selection)) return [answer("quantity", `${count}${NBSP}${noun}`)];
  const { name, title } = productOf(catalogue, selection);
  if (supplyOf(catalogue, selection)?.soldOn === "sheet")
    return [answer("quantity", `${count}${NBSP}${noun}`), " of ", answer("product", name.toLowerCase())];
  const kind = `${title?.start.toLowerCase()} ${noun}`;
  return [answer("quantity", count), " ", answer("product", kind)];
}

/** "50 × 50 mm"; a side that is not given is "…". */
function measured({ size }: Selection): SentencePart {
  const sides = sidesText(size).replace(" x ", `${NBSP}×${NBSP}`);
  return answer("size", `${sides}${NBSP}mm`);
}

const AN = /^[aeiou]/;

/** "a circle", "cut round the picture"; of a sheet what is on it: "cut into 9 squares". */
function shaped(catalogue: Catalogue, selection: Selection): readonly SentencePart[] {
  const { shapeId, artwork, cutPerShape } = selection;
  const shape = shapeId === null ? undefined : catalogue.shapes.get(shapeId);
  if (shape === undefined) return [];
  const { outline } = shape;
  const noun = shape.noun ?? inSmallLetters(shape.name);
  if (outline === "custom")
    return [answer("shape", artwork === null ? "cut to your outline" : "cut round the picture")];
  if (cutPerShape !== null) return [answer("shape", `cut into ${cutPerShape} ${noun}s`)];
  const isSheet = supplyOf(catalogue, selection)?.soldOn === "sheet";
  return [answer("shape", isSheet ? `cut as ${noun}s` : `${AN.test(noun) ? "an" : "a"} ${noun}`)];
}

/** "on Art Paper"; "on Standard Vinyl, white PVC gloss"; "on white PVC gloss", where the product is no stock. */
function stocked(catalogue: Catalogue, selection: Selection): readonly SentencePart[] {
  const material = catalogue.materials.get(selection.materialId ?? 0);
  const film = catalogue.finishings.get(selection.finishingId ?? 0)?.phrase;
  const parts = [
    ...(material ? [answer("material", material.name)] : []),
    ...(material === undefined && !isCalledByName(catalogue, selection)
      ? [answer("product", productOf(catalogue, selection).name)]
      : []),
    ...(film === undefined ? [] : [answer("finishing", film)]),
  ];
  return parts.length === 0 ? [] : ["on ", ...listed(parts.map((part) => [part]))];
}

function sided(catalogue: Catalogue, selection: Selection): readonly SentencePart[] {
  if (selection.printedSideId === null) return [];
  const words = printsBothSides(catalogue, selection) ? "both sides" : "one side";
  return ["printed on ", answer("printedSide", words)];
}

/** "Emboss and gold foil small" once each, whichever side it is on. */
function featured(catalogue: Catalogue, selection: Selection): readonly SentencePart[] {
  if (productOf(catalogue, selection).printFeatureCodes.length === 0) return [];
  const { na, front, back } = selection.printFeatures;
  const names = [...new Set([...na, ...front, ...back])].flatMap((id) => {
    const item = catalogue.printFeatureItems.get(id)?.item;
    return item === undefined || item.isNone ? [] : [item.name.toLowerCase()];
  });
  const [last, ...before] = names.toReversed();
  if (last === undefined) return ["with ", answer("features", "no extras")];
  const words = before.length === 0 ? last : `${before.toReversed().join(", ")} and ${last}`;
  return ["with ", answer("features", words)];
}

/** "as singles"; "10 stickers on each"; "on a roll, top first". */
function supplied(catalogue: Catalogue, selection: Selection): readonly SentencePart[] {
  const supply = supplyOf(catalogue, selection);
  if (supply === null) return [];
  const { stickersPerSheet: many } = selection;
  const called = supply.phrase ?? supply.title?.words ?? inSmallLetters(supply.name);
  const words = supply.asksStickersPerSheet ? `${many ?? "…"} stickers on each` : called;
  const edge = addonGroupsOf(catalogue, selection).find(({ group }) => group.kind === "orientation");
  const first = edge?.items.find(({ id }) => id === selection.addons[edge.group.code])?.name;
  return [answer("supply", first === undefined ? words : `${words}, ${inSmallLetters(first)}`)];
}

function weeded({ installReady }: Selection): readonly SentencePart[] {
  if (installReady === null) return [];
  return [answer("installReady", installReady === "yes" ? "ready to apply" : "to weed yourself")];
}

/** So many letters of somebody's words are said. */
const MOST_LETTERS = 24;

/** Of words that are cut: “Kia ora”, their size, face and film. */
function lettered(catalogue: Catalogue, selection: Selection): readonly SentencePart[] {
  const { lettering } = selection;
  if (lettering === null) return [];
  const words = [
    ...writtenLines(lettering.text)
      .map((row) => row.text)
      .join(" / "),
  ];
  const some =
    words.length > MOST_LETTERS ? `${words.slice(0, MOST_LETTERS).join("").trimEnd()}…` : words.join("");
  return [some === "" ? "no words yet" : `“${some}”`, faceName(catalogue, lettering.font)];
}

/** Parts with commas between. */
function listed(parts: readonly (readonly SentencePart[])[]): readonly SentencePart[] {
  return parts.filter((part) => part.length > 0).flatMap((part, at) => (at === 0 ? part : [", ", ...part]));
}

/** Words beside words are one part. */
function joined(parts: readonly SentencePart[]): readonly SentencePart[] {
  return parts.reduce<readonly SentencePart[]>((before, part) => {
    const last = before.at(-1);
    return typeof part === "string" && typeof last === "string"
      ? [...before.slice(0, -1), last + part]
      : [...before, part];
  }, []);
}

/** What is said after what is bought, where it is known. */
export interface SentenceEnd {
  readonly delivery?: CalendarDate;
  /** For all sets. */
  readonly price?: Cents;
}

function ended({ delivery, price }: SentenceEnd): string {
  const day = delivery === undefined ? "" : `, with you ${formatShortDate(delivery)}`;
  const sum = price === undefined ? "" : `${delivery === undefined ? "," : ""} for ${formatMoney(price)}`;
  return `${day}${sum}.`;
}

/**
 * All that is bought, in one sentence: "50 stickers, 50 × 50 mm, a circle, on Art Paper, as singles." (decision 330). Each phrase that
 * answers a question names it; of a question that is not in `asked`, because there is nothing to choose, only the words are there.
 */
export function sentenceParts(
  catalogue: Catalogue,
  selection: Selection,
  asked: ReadonlySet<Question> = new Set(QUESTIONS),
  end: SentenceEnd = {},
): readonly SentencePart[] {
  const isLettering = selection.lettering !== null;
  const parts = listed([
    counted(catalogue, selection),
    isLettering ? lettered(catalogue, selection).slice(0, 1) : [],
    [measured(selection)],
    ...(isLettering
      ? [lettered(catalogue, selection).slice(1), [catalogue.colours.get(selection.colourId)?.name ?? ""]]
      : [shaped(catalogue, selection), stocked(catalogue, selection)]),
    sided(catalogue, selection),
    featured(catalogue, selection),
    supplied(catalogue, selection),
    weeded(selection),
  ]);
  const sentence = parts.map((part) =>
    typeof part === "string" || asked.has(part.question) ? part : part.words,
  );
  return joined([...sentence, ended(end)]);
}

/** The sentence as text. */
export function sentenceText(catalogue: Catalogue, selection: Selection, end: SentenceEnd = {}): string {
  return sentenceParts(catalogue, selection, new Set(), end)
    .map((part) => (typeof part === "string" ? part : part.words))
    .join("");
}

/** The questions of a page that the sentence can be changed by: of each there is more than one answer. */
export function questionsAsked(offers: Offers): ReadonlySet<Question> {
  const isRoll = offers.addons.some(({ kind }) => kind === "orientation");
  const isAsked: Readonly<Record<Question, boolean>> = {
    quantity: true,
    size: true,
    product: offers.products.length > 1,
    shape: offers.shapes.length > 1 || offers.asksCuts,
    material: offers.materials.length > 1,
    finishing: offers.finishings.length > 1,
    printedSide: offers.printedSides.length > 1,
    features: offers.printFeatures.length > 0,
    supply: offers.supplies.length > 1 || offers.asksStickersPerSheet || isRoll,
    installReady: offers.installReady.length > 0,
  };
  return new Set(QUESTIONS.filter((question) => isAsked[question]));
}

const QUESTION_OF_ISSUE: Readonly<Partial<Record<IssueField, Question>>> = {
  size: "size",
  width: "size",
  height: "size",
  cutPerShape: "shape",
  stickersPerSheet: "supply",
  quantity: "quantity",
  sets: "quantity",
};

/** The phrase that is wrong when something is said about a field; null where the sentence does not say it. */
export function questionOfIssue(field: IssueField): Question | null {
  return QUESTION_OF_ISSUE[field] ?? null;
}
