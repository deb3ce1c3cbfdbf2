import { describe, expect, test } from "vitest";
import { catalogueDocument } from "./catalogue.ts";

describe("the pages", () => {
  test("stand in four groups, the roll page in the second", () => {
    expect(catalogueDocument.featuredGroups.map((group) => [group.name, group.featuredItemIds])).toEqual([
      ["Stickers", [1, 2]],
      ["On a roll", [3]],
      ["Decals & lettering", [5, 6, 4, 7]],
      ["Business cards", [8, 9, 10, 11, 12, 13]],
    ]);
  });

  test.each([
    [1, "/stickers/paper", [1, 2, 5, 6, 9], [], 1300],
    [2, "/stickers/vinyl", [8, 7, 13, 22, 3, 4], [], 1300],
    [3, "/stickers/roll", [1, 2, 3, 4, 5, 7, 11], [], 1300],
    [4, "/stickers/bumper", [14], [], 1300],
    [5, "/stickers/decals", [12, 15], [], 1300],
    [6, "/vinyl-lettering-designer", [10], [], 1300],
    [7, "/stickers/dome", [23], [], 1300],
    [8, "/business-cards/standard-business-card", [16], [19], 1800],
    [9, "/business-cards/premium-business-card", [17], [20, 21], 1800],
    [10, "/business-cards/swing-tags", [18], [19, 20, 21], 1400],
    [11, "/business-cards/standard-matte-250gsm", [19], [], 1800],
    [12, "/business-cards/royal-extra-white-400gsm", [20], [], 4500],
    [13, "/business-cards/vintage-kraft-300gsm", [21], [], 3700],
  ])("%i is %s and sells %j with materials %j, from %i cents", (id, route, products, materials, from) => {
    const item = catalogueDocument.featuredItems.find((row) => row.id === id);
    expect(item).toMatchObject({
      route,
      productIds: products,
      materialProductIds: materials,
      expectedFromPrice: from,
    });
  });
});

describe("the smallest order", () => {
  const firstTiers = (supplyId: number) =>
    new Set(
      catalogueDocument.products.flatMap((product) =>
        product.supplies.filter((row) => row.supplyId === supplyId).map((row) => row.quantities[0]),
      ),
    );

  test("is 10 for die cut and roll stickers", () => {
    expect([...firstTiers(1)]).toEqual([10]);
    expect([...firstTiers(9)]).toEqual([10]);
  });

  test.each([
    [16, 200],
    [17, 50],
    [18, 50],
    [19, 200],
    [20, 250],
    [21, 250],
  ])("of card product %i is %i", (id, pieces) => {
    expect(catalogueDocument.products.find((row) => row.id === id)?.quantities?.[0]).toBe(pieces);
  });

  test("a roll can be ordered in 1000, the quantity of the free dispenser", () => {
    const rolls = catalogueDocument.products.flatMap((product) =>
      product.supplies.filter((row) => row.supplyId === 9),
    );
    expect(rolls.every((row) => row.quantities.includes(1000))).toBe(true);
  });
});

describe("sizes", () => {
  const listed = (code: string) =>
    catalogueDocument.sizeLists
      .find((list) => list.code === code)
      ?.sizes.map((size) => `${size.widthMm}x${size.heightMm}`) ?? [];

  test("stickers come in every standard size", () => {
    expect(listed("stickers")).toEqual(
      expect.arrayContaining([
        "50x50",
        "50x75",
        "75x75",
        "50x100",
        "75x100",
        "100x100",
        "90x55",
        "91x55",
        "89x51",
        "85x49",
      ]),
    );
  });

  test("a card is 90 x 55 mm and a swing tag 2 x 3.5 inch unless something else is chosen", () => {
    expect(listed("cards")[0]).toBe("90x55");
    expect(listed("tags")[0]).toBe("51x89");
  });

  test.each([
    [1, true, "20x20", "300x300"],
    [2, false, "20x15", "420x297"],
    [4, true, "20x20", "300x300"],
    [3, null, "100x100", "420x297"],
    [5, null, "100x100", "420x297"],
    [6, null, "100x100", "420x297"],
    [8, null, "100x100", "420x297"],
    [7, null, "30x30", "1200x600"],
    [9, true, "20x20", "150x150"],
    [9, false, "20x15", "300x200"],
    [null, null, "50x40", "100x150"],
  ])("supply %s with equal sides %s goes from %s to %s", (supplyId, equalSides, min, max) => {
    const row = catalogueDocument.dimLookups.find(
      (limit) => limit.supplyId === supplyId && limit.equalSides === equalSides,
    );
    expect(`${row?.min.widthMm}x${row?.min.heightMm}`).toBe(min);
    expect(`${row?.max.widthMm}x${row?.max.heightMm}`).toBe(max);
  });

  test("vinyl lettering has limits of its own", () => {
    const rows = catalogueDocument.dimLookups.filter(({ productId }) => productId !== null);
    expect(rows.map(({ productId, supplyId, min, max }) => [productId, supplyId, min, max])).toEqual([
      [10, 7, { widthMm: 10, heightMm: 10 }, { widthMm: 1200, heightMm: 600 }],
      [10, 2, { widthMm: 10, heightMm: 10 }, { widthMm: 420, heightMm: 297 }],
    ]);
  });
});
