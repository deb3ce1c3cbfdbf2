import { describe, expect, test } from "vitest";
import { catalogueDocument } from "#catalogue/catalogue.ts";
import { compileCatalogue } from "#domain/catalogue/catalogue.ts";
import { documentAtCost } from "#domain/catalogue/rates/document-at-cost.ts";
import type { CatalogueDocument } from "#domain/catalogue/schema.ts";
import type { CostedCatalogue } from "#domain/price/change/price-effect.ts";
import { listedSelections } from "#domain/price/change/listed-selections.ts";
import { changedDocument } from "#tests/support/catalogue/changed-catalogue.ts";
import { explained } from "./explained.ts";
import { replayed } from "./replay.ts";

const ON = "2027-03-10";
const costed = (document: CatalogueDocument): CostedCatalogue => ({
  sold: compileCatalogue(document, "test"),
  atCost: compileCatalogue(documentAtCost(document), "test at cost"),
});
const before = costed(catalogueDocument);
const [paper] = listedSelections(before.sold);
if (paper === undefined) throw new Error("Something is listed.");

describe("a selection by what is on sale and by a draft", () => {
  test("a dearer paper costs the shop and its customer more, and takes as long", () => {
    const after = costed(changedDocument(({ products }) => void (products[0]!.charge.area += 500)));
    const { before: was, after: is } = replayed(before, after, paper, ON);
    if (!was.ok || !is.ok) throw new Error("It is sold both ways.");
    expect(is.price).toBeGreaterThan(was.price);
    expect(is.cost).toBeGreaterThan(was.cost ?? 0);
    expect(is.days).toBe(was.days);
  });

  test("a retired product says why it cannot be ordered, and breaks no rule by that", () => {
    const after = costed(changedDocument(({ products }) => void (products[0]!.retired = true)));
    const one = replayed(before, after, paper, ON);
    expect(one).toMatchObject({ before: { ok: true }, after: { ok: false }, breaches: [] });
    expect(one.title).toContain("Art paper");
  });

  test("a price below its cost breaks a rule", () => {
    const after = costed(
      changedDocument(({ priceRules }) => {
        priceRules.promotions = [
          {
            id: 900,
            name: "Half",
            startsOn: "2027-01-01",
            endsOn: "2027-12-31",
            permilleOff: 900,
            productIds: [1],
          },
        ];
      }),
    );
    expect(replayed(before, after, paper, ON).breaches).toMatchObject([{ rule: "below-cost" }]);
  });

  test("lines of price and of cost add up to both", () => {
    const { outcome, parts, rows } = explained(before, paper, ON);
    if (!outcome.ok) throw new Error("It is sold.");
    const sum = (of: "price" | "cost") => parts.reduce((all, part) => all + (part[of] ?? 0), 0);
    expect(sum("price")).toBe(outcome.price);
    expect(sum("cost")).toBe(outcome.cost);
    expect(rows.find(({ quantity }) => quantity === paper.quantity.pieces)?.price).toBe(outcome.price);
  });
});
