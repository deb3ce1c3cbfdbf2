import { describe, expect, test } from "vitest";
import { catalogueDocument } from "#catalogue/catalogue.ts";
import { compileCatalogue } from "#domain/catalogue/catalogue.ts";
import { issueMessage } from "./issue-message.ts";
import { check } from "./check.ts";
import { choose } from "./choose.ts";
import { defaultSelection } from "./default-selection.ts";
import { mainButton } from "./main-button.ts";
import { scopeOf } from "./scope.ts";
import type { Change, Selection } from "./selection.ts";

const catalogue = compileCatalogue(catalogueDocument, "test");
function scopeOfPage(slug: string) {
  return scopeOf(catalogue.featuredItemBySlug.get(slug)!);
}

/** The page's default after some changes. */
function configured(slug: string, ...changes: Change[]): Selection {
  return changes.reduce(
    (selection, change) => choose(catalogue, scopeOfPage(slug), selection, change),
    defaultSelection(catalogue, scopeOfPage(slug)),
  );
}
function sized(slug: string, widthMm: number | null, heightMm: number | null, ...before: Change[]) {
  return configured(slug, ...before, { field: "customSize", widthMm, heightMm });
}
function messages(selection: Selection) {
  return check(catalogue, selection).map(issueMessage);
}
function button(selection: Selection) {
  return mainButton(check(catalogue, selection));
}

describe("banner.md 5: a typed size", () => {
  test.each([
    [null, null, "Please enter width and height."],
    [null, 50, "Please enter width."],
    [50, null, "Please enter height."],
    [0, 50, "* Width or height must not be below 15mm."],
    [19, 19, "* Width or height must not be below 20mm."],
    [14, 60, "* Width or height must not be below 15mm."],
    [60, 14, "* Width or height must not be below 15mm."],
    [18, 16, "* Width or height must not be below 20mm."],
    [301, 301, "* For special sizes, request a quote from the button below."],
    [421, 200, "* For special sizes, request a quote from the button below."],
    [298, 419, "* For special sizes, request a quote from the button below."],
  ])("of %s x %s mm is refused on the quote page: %s", (widthMm, heightMm, message) => {
    expect(messages(sized("paper-stickers", widthMm, heightMm))).toEqual([message]);
  });

  test.each([
    [20, 20],
    [300, 300],
    [15, 20],
    [20, 15],
    [420, 297],
    [297, 420],
  ])("of %i x %i mm lies on a limit and is fine", (widthMm, heightMm) => {
    expect(messages(sized("paper-stickers", widthMm, heightMm))).toEqual([]);
  });
});

describe("limits of a product's own hold in the place of its supply's", () => {
  const special = "* For special sizes, request a quote from the button below.";
  test.each([
    ["vinyl-lettering-designer", 97, 20, []],
    ["vinyl-lettering-designer", 10, 10, []],
    ["vinyl-lettering-designer", 9, 97, ["* Width or height must not be below 10mm."]],
    ["vinyl-lettering-designer", 1200, 600, []],
    ["vinyl-lettering-designer", 1201, 600, [special]],
    ["decals", 97, 20, ["* Width or height must not be below 30mm."]],
  ])("on tape, of %s, %i x %i mm", (slug, widthMm, heightMm, expected) => {
    expect(messages(sized(slug, widthMm, heightMm))).toEqual(expected);
  });
});

describe("banner.md 5: on a roll, the side that lies across the web must fit its 290 mm", () => {
  const special = "* For special sizes, request a quote from the button below.";
  const orientation = (id: number): Change => ({ field: "addon", code: "roll-orientation", id });
  test.each([
    [53, 290, 100, []],
    [53, 291, 100, [special]],
    [54, 300, 200, [special]],
    [54, 100, 300, []],
    [55, 300, 200, []],
    [55, 100, 291, [special]],
    [56, 100, 290, []],
    [56, 200, 300, [special]],
  ])("orientation %i with %i x %i mm", (id, widthMm, heightMm, expected) => {
    expect(messages(sized("roll", widthMm, heightMm, orientation(id)))).toEqual(expected);
  });
});

