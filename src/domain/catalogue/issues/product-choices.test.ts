import { describe, expect, test } from "vitest";
import { type Break, issuesAfter, row, supplyOf } from "#tests/support/catalogue/broken-catalogue.ts";

const CHOICES: readonly Break[] = [
  [
    "tiers that do not rise",
    (d) => (supplyOf(d, 1, 9).quantities = [10, 50, 50]),
    "tiers of supply 9 do not rise",
  ],
  [
    "card tiers that do not rise",
    (d) => (row(d.products, 16).quantities = [500, 200]),
    "Product 16 Standard Business Card: tiers do not rise",
  ],
  ["a card without tiers", (d) => (row(d.products, 16).quantities = null), "has neither supplies nor sizes"],
  [
    "a sticker with a press of its own",
    (d) => (row(d.products, 1).press = "card-sheet"),
    "has supplies and also sizes, tiers or a press of its own",
  ],
  [
    "a supply in no finishing",
    (d) => (row(d.products, 23).attributeLookups = []),
    "supply 1 comes in no finishing",
  ],
  [
    "a finishing on no supply",
    (d) => row(d.products, 5).finishingIds.push(2),
    "finishing 2 comes on no supply that can be chosen",
  ],
  [
    "nothing but disabled supplies",
    (d) => (supplyOf(d, 11, 9).disabledReason = "Sold out."),
    "Product 11 Synthetic Paper: nothing can be ordered",
  ],
  [
    "a lookup without adhesives",
    (d) => (row(d.products, 1).attributeLookups[0]!.adhesiveIds = []),
    "has no adhesive",
  ],
  [
    "a roll with adhesives",
    (d) => (row(d.products, 11).attributeLookups[0]!.adhesiveIds = [1]),
    "must not have adhesives",
  ],
  [
    "a lookup without premium processing",
    (d) => (row(d.products, 1).attributeLookups[0]!.premiumProcessingIds = []),
    "has no processing",
  ],
  [
    "premium processing on the roll",
    (d) => (row(d.products, 11).attributeLookups[0]!.premiumProcessingIds = [48]),
    "are not offered: 48",
  ],
  [
    "two add-on groups in one field",
    (d) => {
      d.addons.push({ ...d.addons[2]!, code: "edges" });
      row(d.products, 17).addonCodes.push("edges");
    },
    "more than one add-on group",
  ],
  [
    "a finishing nobody offers",
    (d) => d.finishings.push({ ...row(d.finishings, 1), id: 99, slug: "linen" }),
    "Finishing 99: nothing offers it",
  ],
  [
    "a size list nobody offers",
    (d) => d.sizeLists.push({ code: "flags", sizes: [{ id: 1, name: "Flag", widthMm: 900, heightMm: 600 }] }),
    "Size list flags: nothing offers it",
  ],
];

const SIZES: readonly Break[] = [
  [
    "a size above the limit",
    (d) => (d.sizeLists[0]!.sizes[0]!.widthMm = 430),
    "size 430x50 is outside the limits",
  ],
  [
    "a size below the limit",
    (d) => (d.sizeLists[0]!.sizes[1]!.widthMm = 19),
    "size 19x75 is outside the limits",
  ],
  [
    "a card size above the limit",
    (d) => (d.sizeLists.find((list) => list.code === "cards")!.sizes[0]!.heightMm = 151),
    "size 90x151 is outside",
  ],
  [
    "a supply without limits",
    (d) => (d.dimLookups = d.dimLookups.filter((limit) => limit.id !== 13)),
    "no size limits for 50x30",
  ],
  [
    "limits the press cannot print",
    (d) => (row(d.dimLookups, 13).max = { widthMm: 301, heightMm: 301 }),
    "301x301 does not fit the press",
  ],
  [
    "limits upside down",
    (d) => (row(d.dimLookups, 5).min = { widthMm: 500, heightMm: 100 }),
    "the smallest size is larger",
  ],
  [
    "a sheet too small for a size",
    (d) => (d.presses[0]!.widthMm = 400),
    "size 420x297 does not fit the press",
  ],
  [
    "a first shape that the first size rules out",
    (d) =>
      supplyOf(d, 1, 1).shapes.reverse().shift() &&
      supplyOf(d, 1, 1).shapes.unshift({ shapeId: 4, cuts: "na" }),
    "the first shape cannot have the first size",
  ],
  [
    "a roll shape without a fixed size",
    (d) => (d.sizeLists[1]!.sizes = d.sizeLists[1]!.sizes.filter((size) => size.widthMm === size.heightMm)),
    "no fixed size for shape 3",
  ],
];

describe("a broken catalogue says what is wrong", () => {
  test.each(CHOICES)("choices: %s", (_what, change, issue) => {
    expect(issuesAfter(change)).toContainEqual(expect.stringContaining(issue));
  });

  test.each(SIZES)("sizes: %s", (_what, change, issue) => {
    expect(issuesAfter(change)).toContainEqual(expect.stringContaining(issue));
  });
});
