import type { StoredProduct, ProductSupply } from "../product.ts";
import type { CatalogueDocument } from "../schema.ts";
import { codesOf, idsOf, label, missing, repeated } from "./issue.ts";

function supplyReferences(document: CatalogueDocument, where: string, row: ProductSupply): string[] {
  const shapeIds = row.shapes.map((shape) => shape.shapeId);
  return [
    ...missing(where, "supply", [row.supplyId], idsOf(document.supplies)),
    ...missing(where, "shape", shapeIds, idsOf(document.shapes)),
    ...missing(where, "size list", [row.sizeList], codesOf(document.sizeLists)),
    ...repeated(`${where}, supply ${row.supplyId}, shapes`, shapeIds),
  ];
}

function lookupReferences(document: CatalogueDocument, where: string, product: StoredProduct): string[] {
  const supplies = new Set(
    [...product.supplies, ...product.specialProcessing.extraSupplies].map((row) => row.supplyId),
  );
  const addonItems = new Set(document.addons.flatMap((group) => group.items.map((item) => item.id)));
  return [
    ...repeated(
      `${where}, lookups`,
      product.attributeLookups.map((row) => `supply ${row.supplyId} finishing ${row.finishingId}`),
    ),
    ...product.attributeLookups.flatMap((row) => [
      ...missing(`${where}, lookup`, "own supply", [row.supplyId], supplies),
      ...missing(`${where}, lookup`, "own finishing", [row.finishingId], new Set(product.finishingIds)),
      ...missing(`${where}, lookup`, "adhesive", row.adhesiveIds, idsOf(document.adhesives)),
      ...missing(`${where}, lookup`, "add-on item", row.premiumProcessingIds, addonItems),
    ]),
  ];
}

function optionReferences(document: CatalogueDocument, where: string, product: StoredProduct): string[] {
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

function listedTwice(where: string, product: StoredProduct): string[] {
  return [
    ...repeated(
      `${where}, supplies`,
      [...product.supplies, ...product.specialProcessing.extraSupplies].map((row) => row.supplyId),
    ),
    ...repeated(`${where}, finishings`, product.finishingIds),
    ...repeated(`${where}, materials`, product.materialIds),
    ...repeated(`${where}, printed sides`, product.printedSideIds),
    ...repeated(`${where}, colours`, product.colourIds),
    ...repeated(`${where}, add-ons`, product.addonCodes),
    ...repeated(`${where}, print features`, product.printFeatureCodes),
  ];
}

/** References of a product to rows that do not exist, and rows it lists twice. */
export function productReferences(document: CatalogueDocument): string[] {
  return document.products.flatMap((product) => {
    const where = `Product ${label(product)}`;
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
