import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { arbitraryVisit } from "#tests/support/catalogue/arbitrary-selection.ts";
import { catalogueDocument } from "#catalogue/catalogue.ts";
import { compileCatalogue } from "#domain/catalogue/catalogue.ts";
import { choose } from "#domain/configure/choose.ts";
import { defaultSelection } from "#domain/configure/default-selection.ts";
import { scopeOf } from "#domain/configure/scope.ts";
import type { Change } from "#domain/configure/selection.ts";
import { priceDifferences } from "./price-differences.ts";
import { priceOf } from "./price-table.ts";

const catalogue = compileCatalogue(catalogueDocument, "test");
const ON = "2026-12-10";
const tags = scopeOf(catalogue.featuredItemBySlug.get("swing-tags")!);
const paper = scopeOf(catalogue.featuredItemBySlug.get("paper-stickers")!);

function changeOf(key: string): Change {
  const [field, second, third] = key.split(":") as [string, string, string];
  if (field === "printFeature") {
    return { field, side: second as "na" | "front" | "back", itemId: Number(third), chosen: true };
  }
  if (field === "installReady") return { field, value: second as "yes" | "no" };
  if (field === "addon") {
    return { field, code: catalogue.addonItems.get(Number(second))!.group.code, id: Number(second) };
  }
  return { field: field as "colour", id: Number(second) };
}

test("a difference is what the total changes by when the choice is made", () => {
  fc.assert(
    fc.property(arbitraryVisit(catalogue), ({ scope, selection }) => {
      const now = priceOf(catalogue, selection, ON);
      const differences = priceDifferences(catalogue, scope, selection, ON);
      if (now === null) expect(differences.size).toBe(0);
      for (const [key, difference] of differences) {
        const then = choose(catalogue, scope, selection, changeOf(key));
        expect(priceOf(catalogue, then, ON)!.price - now!.price).toBe(difference);
        expect(then).not.toEqual(selection);
      }
    }),
  );
});

describe("on a form", () => {
  test("what is chosen has no difference; what could be chosen beside it has", () => {
    const keys = [...priceDifferences(catalogue, tags, defaultSelection(catalogue, tags), ON).keys()];
    expect(keys).toEqual(expect.arrayContaining(["material:2", "material:3", "printedSide:2", "addon:61"]));
    expect(keys).toEqual(expect.arrayContaining(["printFeature:front:111", "printFeature:na:131"]));
    for (const chosen of ["material:1", "printedSide:1", "addon:60", "printFeature:na:133"]) {
      expect(keys).not.toContain(chosen);
    }
  });

  test("another product, or a supply that changes the size, is not compared", () => {
    const keys = [...priceDifferences(catalogue, paper, defaultSelection(catalogue, paper), ON).keys()];
    expect(keys.some((key) => key.startsWith("product"))).toBe(false);
    expect(keys).toContain("supply:9");
    expect(keys).not.toContain("supply:3");
  });

  test("print on both sides and foil cost more, black ink costs the same", () => {
    const selection = choose(catalogue, tags, defaultSelection(catalogue, tags), {
      field: "quantity",
      pieces: 500,
    });
    const differences = priceDifferences(catalogue, tags, selection, ON);
    expect(differences.get("printedSide:2")).toBeGreaterThan(0);
    expect(differences.get("printFeature:front:112")).toBeGreaterThan(
      differences.get("printFeature:front:111")!,
    );
    expect(differences.get("colour:2")).toBe(0);
  });
});
