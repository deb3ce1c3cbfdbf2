import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { defaultDesign, openingDesign } from "#domain/lettering/design.ts";
import { arbitraryDesign } from "#tests/support/catalogue/arbitrary-design.ts";
import {
  letteringCatalogue as catalogue,
  letteringSelection,
} from "#tests/support/catalogue/lettering-catalogue.ts";
import { readAddress, writeAddress } from "../address/address.ts";
import { check } from "../check.ts";
import { openingWords } from "../default-selection.ts";
import { scopeOf } from "../scope.ts";
import type { Selection } from "../selection.ts";

const scope = scopeOf(catalogue.featuredItemBySlug.get("vinyl-lettering-designer")!);
const designs = arbitraryDesign(catalogue.products.get(letteringSelection({}).productId)!.colourIds);

describe("a page that begins with words", () => {
  const begins = { words: openingWords({ page: "lettering" }) };
  const opened = (query: string) => readAddress(catalogue, scope, new URLSearchParams(query), begins);

  test("shows some that can be cut and have a price; and only the page of lettering does", () => {
    const selection = opened("colour=gold");
    expect(selection.lettering).toEqual(openingDesign);
    expect(check(catalogue, selection)).toEqual([]);
    expect(selection.size).toEqual({ custom: true, widthMm: 476, heightMm: 110 });
    expect(openingWords({ page: "stickers" })).toBeUndefined();
  });

  test.each(["Hi", "l", "Open", "Open Mon to Fri", "Kia ora\nAroha"])(
    "lets %j take their place without an error",
    (text) => {
      expect(check(catalogue, letteringSelection({ ...openingDesign, text }))).toEqual([]);
    },
  );

  test.each([
    ["text=", defaultDesign],
    ["text=Hello", { ...defaultDesign, text: "Hello" }],
    ["size=custom&width=60&height=60", defaultDesign],
    ["width=60", defaultDesign],
  ])("leaves what an address says as it is: %s", (query, design) => {
    expect(opened(query).lettering).toEqual(design);
  });

  test("is left out of the address while they stand, and written over by any others, none among them", () => {
    const write = (selection: Selection) => writeAddress(catalogue, scope, selection, begins);
    expect(write(opened(""))).toBe("");
    expect(write(letteringSelection({}))).toBe("text=");
    fc.assert(
      fc.property(designs, (design) => {
        const selection = letteringSelection(design);
        expect(opened(write(selection))).toEqual(selection);
      }),
    );
  });
});
