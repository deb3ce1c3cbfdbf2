import { describe, expect, test } from "vitest";
import { catalogueDocument } from "./catalogue.ts";
import { defaultSelection, openingWords } from "#domain/configure/default-selection.ts";
import { check } from "#domain/configure/check.ts";
import { offersFor } from "#domain/configure/offers.ts";
import { soldOutSentence } from "#domain/configure/options/sold-out.ts";
import { scopeOf } from "#domain/configure/scope.ts";
import { leadOf } from "#domain/seo/page-at.ts";
import { changedCatalogue, changedDocument } from "#tests/support/catalogue/changed-catalogue.ts";
import { catalogueIssues } from "#domain/catalogue/issues.ts";
import { documentOnDay, documentOnSale, firstReturn } from "#domain/catalogue/on-sale.ts";
import type { CatalogueDocument } from "#domain/catalogue/schema.ts";

const rowOf = <Row extends { readonly id: number }>(rows: readonly Row[], id: number) =>
  rows.find((row) => row.id === id)!;
const retire =
  (...ids: number[]) =>
  ({ products }: CatalogueDocument) => {
    for (const id of ids) rowOf(products, id).retired = true;
  };

describe("what is retired", () => {
  test("is named nowhere in what is sold, and any product but the last can be", () => {
    expect(documentOnSale(catalogueDocument)).toBe(catalogueDocument);
    for (const { id, name } of catalogueDocument.products) {
      const issues = catalogueIssues(changedDocument(retire(id)));
      expect(issues, name).toEqual([]);
    }
    const all = catalogueDocument.products.map(({ id }) => id);
    expect(catalogueIssues(changedDocument(retire(...all)))).toContainEqual({
      path: ["products"],
      message: "Products: nothing would be on sale",
    });
  });

  test("a finishing goes from its products, their lookups and the rules of the gallery; the only one of a product does not", () => {
    for (const { id, name } of catalogueDocument.finishings) {
      const document = changedDocument(({ finishings }) => void (rowOf(finishings, id).retired = true));
      const only = document.products.filter(
        (row) => row.finishingIds.length === 1 && row.finishingIds[0] === id,
      );
      const messages = catalogueIssues(document).map(({ message }) => message);
      for (const product of only)
        expect(messages.join(), name).toContain(`${product.name}: no finishing is left that it comes in`);
      const sold = documentOnSale(document);
      expect(sold.products.some((row) => row.finishingIds.includes(id))).toBe(false);
      expect(sold.galleryRules.byFinishing.some((rule) => rule.finishingId === id)).toBe(false);
    }
  });

  test("a colour is retired as ink or as film, one without the other", () => {
    const filmOf = ({ products }: CatalogueDocument) =>
      products.filter(({ cutFromFilm }) => cutFromFilm).flatMap(({ colourIds }) => colourIds);
    const [id = 0] = filmOf(catalogueDocument);
    const sold = documentOnSale(
      changedDocument(({ colours }) => void (rowOf(colours, id).film!.retired = true)),
    );
    expect(filmOf(sold)).not.toContain(id);
    const inks = ({ products }: CatalogueDocument) =>
      products.filter(({ cutFromFilm }) => !cutFromFilm).flatMap(({ colourIds }) => colourIds);
    expect(inks(sold)).toEqual(inks(catalogueDocument));
  });

  test("a featured price goes with its film where the product is cut from film, and stays without its ink", () => {
    const { id: productId, colourIds } = catalogueDocument.products.find(({ cutFromFilm }) => cutFromFilm)!;
    const [colourId = 0] = colourIds;
    const featuredOf = (retireColour: (colour: CatalogueDocument["colours"][number]) => void) =>
      documentOnSale(
        changedDocument(({ colours, featuredPrices }) => {
          featuredPrices.splice(0, Infinity, {
            ...featuredPrices[0]!,
            productId,
            colourId,
            materialId: null,
          });
          retireColour(rowOf(colours, colourId));
        }),
      ).featuredPrices;
    expect(featuredOf((colour) => void (colour.film!.retired = true))).toEqual([]);
    expect(featuredOf((colour) => void (colour.retired = true))).toHaveLength(1);
  });

  test("its addresses lead to what comes instead, else to what is left of its page, else to all of its kind", () => {
    const kraft = rowOf(catalogueDocument.products, 5);
    const there = `/stickers/paper/${kraft.slug}`;
    expect(leadOf(changedCatalogue(retire(5)), there)).toBe("/stickers/paper");
    const instead = changedCatalogue(({ products }) => {
      Object.assign(rowOf(products, 5), { retired: true, insteadId: 6 });
      Object.assign(rowOf(products, 6), { retired: true, insteadId: 7 });
    });
    const vinyl = rowOf(catalogueDocument.products, 7);
    expect(leadOf(instead, `${there}/`)).toBe(`/stickers/vinyl/${vinyl.slug}`);
    expect(leadOf(instead, `/Stickers/roll/${kraft.slug}`)).toBe(`/stickers/vinyl/${vinyl.slug}`);
    expect(leadOf(changedCatalogue(retire(14)), "/stickers/bumper")).toBe("/stickers");
    expect(leadOf(instead, "/stickers/paper/no-such-paper")).toBe(null);
  });
});

