import { expect, test } from "vitest";
import { catalogueDocument } from "#catalogue/catalogue.ts";
import { catalogueSchema } from "./schema.ts";

const wireFields = {
  "premium-processing": "premium_processing_id",
  orientation: "orientation",
  other: "addon_item_id",
} as const;

const breadcrumbs = { type: "Type", material: "Material" } as const;

test("a version from before rules had kinds and codes reads as it was meant", () => {
  const stored = {
    ...catalogueDocument,
    supplies: catalogueDocument.supplies.map((supply) => ({
      ...supply,
      soldOn: undefined,
      onTape: undefined,
    })),
    products: catalogueDocument.products.map(({ cardKind, ...product }) => ({
      ...product,
      breadcrumb: cardKind && breadcrumbs[cardKind],
    })),
    addons: catalogueDocument.addons.map(({ kind, items, ...group }) => ({
      ...group,
      items: items.map((item) => ({
        ...item,
        isNone: undefined,
        leading: undefined,
        roundsCorners: undefined,
      })),
      wireField: wireFields[kind],
    })),
    printFeatures: catalogueDocument.printFeatures.map(({ needsFeature, items, ...feature }) => ({
      ...feature,
      items: items.map((item) => ({ ...item, look: undefined })),
      ...(needsFeature === "punch-holes2" && { needsInSummary: "Punch Hole" }),
    })),
  };
  expect(catalogueSchema.parse(stored)).toEqual(catalogueDocument);
});

test("what a stored version says is read back unchanged", () => {
  expect(catalogueSchema.parse(structuredClone(catalogueDocument))).toEqual(catalogueDocument);
});
