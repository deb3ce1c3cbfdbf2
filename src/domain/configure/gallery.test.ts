import { expect, test } from "vitest";
import { catalogueDocument } from "#catalogue/catalogue.ts";
import { compileCatalogue } from "#domain/catalogue/catalogue.ts";
import { defaultSelection } from "./default-selection.ts";
import { scopeOf } from "./scope.ts";
import { galleryChoiceOf, galleryFor, rollPageItems } from "./gallery.ts";

const catalogue = compileCatalogue(catalogueDocument, "test");
const nothing = { supplyId: 1, finishingId: null, premiumProcessingId: null, materialId: null };
function shown(productId: number, choice: Partial<typeof nothing | Record<string, number>>) {
  const gallery = galleryFor(catalogue, catalogue.products.get(productId)!, {
    ...nothing,
    productId,
    ...choice,
  });
  return { items: gallery.items.map((item) => item.index), dispenser: gallery.dispenser };
}

test.each([
  ["PVC vinyl on a roll", 7, { supplyId: 9 }, [9, 10, 11], true],
  ["gold vinyl on a roll", 4, { supplyId: 9 }, [3, 4, 5, 6, 7, 8, 9, 10, 11], true],
  ["art paper on a roll", 1, { supplyId: 9 }, [0, 1, 2], true],
  ["PVC vinyl, die cut", 7, {}, [0, 1, 2], false],
  ["hologram finishing", 14, { finishingId: 7 }, [3, 4, 5], false],
  ["glossy lamination", 1, { premiumProcessingId: 48 }, [6, 7, 8], false],
  [
    "hologram finishing before glossy lamination",
    14,
    { finishingId: 7, premiumProcessingId: 48 },
    [3, 4, 5],
    false,
  ],
  ["material 2", 17, { materialId: 2 }, [3, 4, 5], false],
  ["material 3", 17, { materialId: 3 }, [6, 7, 8, 9, 10, 11], false],
  ["any other material", 17, { materialId: 1 }, [0, 1, 2], false],
])("the slider of %s shows these pictures", (_name, productId, choice, items, dispenser) => {
  expect(shown(productId, choice)).toEqual({ items, dispenser });
});

test("the free dispenser belongs to the roll and to the products the spec names", () => {
  const free = catalogueDocument.products.filter((row) => shown(row.id, { supplyId: 9 }).dispenser);
  expect(free.map((row) => row.id).toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 7, 11]);
});

test("the roll page opens with its first product's pictures from the ninth on", () => {
  const roll = rollPageItems(catalogue, catalogue.featuredItemBySlug.get("roll")!);
  expect(roll?.map((item) => item.filePath)).toEqual(
    [9, 10, 11].map((n) => `/pictures/gallery/art-paper/${n}.webp`),
  );
  expect(rollPageItems(catalogue, catalogue.featuredItemBySlug.get("bumper")!)).toBeNull();
});

test("a selection's own choices decide", () => {
  const scope = scopeOf(catalogue.featuredItemBySlug.get("premium-business-card")!);
  const selection = {
    ...defaultSelection(catalogue, scope),
    materialId: 2,
    addons: { "premium-processing": 49 },
  };
  expect(galleryChoiceOf(catalogue, selection)).toMatchObject({
    productId: 17,
    supplyId: null,
    materialId: 2,
    premiumProcessingId: 49,
  });
});
