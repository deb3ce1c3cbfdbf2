import { expect, test } from "vitest";
import { catalogueDocument } from "#catalogue/catalogue.ts";
import { shopContent } from "#catalogue/content/content.ts";
import { compileCatalogue } from "#domain/catalogue/catalogue.ts";
import { catalogueSchema } from "#domain/catalogue/schema.ts";
import { withChanges } from "#domain/catalogue/sheets/changes.ts";
import { contentIn, shopWordsOf } from "./shop-words.ts";

const saying = (change: (words: NonNullable<typeof catalogueDocument.words>) => void) => {
  const copy = structuredClone(catalogueDocument);
  change(copy.words!);
  return contentIn(compileCatalogue(catalogueSchema.parse(copy), "own"), shopContent);
};

test("words that nobody has changed say what the program says, each under a key of its own", () => {
  expect(saying(() => {})).toEqual(shopContent);
  const keys = shopWordsOf(shopContent).texts.map(({ key }) => key);
  expect(new Set(keys).size).toBe(keys.length);
  expect(keys.length).toBeGreaterThan(200);
});

test("a document from before words were part of it says what the program says", () => {
  const { words: _words, ...old } = structuredClone(catalogueDocument);
  const catalogue = compileCatalogue(catalogueSchema.parse(old), "old");
  expect(contentIn(catalogue, shopContent)).toBe(shopContent);
});

test("a text that is missing is the program's; each line of a list is a point", () => {
  const content = saying((words) => {
    words.texts = [
      { key: "home.hero.title", text: "Kia ora koutou." },
      { key: "panel.art-paper.good-for.items", text: "Pāua\nTūī", isList: true },
    ];
  });
  expect(content.home.hero).toEqual({ ...shopContent.home.hero, title: "Kia ora koutou." });
  const panel = content.productInfo.flatMap(({ panels }) => panels).find(({ slug }) => slug === "art-paper");
  expect(panel?.sections.find(({ title }) => title === "Good for")?.items).toEqual(["Pāua", "Tūī"]);
});

test("questions come, go and change places", () => {
  const { faq: rows } = catalogueDocument.words!;
  const [first, second] = rows.filter(({ group }) => group === "Swing Tags");
  const cells = { group: "Swing Tags", place: "9", question: "Kei hea?", answer: "Here." };
  const { document } = withChanges(catalogueDocument, [
    { kind: "add", sheet: "faq", row: "100001", cells },
    { kind: "cell", sheet: "faq", row: String(first!.id), column: "place", was: "1", now: "2" },
    { kind: "cell", sheet: "faq", row: String(second!.id), column: "place", was: "2", now: "1" },
  ]);
  const content = contentIn(compileCatalogue(document, "own"), shopContent);
  const entries = content.faq.find(({ name }) => name === "Swing Tags")?.entries ?? [];
  expect(entries.map(({ id }) => id).slice(0, 2)).toEqual([second!.id, first!.id]);
  expect(entries.at(-1)).toMatchObject({ id: 100_001, question: "Kei hea?" });
});