describe("quotes-and-accounts.md 5: cuts and stickers per sheet", () => {
  const supply = (id: number): Change => ({ field: "supply", id });
  const cuts = (value: number | null): Selection =>
    configured("paper-stickers", supply(5), { field: "cutPerShape", value });
  const stickers = (value: number | null): Selection =>
    configured("paper-stickers", supply(8), { field: "stickersPerSheet", value });

  test.each([
    [null, ["Number of cuts is required. Please try again."]],
    [0, ["Number of cuts is required. Please try again."]],
    [1, []],
    [30, []],
    [31, ["Number of cuts should not be more than 30. Request a quote from the button below."]],
  ])("%s cuts per shape", (value, expected) => {
    expect(messages(cuts(value))).toEqual(expected);
  });

  test.each([
    [null, ["Please specify the number of stickers to place in one seat."]],
    [0, ["Please specify the number of stickers to place in one seat."]],
    [1, []],
    [30, []],
    [31, ["Number of stickers should not be more than 30."]],
  ])("%s stickers per sheet", (value, expected) => {
    expect(messages(stickers(value))).toEqual(expected);
  });

  test("are asked for only where the supply or shape needs them", () => {
    const single = configured("paper-stickers", { field: "cutPerShape", value: 99 });
    expect([single.cutPerShape, single.stickersPerSheet]).toEqual([null, null]);
    expect(messages(single)).toEqual([]);
  });
});

describe("banner.md 4: an own quantity", () => {
  // Standard business cards come from 200 to 10,000 pieces.
  const quantity = (pieces: number | null): Selection =>
    configured("standard-business-card", { field: "customQuantity", pieces });

  test.each([
    [null, ["Please enter the quantity."], "ADD TO CART"],
    [0, ["Please enter the quantity."], "ADD TO CART"],
    [1, ["* Please enter quantity greater than 200."], "REQUEST A QUOTE"],
    [199, ["* Please enter quantity greater than 200."], "REQUEST A QUOTE"],
    [200, [], "ADD TO CART"],
    [201, [], "ADD TO CART"],
    [10_000, [], "ADD TO CART"],
    [10_001, ["* You can request a quote from the button below."], "REQUEST A QUOTE"],
  ])("of %s says %s and the button reads %s", (pieces, expected, text) => {
    expect(messages(quantity(pieces))).toEqual(expected);
    expect(button(quantity(pieces))).toEqual({ text, disabled: false });
  });
});

test("banner.md 4: an own number of sets must be at least one", () => {
  const sets = (count: number | null) => configured("roll", { field: "customSets", count });
  expect(messages(sets(null))).toEqual(["Please enter the number of sets."]);
  expect(messages(sets(0))).toEqual(["Please enter the number of sets."]);
  expect(messages(sets(99))).toEqual([]);
});

describe("banner.md 4: the main button", () => {
  test("is disabled below the minimum size, whatever else is wrong", () => {
    const small = sized("paper-stickers", 5, 5);
    expect(button(small)).toEqual({ text: "ADD TO CART", disabled: true });
    const both = choose(catalogue, scopeOfPage("paper-stickers"), small, {
      field: "customQuantity",
      pieces: 999_999,
    });
    expect(button(both)).toEqual({ text: "REQUEST A QUOTE", disabled: true });
  });

  test("asks for a quote above the maximum size", () => {
    expect(button(sized("paper-stickers", 500, 400))).toEqual({ text: "REQUEST A QUOTE", disabled: false });
  });

  test("stays enabled with an empty size, so that pressing it leads to the empty field", () => {
    expect(button(sized("paper-stickers", null, 50))).toEqual({ text: "ADD TO CART", disabled: false });
  });
});
