import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { catalogueDocument } from "#catalogue/catalogue.ts";
import { compileCatalogue } from "#domain/catalogue/catalogue.ts";
import { findGoods } from "./find-goods.ts";

const catalogue = compileCatalogue(catalogueDocument, "test");
function names(query: string) {
  return findGoods(catalogue, query).goods.map(({ name }) => name);
}
function first(query: string) {
  return findGoods(catalogue, query).goods[0];
}

describe("the home page's search", () => {
  test.each([
    ["for jars", ["Synthetic Paper", "Kraft Paper", "Art Paper", "Transparent Stickers"]],
    ["Honey", ["Synthetic Paper", "Kraft Paper", "Art Paper", "Transparent Stickers"]],
    ["for cars", ["Bumper Stickers", "Custom Decals", "Vinyl Lettering Designer"]],
    ["roll", ["Roll Stickers"]],
    ["kraft", ["Kraft Paper", "Vintage Kraft 300gsm"]],
    ["waterproof jars", ["Synthetic Paper", "Transparent Stickers"]],
  ])("%s", (query, found) => {
    expect(names(query)).toEqual(found);
  });

  test("waterproof is every film and no paper of wood", () => {
    expect(names("waterproof")).toContain("PVC Vinyl");
    expect(names("waterproof")).toContain("Synthetic Paper");
    expect(names("waterproof")).not.toContain("Art Paper");
    expect(names("watterproof")).toEqual(names("waterproof"));
  });

  test("says why, and leads to the goods as they fit", () => {
    expect(findGoods(catalogue, "freezer").common).toEqual([
      "Holds in the freezer when it is put on above 0 °C. Choose Freezer Grade.",
    ]);
    expect(first("freezer")).toMatchObject({
      name: "Art Paper",
      page: "Paper Stickers",
      path: "/stickers/paper?product=art-paper&adhesive=freezer-grade",
    });
    expect(first("something to write on")).toMatchObject({
      reasons: ["Takes a pen or a stamp. Choose Uncoated."],
      path: "/stickers/paper?product=art-paper&finishing=uncoated",
    });
  });

  test("what all have in common is said once; what a page invites to for it comes first, then what is praised for it", () => {
    const { goods, common } = findGoods(catalogue, "waterproof");
    expect(common).toEqual(["Waterproof: rain, washing up and condensation do it no harm."]);
    expect(goods.slice(0, 2)).toMatchObject([
      { name: "Synthetic Paper", path: "/stickers/roll?product=synthetic-paper", reasons: [] },
      { name: "PVC Vinyl", reasons: [] },
    ]);
  });

  test("food is never said to touch the label", () => {
    const { goods, common } = findGoods(catalogue, "food");
    expect(goods.length).toBeGreaterThan(3);
    expect(common.join()).toContain("never on the food itself");
  });

  test("what answers some of the words is found, and the others are said", () => {
    const { goods, unanswered } = findGoods(catalogue, "pizza jars");
    expect([goods.length, unanswered]).toEqual([4, ["pizza"]]);
  });

  test("a question about nothing here finds nothing", () => {
    expect(findGoods(catalogue, "pizza")).toEqual({ goods: [], common: [], unanswered: ["pizza"] });
    expect(findGoods(catalogue, "")).toEqual({ goods: [], common: [], unanswered: [] });
  });

  test("a question of empty words finds the pages called so", () => {
    expect(names("stickers")).toContain("Paper Stickers");
  });

  test("anything typed is answered with few goods, each once and with a page of the shop", () => {
    const routes = catalogue.document.featuredItems.map(({ route }) => route);
    fc.assert(
      fc.property(fc.string({ maxLength: 200 }), (query) => {
        const { goods } = findGoods(catalogue, query);
        expect(goods.length).toBeLessThanOrEqual(12);
        expect(new Set(goods.map(({ name }) => name)).size).toBe(goods.length);
        for (const { path } of goods) expect(routes).toContain(path.split("?")[0]);
      }),
    );
  });
});
