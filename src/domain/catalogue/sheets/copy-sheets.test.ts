import { describe, expect, test } from "vitest";
import { catalogueDocument } from "#catalogue/catalogue.ts";
import { catalogueIssues } from "../issues.ts";
import { type CatalogueDocument, catalogueSchema } from "../schema.ts";
import { wordedChange } from "./change-lines.ts";
import { type CatalogueChange, undone } from "./change.ts";
import { changesBetween, draftAfter, readChange, withChanges } from "./changes.ts";

const onSale = catalogueSchema.parse(catalogueDocument);

/** A copy as the screen asks for it, in the texts of its values. */
function copy(
  sheet: string,
  from: number,
  name: string,
  last = 0,
  document = onSale,
  slugs: readonly string[] = [],
): CatalogueChange {
  const words: Readonly<Record<string, string>> =
    sheet === "new-products" ? { summary: "For jams." } : { note: "Soft." };
  const typed = { kind: "add", sheet, row: "", cells: { from: String(from), name, ...words } } as const;
  const read = readChange(document, typed, { last, slugs: new Set(slugs) });
  if (!read.ok) throw new Error(`${read.place}: ${read.message}`);
  return read.change;
}

const productsToCopy = catalogueDocument.products.filter(({ creationTool }) => !creationTool);

test("a copied product comes in what its first comes in, where that does not come on all, and takes it out again", () => {
  const split: CatalogueDocument = JSON.parse(JSON.stringify(onSale)) as CatalogueDocument;
  split.finishings.find(({ id }) => id === 2)!.onlyProductIds = [1, 4];
  const change = copy("new-products", 1, "Hemp Paper", 0, split);
  const { document } = withChanges(split, [change]);
  const onlyOf = (one: CatalogueDocument) => one.finishings.find(({ id }) => id === 2)!.onlyProductIds;
  expect(onlyOf(document)).toEqual([1, 100_001, 4]);
  expect(withChanges(document, undone([change])).document).toEqual(split);
  const other = withChanges(split, [copy("new-finishings", 2, "Beeswax", 0, split)]).document;
  expect(other.finishings.find(({ name }) => name === "Beeswax")).not.toHaveProperty("onlyProductIds");
});

describe("a product that is copied", () => {
  test.each(productsToCopy.map(({ id, name }) => [name, id] as const))(
    "%s: it stands wherever the first stands, nothing is wrong with it, and it is taken out without a trace",
    (_name, id) => {
      const change = copy("new-products", id, "Cōtton Paper, 300 g");
      expect(change).toMatchObject({ row: "100001", cells: { slug: "cotton-paper-300-g" } });
      const { document, conflicts } = withChanges(onSale, [change]);
      expect([conflicts, catalogueIssues(document)]).toEqual([[], []]);
      const [first, made] = [id, 100_001].map((one) => document.products.find((row) => row.id === one)!);
      expect(made).toEqual({
        ...first,
        id: 100_001,
        name: "Cōtton Paper, 300 g",
        slug: "cotton-paper-300-g",
        summary: "For jams.",
        copied: { fromId: id, pictures: first!.slug },
        title: { ...first!.title, start: "Cōtton Paper, 300 g" },
      });
      const pages = (productId: number) =>
        document.featuredItems.filter(({ productIds }) => productIds.includes(productId));
      expect(pages(100_001).length).toBe(pages(id).length);
      expect(changesBetween(onSale, document)).toEqual([change]);
      expect(withChanges(document, undone([change]))).toEqual({ document: onSale, conflicts: [] });
    },
  );

  test("what a page sells alone has a page of its own beside it, by the pictures of the first", () => {
    const { document } = withChanges(onSale, [copy("new-products", 14, "Magnets")]);
    expect(document.featuredItems.find(({ id }) => id === 100_001)).toMatchObject({
      name: "Magnets",
      route: "/stickers/magnets",
      productIds: [100_001],
      pictures: "bumper",
    });
    const group = document.featuredGroups.find(({ featuredItemIds }) => featuredItemIds.includes(4))!;
    expect(group.featuredItemIds[group.featuredItemIds.indexOf(4) + 1]).toBe(100_001);
  });

  test("has prices and days of its own, which stay with it in the draft", () => {
    const made = copy("new-products", 5, "Hemp Paper");
    const cell = { kind: "cell", sheet: "products", row: "100001", column: "minimum" } as const;
    const dearer: CatalogueChange = { ...cell, was: "13.00", now: "21.00" };
    const first = draftAfter(onSale, [], [made, dearer]);
    expect(first).toEqual({ changes: [made, dearer], stale: [] });
    const second = draftAfter(onSale, first.changes, [{ ...cell, was: "21.00", now: "22.00" }]);
    expect(second.changes).toEqual([made, { ...dearer, now: "22.00" }]);
    const { document } = withChanges(onSale, second.changes);
    expect(document.products.find(({ id }) => id === 5)!.minimumCharge).toBe(1300);
    expect(wordedChange(document, made)).toEqual({
      part: "sale",
      label: "New products",
      was: "",
      now: "Hemp Paper, For jams.",
    });
  });

  test("never has a number or an address that something has or has had, nor a name that is there", () => {
    const first = copy("new-products", 5, "Hemp Paper", 100_007);
    expect(first.row).toBe("100008");
    const { document } = withChanges(onSale, [first]);
    const second = copy("new-products", 5, "Hemp (Paper)", 100_007, document);
    expect(second).toMatchObject({ row: "100009", cells: { slug: "hemp-paper-2" } });
    expect(copy("new-products", 5, "Roll")).toMatchObject({ cells: { slug: "roll-2" } });
    expect(copy("new-products", 5, "Jute", 0, onSale, ["jute", "jute-2"])).toMatchObject({
      cells: { slug: "jute-3" },
    });
    expect(() => copy("new-products", 5, "hemp paper", 0, document)).toThrow(
      "new-products//name: Something is called so already.",
    );
    expect(() => copy("new-products", 10, "Letters")).toThrow("has a designer of its own");
    expect(() => copy("new-products", 999, "Nothing")).toThrow("There is nothing of the kind to copy.");
  });
});

