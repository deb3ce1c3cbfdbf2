import { describe, expect, test } from "vitest";
import type { StoredProduct } from "#domain/catalogue/product.ts";
import type { FeaturedItem } from "#domain/catalogue/schema.ts";
import { catalogueDocument } from "./catalogue.ts";

function productsWhere(holds: (product: StoredProduct) => boolean) {
  return catalogueDocument.products.filter(holds).map((product) => product.id);
}

function pagesWhere(holds: (item: FeaturedItem) => boolean) {
  return catalogueDocument.featuredItems.filter(holds).map((item) => item.id);
}

function suppliesWhere(holds: (supply: (typeof catalogueDocument.supplies)[number]) => boolean) {
  return catalogueDocument.supplies.filter(holds).map((supply) => supply.id);
}

function disables(processingId: number, unlessFinishingId: number | null) {
  return (product: StoredProduct) =>
    product.specialProcessing.disabled.some(
      (rule) => rule.specialProcessingId === processingId && rule.unlessFinishingId === unlessFinishingId,
    );
}

describe("rules about products", () => {
  test.each<[string, (product: StoredProduct) => boolean, number[]]>([
    ["hide product info", (row) => row.hidesProductInfo, [10, 11, 12]],
    ["label the finishing as Material", (row) => row.finishingLabel === "Material", [7, 8]],
    ["are hidden in Special Processing", (row) => row.hiddenInSpecialProcessing, [9, 23]],
    ["show Premium Coating", (row) => row.takesPremiumCoating, [13]],
    ["ship free", (row) => row.freeShipping, [1]],
    ["show the free dispenser on the roll", (row) => row.freeDispenser, [1, 2, 3, 4, 5, 7, 11]],
    ["carry the creation tool", (row) => row.creationTool, [10]],
    ["show a looping video", (row) => row.loopingVideo, [12]],
    ["ask whether to come install-ready", (row) => row.offersInstallReady, [15]],
    ["are business-card types", (row) => row.cardKind === "type", [16, 17, 18]],
    ["are business-card materials", (row) => row.cardKind === "material", [19, 20, 21]],
    [
      "take the roll as a special finishing",
      (row) => row.supplies.some((supply) => supply.specialProcessing && supply.supplyId === 9),
      [3, 4],
    ],
    ["have any special finishing", (row) => row.supplies.some((supply) => supply.specialProcessing), [3, 4]],
    ["are printed in a single colour by special quote", (row) => row.specialQuoteRemark !== null, [6]],
    ["have print features", (row) => row.printFeatureCodes.length > 0, [17, 18, 19, 20, 21]],
    ["offer tag strings", (row) => row.printFeatureCodes.includes("tag-strings"), [18, 19, 20, 21]],
    ["disable supply 6", (row) => row.specialProcessing.disabledSupplyIds.includes(6), [14, 15]],
    [
      "disable supply 7",
      (row) => row.specialProcessing.disabledSupplyIds.includes(7),
      [1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 14, 15],
    ],
    ["remove supply 7", (row) => row.specialProcessing.removedSupplyIds.includes(7), [13]],
    ["disable special processing 5", disables(5, null), [7, 8, 9, 12, 14]],
    ["disable special processing 6", disables(6, null), [1, 2, 4, 6, 9]],
    ["disable special processing 6 unless the finishing is 6", disables(6, 6), [7, 8]],
    ["disable special processing 7", disables(7, null), [7, 8, 9]],
    ["explain the classic paper", (row) => row.infoModal === "classic-paper", [2]],
  ])("products that %s", (_rule, holds, ids) => {
    expect(productsWhere(holds)).toEqual(ids);
  });

  test("no rule disables another supply or special processing", () => {
    const rules = catalogueDocument.products.flatMap((row) => row.specialProcessing.disabled);
    expect(new Set(rules.map((rule) => rule.specialProcessingId))).toEqual(new Set([5, 6, 7]));
    const supplies = catalogueDocument.products.flatMap((row) => row.specialProcessing.disabledSupplyIds);
    expect(new Set(supplies)).toEqual(new Set([6, 7]));
  });

  test("every special processing that is disabled says why, in words of its own", () => {
    const reasons = catalogueDocument.products.flatMap((row) =>
      row.specialProcessing.disabled.map((rule) => rule.reason),
    );
    expect(reasons.length).toBe(15);
    expect(reasons).not.toContain("Not possible with this product.");
  });

  test("the roll gallery starts at 9 for product 7 and at 3 for product 4", () => {
    const slices = catalogueDocument.products.flatMap((row) =>
      row.rollGallerySlice === null ? [] : [[row.id, row.rollGallerySlice]],
    );
    expect(slices).toEqual([
      [4, { from: 3 }],
      [7, { from: 9 }],
    ]);
  });
});

