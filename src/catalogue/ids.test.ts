import { describe, expect, test } from "vitest";
import { catalogueDocument } from "./catalogue.ts";

function names(rows: readonly { readonly id: number; readonly name: string }[]) {
  return rows.map((row) => [row.id, row.name]);
}

function itemsOf(code: string) {
  return names(
    [...catalogueDocument.addons, ...catalogueDocument.printFeatures].find((row) => row.code === code)
      ?.items ?? [],
  );
}

describe("an id stands for one thing for ever", () => {
  test("products", () => {
    expect(names(catalogueDocument.products)).toEqual([
      [1, "Art Paper"],
      [2, "Classic Paper"],
      [3, "Silver Vinyl"],
      [4, "Gold Vinyl"],
      [5, "Kraft Paper"],
      [6, "Embossed Paper"],
      [7, "PVC Vinyl"],
      [8, "Standard Vinyl"],
      [9, "Foil Paper"],
      [10, "Vinyl Lettering"],
      [11, "Synthetic Paper"],
      [12, "Transfer Decals"],
      [13, "Hologram"],
      [14, "Bumper Stickers"],
      [15, "Custom Decals"],
      [16, "Standard Business Card"],
      [17, "Premium Business Card"],
      [18, "Swing Tags"],
      [19, "Standard Matte 250gsm"],
      [20, "Royal Extra White 400gsm"],
      [21, "Vintage Kraft 300gsm"],
      [22, "Transparent Stickers"],
      [23, "Dome Stickers"],
    ]);
  });

  test("supplies", () => {
    expect(names(catalogueDocument.supplies)).toEqual([
      [1, "Die Cut"],
      [2, "Kiss Cut"],
      [3, "Sheet"],
      [4, "Thomson Cut"],
      [5, "Multi-cut Sheet"],
      [6, "Assorted Sheet"],
      [7, "Transfer Tape"],
      [8, "Counted Sheet"],
      [9, "Roll"],
    ]);
  });

  test("finishings", () => {
    expect(names(catalogueDocument.finishings)).toEqual([
      [1, "Gloss"],
      [2, "Matte"],
      [3, "Uncoated"],
      [4, "White PVC Glossy"],
      [5, "White PVC Matte"],
      [6, "Transparent Vinyl"],
      [7, "Hologram"],
      [8, "Silver Matte"],
      [9, "Silver Mirror"],
      [10, "Foil Gold"],
      [11, "Foil Silver"],
    ]);
  });

  test("shapes, with the sides they need", () => {
    expect(catalogueDocument.shapes.map((row) => [row.id, row.name, row.equalSides])).toEqual([
      [1, "Circle", true],
      [2, "Square", true],
      [3, "Oval", false],
      [4, "Rectangle", false],
      [5, "Custom", null],
    ]);
  });

  test("adhesives, materials, printed sides and colours", () => {
    expect(names(catalogueDocument.adhesives)).toEqual([
      [1, "Permanent"],
      [2, "Removable"],
      [3, "Freezer Grade"],
      [4, "High Tack"],
    ]);
    expect(names(catalogueDocument.materials)).toEqual([
      [1, "Standard Matte 250gsm"],
      [2, "Royal Extra White 400gsm"],
      [3, "Vintage Kraft 300gsm"],
    ]);
    expect(catalogueDocument.printedSides.map((row) => [row.id, row.name, row.bothSides])).toEqual([
      [1, "Single side", false],
      [2, "Both sides", true],
    ]);
    expect(names(catalogueDocument.colours)).toEqual([
      [1, "Full colour"],
      [2, "Black"],
      [3, "Single colour"],
      [4, "Gold"],
      [5, "Silver"],
      [6, "White"],
      [7, "Dark Grey"],
      [8, "Light Grey"],
      [9, "Cream"],
      [10, "Brown"],
      [11, "Burgundy"],
      [12, "Red"],
      [13, "Orange"],
      [14, "Golden Yellow"],
      [15, "Yellow"],
      [16, "Lime Green"],
      [17, "Grass Green"],
      [18, "Forest Green"],
      [19, "Mint"],
      [20, "Turquoise"],
      [21, "Sky Blue"],
      [22, "Brilliant Blue"],
      [23, "Navy"],
      [24, "Purple"],
      [25, "Pink"],
      [26, "Soft Pink"],
      [27, "Bronze"],
      [28, "Hologram"],
    ]);
  });

  test("special processings and the stamp spots", () => {
    expect(names(catalogueDocument.specialProcessings)).toEqual([
      [5, "Foil Stamp"],
      [6, "White Ink"],
      [7, "Emboss / Deboss"],
      [8, "Numbering"],
      [9, "Variable Data"],
      [10, "Scratch-off"],
    ]);
    const spots = catalogueDocument.specialProcessings.filter((row) => row.stampSpots);
    expect(spots.map((row) => row.id)).toEqual([5]);
    expect(spots[0]?.options.map((row) => row.name)).toEqual([
      "Gold",
      "Silver",
      "Rose Gold",
      "Copper",
      "Holographic",
    ]);
  });

  test.each([
    [
      "premium-processing",
      [
        [47, "None"],
        [48, "Glossy Lamination"],
        [49, "Matte Lamination"],
        [50, "UV Spot"],
      ],
    ],
    [
      "roll-orientation",
      [
        [53, "Top first"],
        [54, "Bottom first"],
        [55, "Left first"],
        [56, "Right first"],
      ],
    ],
    [
      "corners",
      [
        [60, "Square corners"],
        [61, "Rounded corners"],
      ],
    ],
    [
      "emboss-deboss",
      [
        [101, "Emboss"],
        [102, "Deboss"],
        [103, "None"],
      ],
    ],
    [
      "foil-stamp",
      [
        [111, "Gold Foil Small"],
        [112, "Gold Foil Large"],
        [113, "Silver Foil Small"],
        [114, "Silver Foil Large"],
      ],
    ],
    [
      "die-cut",
      [
        [121, "None"],
        [122, "Oval Die Cut"],
        [123, "Label Die Cut"],
        [124, "Custom Die Cut"],
      ],
    ],
    [
      "punch-holes2",
      [
        [131, "Punch Hole 3 mm"],
        [132, "Punch Hole 5 mm"],
        [133, "None"],
      ],
    ],
    [
      "tag-strings",
      [
        [141, "White Cotton String"],
        [142, "Black Cotton String"],
        [143, "Jute String"],
        [144, "None"],
      ],
    ],
    [
      "fold",
      [
        [151, "None"],
        [152, "Half Fold"],
        [153, "Scored Only"],
      ],
    ],
  ])("items of %s", (code, items) => {
    expect(itemsOf(code)).toEqual(items);
  });
});