describe("a finishing or stock that comes on some products only", () => {
  const coming = (document: CatalogueDocument, list: "finishingIds" | "materialIds", id: number) =>
    documentOnSale(document)
      .products.filter((row) => row[list].includes(id))
      .map((row) => row.id);
  /** Matte comes on more products than art paper and classic paper. */
  const matte = 2;

  test("is offered on no others, nor in their lookups, and nothing else changes", () => {
    const before = coming(catalogueDocument, "finishingIds", matte);
    expect(before.length).toBeGreaterThan(2);
    const split = changedDocument(
      ({ finishings }) => void (rowOf(finishings, matte).onlyProductIds = [1, 2]),
    );
    expect(catalogueIssues(split)).toEqual([]);
    expect(coming(split, "finishingIds", matte)).toEqual([1, 2]);
    const sold = documentOnSale(split);
    for (const { id, ...row } of sold.products) {
      const was = rowOf(catalogueDocument.products, id);
      const keeps = [1, 2].includes(id) || !was.finishingIds.includes(matte);
      expect(row.attributeLookups).toEqual(
        was.attributeLookups.filter((one) => keeps || one.finishingId !== matte),
      );
      expect(row.supplies).toEqual(was.supplies);
    }
  });

  test("a stock likewise; where nothing of a product is left, that is said", () => {
    const stock = 2;
    const onlyOn = (ids: number[]) =>
      changedDocument(({ materials }) => void (rowOf(materials, stock).onlyProductIds = ids));
    const isSingle = (id: number) => rowOf(catalogueDocument.products, id).materialIds.length === 1;
    const before = coming(catalogueDocument, "materialIds", stock);
    const single = before.filter(isSingle);
    expect(before.length).toBeGreaterThan(2);
    expect(coming(onlyOn(single), "materialIds", stock)).toEqual(single);
    expect(catalogueIssues(onlyOn(single))).toEqual([]);
    const others = before.filter((id) => !isSingle(id));
    expect(catalogueIssues(onlyOn(others)).map(({ message }) => message)).toContainEqual(
      expect.stringContaining("no stock is left that it comes in"),
    );
  });
});

describe("what is sold out", () => {
  const kraftAway = (document: CatalogueDocument) =>
    void (rowOf(document.products, 5).awayUntil = "2027-03-12");
  const glossAway = (document: CatalogueDocument) =>
    void (rowOf(document.finishings, rowOf(document.products, 1).finishingIds[0]!).awayUntil = "2027-03-12");

  test("is shown with its day, is not what a page opens with, and cannot be ordered", () => {
    const catalogue = changedCatalogue(kraftAway);
    const scope = scopeOf(catalogue.featuredItems.get(1)!);
    const selection = defaultSelection(catalogue, scope, { productId: 5 });
    expect(offersFor(catalogue, scope, selection).products.find(({ id }) => id === 5)?.disabled).toBe(
      "Sold out until Fri 12 March",
    );
    expect(check(catalogue, selection)).toMatchObject([
      { code: "sold-out", sentence: "Kraft Paper is sold out until Fri 12 March." },
    ]);
    expect(defaultSelection(catalogue, { productIds: [5, 6], onlySupplyIds: null }).productId).toBe(6);
  });

  test("of a finishing another one is taken", () => {
    const catalogue = changedCatalogue(glossAway);
    const [gone, next] = rowOf(catalogueDocument.products, 1).finishingIds;
    const selection = defaultSelection(catalogue, { productIds: [1], onlySupplyIds: null });
    expect([selection.finishingId, check(catalogue, selection)]).toEqual([next, []]);
    expect(gone).not.toBe(next);
  });

  test("as the second film of letters it is named, too", () => {
    const { page, productIds } = catalogueDocument.featuredItems.find((one) => one.page === "lettering")!;
    const product = rowOf(catalogueDocument.products, productIds[0]!);
    const [red] = catalogueDocument.colours.filter(
      ({ id, film, name }) => product.colourIds.includes(id) && film?.paint && name === "Red",
    );
    const catalogue = changedCatalogue(
      ({ colours }) => void (rowOf(colours, red!.id).film!.awayUntil = "2027-03-12"),
    );
    const words = openingWords({ page })!;
    const outlined = { ...words, outline: { mm: 3, colourId: red!.id } };
    const scope = { productIds, onlySupplyIds: null };
    const selection = { ...defaultSelection(catalogue, scope), lettering: outlined };
    expect(soldOutSentence(catalogue, selection)).toBe("Red is sold out until Fri 12 March.");
    expect(soldOutSentence(catalogue, { ...selection, lettering: words })).toBeNull();
  });

  test("is there again on its day", () => {
    const document = changedDocument((one) => {
      kraftAway(one);
      glossAway(one);
      rowOf(one.products, 6).awayUntil = "2027-04-01";
    });
    expect(firstReturn(document)).toBe("2027-03-12");
    expect(documentOnDay(document, "2027-03-11")).toBe(document);
    const onDay = documentOnDay(document, "2027-03-12");
    expect(firstReturn(onDay)).toBe("2027-04-01");
    expect(documentOnDay(onDay, "2027-04-01")).toEqual(catalogueDocument);
  });
});