describe("rules about supplies", () => {
  test.each<[string, Parameters<typeof suppliesWhere>[0], number[]]>([
    ["sell a sheet size", (row) => row.soldOn === "sheet", [3, 5, 6, 8]],
    ["ask the stickers per sheet", (row) => row.asksStickersPerSheet, [8]],
    ["have no adhesives", (row) => !row.hasAdhesives, [9]],
    ["have fixed sizes in the price table", (row) => row.fixedSizesInPriceTable, [9]],
    ["show the roll dispenser", (row) => row.onRoll, [9]],
    ["lie under transfer tape, cut round their design", (row) => row.onTape, [7]],
    ["bring the roll orientation", (row) => row.ownAddonCodes?.join() === "roll-orientation", [9]],
    ["explain the steel die", (row) => row.infoModal === "thomson-shape", [4]],
    ["explain the cuts", (row) => row.infoModal === "multicut", [5]],
    ["explain the roll", (row) => row.infoModal === "roll", [9]],
  ])("supplies that %s", (_rule, holds, ids) => {
    expect(suppliesWhere(holds)).toEqual(ids);
  });

  test("the number of cuts is asked for multi-cut sheets only", () => {
    const asking = catalogueDocument.products.flatMap((product) =>
      product.supplies.filter((row) => row.shapes.some((shape) => shape.cuts !== "na")),
    );
    expect(new Set(asking.map((row) => row.supplyId))).toEqual(new Set([5]));
  });

  test("premium processing is never offered on the roll", () => {
    const lookups = catalogueDocument.products.flatMap((product) => product.attributeLookups);
    expect(lookups.some((row) => row.supplyId !== 9 && row.premiumProcessingIds.includes(48))).toBe(true);
    expect(lookups.filter((row) => row.supplyId === 9 && row.premiumProcessingIds.length > 0)).toEqual([]);
  });
});

describe("rules about options", () => {
  const addonItems = catalogueDocument.addons.flatMap((group) => group.items);

  test("item 48 sets the glossy flag, on every finishing but 5", () => {
    expect(addonItems.filter((item) => item.setsGlossy).map((item) => item.id)).toEqual([48]);
    expect(catalogueDocument.finishings.filter((row) => row.neverGlossy).map((row) => row.id)).toEqual([5]);
    const onFive = catalogueDocument.products
      .flatMap((product) => product.attributeLookups)
      .filter((row) => row.finishingId === 5 && row.premiumProcessingIds.includes(48));
    expect(onFive.length).toBeGreaterThan(0);
  });

  test("one edge of a label leaves the roll first, and item 61 rounds corners", () => {
    expect(addonItems.flatMap(({ id, leading }) => (leading ? [[id, leading]] : []))).toEqual([
      [53, "top"],
      [54, "bottom"],
      [55, "left"],
      [56, "right"],
    ]);
    expect(addonItems.filter((item) => item.roundsCorners).map((item) => item.id)).toEqual([61]);
  });

  test("item 47 is the choice of nothing", () => {
    expect(addonItems.filter((item) => item.isNone).map((item) => item.id)).toEqual([47]);
  });

  test("Premium Coating shows for finishings 6 and 7, with the second premium processing", () => {
    expect(
      catalogueDocument.finishings.filter((row) => row.takesPremiumCoating).map((row) => row.id),
    ).toEqual([6, 7]);
    expect(catalogueDocument.premiumCoating.atPosition).toBe(2);
  });

  test("orientations 53 and 54 check the width, 55 and 56 the height", () => {
    expect(addonItems.flatMap((item) => (item.acrossWeb ? [[item.id, item.acrossWeb]] : []))).toEqual([
      [53, "width"],
      [54, "width"],
      [55, "height"],
      [56, "height"],
    ]);
  });

  test("the last radio is the default of emboss-deboss, punch-holes2 and tag-strings, the first elsewhere", () => {
    const last = catalogueDocument.printFeatures.filter((row) => row.defaultItem === "last");
    expect(last.map((row) => row.code)).toEqual(["emboss-deboss", "punch-holes2", "tag-strings"]);
  });

  test("tag strings wait for a punch hole, and every hole brings the spec's words into the summary", () => {
    const features = new Map(catalogueDocument.printFeatures.map((row) => [row.code, row]));
    expect(features.get("tag-strings")?.needsFeature).toBe("punch-holes2");
    const holes = features.get("punch-holes2")?.items.filter((item) => !item.isNone) ?? [];
    expect(holes.length).toBe(2);
    expect(holes.every((item) => item.name.includes("Punch Hole"))).toBe(true);
  });

  test("there are radios and checkboxes, with and without a side", () => {
    const kinds = catalogueDocument.printFeatures.map((row) => `${row.optionType} ${row.appliedSide}`);
    expect(new Set(kinds)).toEqual(new Set(["radio both", "checkbox both", "radio na"]));
  });
});

