import { describe, expect, test } from "vitest";
import { type Break, issuesAfter, row } from "#tests/support/catalogue/broken-catalogue.ts";

const PAGES: readonly Break[] = [
  ["a page with an unknown product", (d) => row(d.featuredItems, 3).productIds.push(50), "no product 50"],
  [
    "a product that no page sells",
    (d) => (row(d.featuredItems, 7).productIds = [1]),
    "Product 23 Dome Stickers: no page sells it",
  ],
  [
    "a roll page with a product that has no roll",
    (d) => row(d.featuredItems, 3).productIds.push(6),
    "product 6 has none of the page's supplies",
  ],
  [
    "a page that opens with what it does not sell",
    (d) => (row(d.featuredItems, 3).defaultSupplyId = 1),
    "opens with a supply it does not sell",
  ],
  [
    "a page in two groups",
    (d) => d.featuredGroups[0]!.featuredItemIds.push(3),
    "stands in one group, its own category",
  ],
  ["an empty group", (d) => (d.featuredGroups[1]!.featuredItemIds = []), "Featured group 3 On a roll: empty"],
  [
    "the roll page in another group",
    (d) => d.featuredGroups.reverse(),
    "group 1 does not hold the roll page",
  ],
  [
    "a material page of another address",
    (d) => (row(d.featuredItems, 12).slug = "royal"),
    "a page of a single product has one product, with its slug",
  ],
  [
    "a type among the materials",
    (d) => row(d.featuredItems, 9).materialProductIds.push(16),
    "product 16 is not a single material",
  ],
  [
    "a material without a page",
    (d) => (row(d.featuredItems, 11).singleProduct = false),
    "material 19 has no page of its own",
  ],
];

const FEATURED_PRICES: readonly Break[] = [
  [
    "a product of another page",
    (d) => (row(d.featuredPrices, 1).productId = 18),
    "its page does not sell product 18",
  ],
  [
    "a material the card lacks",
    (d) => (row(d.featuredPrices, 1).materialId = 3),
    "Featured price 1: no material 3",
  ],
  ["too few pieces", (d) => (row(d.featuredPrices, 1).runSize = 199), "199 pieces are outside the tiers"],
  [
    "a back feature of a single side",
    (d) => (row(d.featuredPrices, 4).printFeatures.back = [111]),
    "foil-stamp is not offered at back",
  ],
  [
    "too many foils",
    (d) => (row(d.featuredPrices, 5).printFeatures.front = [111, 112, 113]),
    "too many items of foil-stamp",
  ],
  [
    "strings without a hole",
    (d) => (row(d.featuredPrices, 9).printFeatures.na = [143]),
    "tag-strings needs a choice of punch-holes2",
  ],
  [
    "a feature the standard card lacks",
    (d) => (row(d.featuredPrices, 1).printFeatures.na = [152]),
    "no print feature item 152",
  ],
  [
    "a size outside the limits",
    (d) => (row(d.featuredPrices, 1).widthMm = 101),
    "its size is outside the limits",
  ],
];

const SHOP: readonly Break[] = [
  [
    "a margin that rises",
    (d) => (d.presses[1]!.margins!.at(-1)!.permille = 3000),
    "Digital card press, 450 x 320 mm: a larger quantity has a higher margin",
  ],
  [
    "brackets out of order",
    (d) => (d.presses[0]!.margins![1]!.upTo = 90),
    "Digital sheet press, 450 x 320 mm: the pieces of the brackets must rise",
  ],
  ["brackets that end", (d) => (d.presses[0]!.margins!.at(-1)!.upTo = 90_000), "the last one has no end"],
  ["a press without a margin", (d) => delete d.presses[2]!.margins, "Label press, 300 mm web: no margin"],
  [
    "an old curve that rises",
    (d) =>
      (d.priceRules.margin = [
        { quantity: 1, permille: 2000 },
        { quantity: 50, permille: 2001 },
      ]),
    "Price rules: a larger quantity has a higher margin",
  ],
  [
    "an old curve out of order",
    (d) =>
      (d.priceRules.margin = [
        { quantity: 50, permille: 2000 },
        { quantity: 1, permille: 2000 },
      ]),
    "quantities of the margins do not rise",
  ],
  [
    "a last ending with a bound",
    (d) => (d.priceRules.endings.at(-1)!.below = 90000),
    "the last one has none",
  ],
  [
    "a promotion that ends first",
    (d) => (d.priceRules.promotions[0]!.endsOn = "2026-10-31"),
    "ends before it starts",
  ],
  [
    "a product that nothing ships",
    (d) =>
      d.shippingChoices.forEach((choice) => {
        choice.exceptProductIds = [6];
      }),
    "Product 6 Embossed Paper: nothing ships it",
  ],
  ["a day that does not exist", (d) => (d.holidays[0]!.date = "2026-02-30"), "2026-02-30 is no date"],
  [
    "an anniversary without a region",
    (d) => (d.holidays.find((day) => day.region === "OTA")!.region = null),
    "regional with region null",
  ],
  ["a shop outside every region", (d) => (d.shop.region = "SYD"), "no anniversary for region SYD"],
];

describe("a broken catalogue says what is wrong", () => {
  test.each(PAGES)("pages: %s", (_what, change, issue) => {
    expect(issuesAfter(change)).toContainEqual(expect.stringContaining(issue));
  });

  test.each(FEATURED_PRICES)("featured prices: %s", (_what, change, issue) => {
    expect(issuesAfter(change)).toContainEqual(expect.stringContaining(issue));
  });

  test.each(SHOP)("shop: %s", (_what, change, issue) => {
    expect(issuesAfter(change)).toContainEqual(expect.stringContaining(issue));
  });
});
