import type { StoredProduct, ProductSupply } from "../product.ts";
import type { CatalogueDocument } from "../schema.ts";
import {
  type CatalogueIssue,
  type DocumentPlace,
  inside,
  productPlace,
  repeated,
  missing,
  idsOf,
  codesOf,
} from "./issue.ts";

function supplyReferences(
  document: CatalogueDocument,
  where: DocumentPlace,
  row: ProductSupply,
): CatalogueIssue[] {
  const shapeIds = row.shapes.map((shape) => shape.shapeId);
  return [
    ...missing(where, "supply", [row.supplyId], idsOf(document.supplies)),
    ...missing(where, "shape", shapeIds, idsOf(document.shapes)),
    ...missing(where, "size list", [row.sizeList], codesOf(document.sizeLists)),
    ...repeated(
      inside(where, `${where.name}, supply ${row.supplyId}, shapes`, "supplies", row.supplyId, "shapes"),
      shapeIds,
    ),
  ];
}

function lookupReferences(
  document: CatalogueDocument,
  where: DocumentPlace,
  product: StoredProduct,
): CatalogueIssue[] {
  const supplies = new Set(
    [...product.supplies, ...product.specialProcessing.extraSupplies].map((row) => row.supplyId),
  );
  const addonItems = new Set(document.addons.flatMap((group) => group.items.map((item) => item.id)));
  const lookup = inside(where, `${where.name}, lookup`, "attributeLookups");
  return [
    ...repeated(
      inside(where, `${where.name}, lookups`, "attributeLookups"),
      product.attributeLookups.map((row) => `supply ${row.supplyId} finishing ${row.finishingId}`),
    ),
    ...product.attributeLookups.flatMap((row) => [
      ...missing(lookup, "own supply", [row.supplyId], supplies),
      ...missing(lookup, "own finishing", [row.finishingId], new Set(product.finishingIds)),
      ...missing(lookup, "adhesive", row.adhesiveIds, idsOf(document.adhesives)),
      ...missing(lookup, "add-on item", row.premiumProcessingIds, addonItems),
    ]),
  ];
}

function optionReferences(
  document: CatalogueDocument,
  where: DocumentPlace,
  product: StoredProduct,
): CatalogueIssue[] {
  return [
    ...missing(where, "size list", [product.sizeList], codesOf(document.sizeLists)),
    ...missing(where, "press", [product.press], codesOf(document.presses)),
    ...missing(where, "finishing", product.finishingIds, idsOf(document.finishings)),
    ...missing(where, "material", product.materialIds, idsOf(document.materials)),
    ...missing(where, "printed side", product.printedSideIds, idsOf(document.printedSides)),
    ...missing(where, "colour", product.colourIds, idsOf(document.colours)),
    ...missing(where, "add-on", product.addonCodes, codesOf(document.addons)),
    ...missing(where, "print feature", product.printFeatureCodes, codesOf(document.printFeatures)),
  ];
}

function listedTwice(where: DocumentPlace, product: StoredProduct): CatalogueIssue[] {
  return [
    ...repeated(
      inside(where, `${where.name}, supplies`),
      [...product.supplies, ...product.specialProcessing.extraSupplies].map((row) => row.supplyId),
    ),
    ...repeated(inside(where, `${where.name}, finishings`), product.finishingIds),
    ...repeated(inside(where, `${where.name}, materials`), product.materialIds),
    ...repeated(inside(where, `${where.name}, printed sides`), product.printedSideIds),
    ...repeated(inside(where, `${where.name}, colours`), product.colourIds),
    ...repeated(inside(where, `${where.name}, add-ons`), product.addonCodes),
    ...repeated(inside(where, `${where.name}, print features`), product.printFeatureCodes),
  ];
}

/** References of a product to rows that do not exist, and rows it lists twice. */
export function productReferences(document: CatalogueDocument): CatalogueIssue[] {
  return document.products.flatMap((product) => {
    const where = productPlace(product);
    return [
      ...[...product.supplies, ...product.specialProcessing.extraSupplies].flatMap((row) =>
        supplyReferences(document, where, row),
      ),
      ...lookupReferences(document, where, product),
      ...optionReferences(document, where, product),
      ...listedTwice(where, product),
    ];
  });
}
