import type { CatalogueDocument } from "../schema.ts";
import { factsFault } from "../words/facts-in-words.ts";
import {
  labelOfFaq,
  labelOfText,
  topicOfFaq,
  topicOfProduct,
  topicOfText,
  topicOfUse,
  wordTopics,
} from "../words/word-topics.ts";
import { type CopiedText, copiedTexts, productsWithCopiedPanel } from "../words/copied-panels.ts";
import { faqOfGroup, type FaqRow } from "../words/words.ts";
import { nextNumber, type Sheet, type SheetRow } from "./sheet.ts";

const NOTE = "Facts of the catalogue stand in braces, so that words never say another number than the shop.";

/** Why some words cannot stand where they are typed. */
function wordsFault(document: CatalogueDocument, row: SheetRow | null, text: string): string | null {
  if (text.includes("\n") && !row?.hasLines) return "Please write it in one paragraph.";
  return factsFault(document, row?.key ?? "", text);
}

function textRows(document: CatalogueDocument): readonly SheetRow[] {
  const names = new Map(wordTopics(document).map(({ key, name }) => [key, name]));
  return (document.words?.texts ?? []).map((text) => {
    const topic = topicOfText(text.key);
    return {
      key: text.key,
      label: `${names.get(topic) ?? topic}, ${labelOfText(text)}`,
      path: ["words", "texts", text.key],
      target: text,
      topic,
      hasLines: text.isList ?? false,
    };
  });
}

function faqRows(document: CatalogueDocument): readonly SheetRow[] {
  const { words } = document;
  if (words === null) return [];
  return [...new Set(words.faq.map(({ group }) => group))]
    .flatMap((group) => faqOfGroup(words, group))
    .map((row) => ({
      key: String(row.id),
      label: labelOfFaq(document, row.group, row.id),
      path: ["words", "faq", String(row.id)],
      target: row,
      topic: topicOfFaq(row.group),
    }));
}

/** Why some words cannot stand where no fact is filled in. */
function plainFault(_document: CatalogueDocument, _row: SheetRow | null, text: string): string | null {
  return /[{}]/.test(text) ? "No facts can be said here: please write it without braces." : null;
}

/** What a product is for. A copy's line is said when it is made (decision 326). */
function summaryRows({ products }: CatalogueDocument): readonly SheetRow[] {
  return products
    .filter(({ copied }) => copied === undefined)
    .map((product) => ({
      key: String(product.id),
      label: `${product.name}, In one line`,
      path: ["products", String(product.id)],
      target: product,
      topic: topicOfProduct(product),
    }));
}

/** What the panel of a copied product says: of its own, for what holds for the first need not hold for it. */
function copiedSheet({ part, label, key, heading }: CopiedText): Sheet {
  return {
    name: `copy-${key.split(".")[0] ?? ""}`,
    part: "words",
    title: `Copied products, ${label.toLowerCase()}`,
    note: NOTE,
    rowLabel: "Product",
    columns: [
      {
        name: "text",
        label: "",
        kind: "words-or-none",
        path: ["copied", "panel", part],
        isOptional: true,
        refuses: wordsFault,
      },
    ],
    rows: (document) => {
      const shown = new Set(productsWithCopiedPanel(document).map(({ id }) => id));
      return document.products
        .filter(({ id }) => shown.has(id))
        .map((product) => ({
          key: `${product.id}.${key}`,
          label: `${product.name}, ${label}`,
          path: ["products", String(product.id)],
          target: product,
          topic: topicOfProduct(product),
          hasLines: heading !== undefined,
        }));
    },
  };
}

/** What is given for a use, and why. */
function fitRows({ uses, products, featuredItems }: CatalogueDocument): readonly SheetRow[] {
  const nameOf = (rows: readonly { readonly id: number; readonly name: string }[], id: number) =>
    rows.find((row) => row.id === id)?.name ?? String(id);
  return uses.flatMap((use) =>
    use.fits.map((fit) => ({
      key: [use.code, fit.featuredItemId, fit.productId].join("."),
      label: `${use.name}, Why ${nameOf(products, fit.productId)} from ${nameOf(featuredItems, fit.featuredItemId)}`,
      path: ["uses", use.code, "fits"],
      target: fit,
      topic: topicOfUse(use),
    })),
  );
}

/** What the shop says, in an owner's words (decision 390). */
export const wordSheets: readonly Sheet[] = [
  {
    name: "summaries",
    part: "words",
    title: "In one line",
    note: NOTE,
    rowLabel: "Product",
    columns: [{ name: "summary", label: "", kind: "sentence", path: ["summary"], refuses: plainFault }],
    rows: summaryRows,
  },
  ...copiedTexts.map(copiedSheet),
  {
    name: "fits",
    part: "words",
    title: "Uses",
    note: "What the search of the home page gives for a use, and why.",
    rowLabel: "Use",
    columns: [{ name: "why", label: "", kind: "sentence", path: ["why"], refuses: plainFault }],
    rows: fitRows,
  },
  {
    name: "texts",
    part: "words",
    title: "Texts",
    note: NOTE,
    rowLabel: "Text",
    columns: [{ name: "text", label: "", kind: "words", path: ["text"], refuses: wordsFault }],
    rows: textRows,
  },
  {
    name: "faq",
    part: "words",
    title: "Questions",
    note: NOTE,
    rowLabel: "Question",
    columns: [
      { name: "group", label: "Group", kind: "name", path: ["group"], isFixed: true },
      { name: "place", label: "Place", kind: "pieces", path: ["place"] },
      { name: "question", label: "Question", kind: "sentence", path: ["question"], refuses: wordsFault },
      { name: "answer", label: "Answer", kind: "words", path: ["answer"], refuses: wordsFault },
    ],
    rows: faqRows,
    list: {
      add: ({ words }, key, target) => {
        words?.faq.push({ id: Number(key), ...(target as Omit<FaqRow, "id">) });
        words?.faq.sort((one, other) => one.id - other.id);
      },
      remove: ({ words }, key) => {
        if (words) words.faq = words.faq.filter(({ id }) => String(id) !== key);
      },
      keyOf: ({ words }, _target, { last }) => nextNumber(words?.faq ?? [], last),
      complete: ({ words }, cells) => {
        const last = words && faqOfGroup(words, cells["group"] ?? "").at(-1);
        return { ...cells, place: String((last?.place ?? 0) + 1) };
      },
      refuses: ({ words }, target) => {
        const { group, question } = target as FaqRow;
        const isThere = words?.faq.some((row) => row.group === group && row.question === question);
        return isThere ? { column: "question", message: "This question is there already." } : null;
      },
    },
  },
];