describe("copies of one row", () => {
  test.each([
    ["new-products", 5],
    ["new-products", 14],
    ["new-finishings", 1],
    ["new-materials", 1],
  ] as const)("%s of %i stand as they stood, however often the draft is saved", (sheet, id) => {
    const first = copy(sheet, id, "Hemp");
    const { document: one } = withChanges(onSale, [first]);
    const { document: two } = withChanges(one, [copy(sheet, id, "Jute", 0, one)]);
    const { document: three } = withChanges(two, [copy(sheet, 100_001, "Flax", 0, two)]);
    const draft = changesBetween(onSale, three);
    expect(withChanges(onSale, draft)).toEqual({ document: three, conflicts: [] });
    expect(draftAfter(onSale, draft, []).changes).toEqual(draft);
  });

  test("are not taken out before what was copied from them, nor lost without a word", () => {
    const first = copy("new-products", 5, "Hemp");
    const { document } = withChanges(onSale, [first]);
    const second = copy("new-products", 100_001, "Jute", 0, document);
    const both = withChanges(document, [second]).document;
    const remove = (change: CatalogueChange) => ({ ...change, kind: "remove" }) as CatalogueChange;
    expect(readChange(both, remove(first))).toEqual({
      ok: false,
      place: "new-products/100001",
      message: "Something was copied from it: remove that first.",
    });
    expect(readChange(both, remove(second))).toMatchObject({ ok: true });
    expect(readChange(document, remove(first))).toMatchObject({ ok: true });
    expect(() => draftAfter(onSale, [first, second], [remove(first)])).toThrow("cannot be made again");
  });
});

describe("a material that is copied", () => {
  test.each([
    ...catalogueDocument.finishings.map(({ id }) => ["new-finishings", id] as const),
    ...catalogueDocument.materials.map(({ id }) => ["new-materials", id] as const),
  ])(
    "%s of %i: comes wherever the first comes, at its price, and is taken out without a trace",
    (sheet, id) => {
      const change = copy(sheet, id, "Hemp");
      const { document, conflicts } = withChanges(onSale, [change]);
      expect([conflicts, catalogueIssues(document)]).toEqual([[], []]);
      const listed = (one: number) =>
        document.products.filter(({ cardKind, finishingIds, materialIds }) =>
          sheet === "new-finishings"
            ? finishingIds.includes(one)
            : cardKind !== "material" && materialIds.includes(one),
        );
      expect(listed(100_001)).toEqual(listed(id));
      expect(changesBetween(onSale, document)).toEqual([change]);
      expect(withChanges(document, undone([change]))).toEqual({ document: onSale, conflicts: [] });
    },
  );
});
