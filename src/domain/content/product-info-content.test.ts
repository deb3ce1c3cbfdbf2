import { describe, expect, test } from "vitest";
import { catalogueDocument } from "#catalogue/catalogue.ts";
import { shopContent } from "#catalogue/content/content.ts";
import { compileCatalogue } from "#domain/catalogue/catalogue.ts";
import { catalogueIssues } from "#domain/catalogue/issues.ts";
import { catalogueSchema } from "#domain/catalogue/schema.ts";
import type { CatalogueChange } from "#domain/catalogue/sheets/change.ts";
import { cellOfIssue } from "#domain/catalogue/sheets/change-lines.ts";
import { readChange, withChanges } from "#domain/catalogue/sheets/changes.ts";
import { wordTopics } from "#domain/catalogue/words/word-topics.ts";
import { chosenPanel } from "./product-info.ts";
import { productInfoOf, wholeProductInfo } from "./product-info-content.ts";

const catalogue = compileCatalogue(catalogueDocument, "test");

function infoOf(...productIds: number[]) {
  return productInfoOf(catalogue, shopContent, { tabLayout: "product" }, productIds);
}
function slugs(...productIds: number[]) {
  return infoOf(...productIds).panels.map(({ slug }) => slug);
}

test("products 10, 11 and 12 hide their info, the others of a page show theirs", () => {
  expect(slugs(10, 11, 12)).toEqual([]);
  expect(slugs(12, 15)).toEqual(["custom-decals"]);
});

test("a card type tells about the stocks it is printed on, each once", () => {
  expect(slugs(16)).toEqual(["standard-matte-250gsm"]);
  expect(slugs(18, 19, 20, 21)).toEqual([
    "standard-matte-250gsm",
    "royal-extra-white-400gsm",
    "vintage-kraft-300gsm",
  ]);
});

test("the stocks are compared where a card stock is told about, and only there", () => {
  expect(infoOf(16).stocks).toHaveLength(3);
  expect(infoOf(1, 2).stocks).toEqual([]);
});

test.each([
  ["of its product", [1, 2, 5], { productId: 5, materialId: null }, "kraft-paper"],
  ["of its card stock", [17], { productId: 17, materialId: 3 }, "vintage-kraft-300gsm"],
  [
    "of the card stock, whatever product is named after another",
    [18, 19, 20, 21],
    { productId: 20, materialId: 2 },
    "royal-extra-white-400gsm",
  ],
  ["the first where it has none", [1, 2], { productId: 11, materialId: null }, "art-paper"],
])("a selection is about the panel %s", (_which, productIds, chosen, slug) => {
  expect(chosenPanel(infoOf(...productIds).panels, chosen)?.slug).toBe(slug);
});

test("a product's only finish looks as the product does", () => {
  const looks = infoOf(1, 5, 6).panels.map(({ finishes }) => finishes.map(({ appearance }) => appearance));
  expect(looks).toEqual([["gloss", "matte", "uncoated"], ["kraft"], ["embossed"]]);
});

describe("the panel of a copied product", () => {
  const add: CatalogueChange = {
    kind: "add",
    sheet: "new-products",
    row: "100001",
    cells: { from: "5", name: "Jute Paper", slug: "jute-paper", summary: "For jams." },
  };
  const write = (part: string, now: string): CatalogueChange => ({
    kind: "cell",
    sheet: `copy-${part.split(".")[0]}`,
    row: `100001.${part}`,
    column: "text",
    was: "",
    now,
  });
  const drafted = (...changes: readonly CatalogueChange[]) => {
    const { document, conflicts } = withChanges(catalogueSchema.parse(catalogueDocument), [add, ...changes]);
    expect(conflicts).toEqual([]);
    return document;
  };
  const panelAfter = (...changes: readonly CatalogueChange[]) => {
    const document = drafted(...changes);
    const made = compileCatalogue(document, "own");
    const panels = wholeProductInfo(made, shopContent).flatMap((group) => group.panels);
    return { document, panel: panels.find(({ slug }) => slug === "jute-paper") };
  };

  test("says its line as long as nothing is written, and nothing of what holds for the first", () => {
    expect(panelAfter().panel).toMatchObject({ introduction: "For jams.", sections: [], closing: "" });
  });

  test("says what its owner writes, with facts, and loses it again where that is emptied", () => {
    const written = [
      write("introduction", "Ngā tohu, {fewest:jute-paper} pieces and more."),
      write("good-for.items", "Jars\nSoap"),
      write("closing", "Made here."),
    ];
    const { document, panel } = panelAfter(...written);
    expect(panel).toMatchObject({
      introduction: expect.stringMatching(/^Ngā tohu, \d+ pieces and more\.$/),
      sections: [{ title: "Good for", items: ["Jars", "Soap"] }],
      closing: "Made here.",
    });
    expect(catalogueIssues(document)).toEqual([]);
    expect(wordTopics(document).map(({ name }) => name)).toContain("Jute Paper");
    const emptied = { ...write("closing", ""), was: "Made here." };
    expect(panelAfter(...written, emptied).panel?.closing).toBe("");
  });

  test("names no fact that nobody knows, when it is typed and before it is published", () => {
    const document = drafted();
    const typed = readChange(document, write("closing", "In {days}."));
    expect(typed).toMatchObject({ ok: false, message: "There is nothing called {days}." });
    expect(readChange(document, write("closing", "One.\nTwo."))).toMatchObject({ ok: false });
    const [issue] = catalogueIssues(drafted(write("closing", "In {days}.")));
    expect(issue && cellOfIssue(document, issue)).toMatchObject({
      sheet: "copy-closing",
      row: "100001.closing",
      column: "text",
    });
  });
});