describe("rules about pages", () => {
  test.each<[string, (item: FeaturedItem) => boolean, number[]]>([
    ["use the vinyl tab layout", (row) => row.tabLayout === "vinyl", [2, 5, 6]],
    ["belong to featured category 2", (row) => row.featuredCategoryId === 2, [4, 5, 6, 7]],
    ["leave out the print-features artwork", (row) => row.hidesPrintFeatureArtwork, [8]],
    ["show the selected item's FAQ", (row) => row.showsSelectedFaq, [8, 9, 10]],
    ["leave out the FAQ", (row) => row.hidesFaq, [6]],
    ["sell a single product", (row) => row.singleProduct, [11, 12, 13]],
    ["sell rolls only", (row) => row.onlySupplyIds?.join() === "9" && row.defaultSupplyId === 9, [3]],
    ["open at /quote", (row) => row.id === catalogueDocument.shop.defaultFeaturedItemId, [10]],
  ])("pages that %s", (_rule, holds, ids) => {
    expect(pagesWhere(holds)).toEqual(ids);
  });
});

describe("rules about delivery and the gallery", () => {
  const choicesFor = (productId: number, finishingId: number | null) =>
    catalogueDocument.shippingChoices
      .filter((row) => !row.exceptProductIds.includes(productId))
      .filter(
        (row) =>
          row.onlyProductIds?.includes(productId) ||
          (finishingId !== null && row.onlyFinishingIds?.includes(finishingId)),
      )
      .map((row) => `${row.printingDays + 1}-${row.printingDays + row.shippingDays}`);

  test("transparent stickers take 10-12 working days, lettering 7-10, everything else 9-10 or express", () => {
    expect(choicesFor(22, 6)).toEqual(["10-12"]);
    expect(choicesFor(7, 6)).toEqual(["10-12"]);
    expect(choicesFor(10, 1)).toEqual(["7-10"]);
    expect(choicesFor(1, 1)).toEqual([]);
    const forAll = catalogueDocument.shippingChoices.filter(
      (row) => row.onlyProductIds === null && row.onlyFinishingIds === null,
    );
    expect(
      forAll.map((row) => [row.method, row.printingDays + 1, row.printingDays + row.shippingDays]),
    ).toEqual([
      ["Standard", 9, 10],
      ["Express", 3, 4],
    ]);
  });

  test("embossed paper has no express", () => {
    const express = catalogueDocument.shippingChoices.find((row) => row.method === "Express");
    expect(express?.exceptProductIds).toEqual([6]);
  });

  test("gallery slices", () => {
    expect(catalogueDocument.galleryRules).toEqual({
      rollMoreThan: 3,
      dispenserFromQuantity: 1000,
      byFinishing: [{ finishingId: 7, slice: { from: 3, to: 6 } }],
      byPremiumProcessing: [{ itemId: 48, moreThan: 6, slice: { from: 6, to: 9 } }],
      byMaterial: [
        { materialId: 2, slice: { from: 3, to: 6 } },
        { materialId: 3, slice: { from: 6 } },
      ],
      otherwise: { from: 0, to: 3 },
      rollPage: { featuredItemId: 3, featuredGroupIndex: 1, atLeast: 12, slice: { from: 9 } },
    });
  });
});
