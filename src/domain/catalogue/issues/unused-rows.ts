import type { CatalogueDocument } from "../schema.ts";
import { type CatalogueIssue, documentPlace, issue } from "./issue.ts";

function unused<Key extends string | number>(
  what: string,
  list: keyof CatalogueDocument,
  known: readonly Key[],
  used: Iterable<Key | null>,
): CatalogueIssue[] {
  const wanted = new Set(used);
  return known
    .filter((key) => !wanted.has(key))
    .map((key) => issue(documentPlace(`${what} ${key}`, list, key), "nothing offers it"));
}

function ids(rows: readonly { readonly id: number }[]): number[] {
  return rows.map((row) => row.id);
}
function codes(rows: readonly { readonly code: string }[]): string[] {
  return rows.map((row) => row.code);
}

/** Supplies of any product that a customer can choose somewhere. */
function openSupplies(document: CatalogueDocument) {
  return document.products
    .flatMap((product) => [...product.supplies, ...product.specialProcessing.extraSupplies])
    .filter((row) => row.disabledReason === undefined);
}

function unusedOptions(document: CatalogueDocument): CatalogueIssue[] {
  const { products } = document;
  const open = openSupplies(document);
  const lookups = products.flatMap((product) => product.attributeLookups);
  const shapeIds = open.flatMap((row) => row.shapes.map((shape) => shape.shapeId));
  const finishingIds = products.flatMap((product) => product.finishingIds);
  const adhesiveIds = lookups.flatMap((row) => row.adhesiveIds);
  const materialIds = products.flatMap((product) => product.materialIds);
  const sideIds = products.flatMap((product) => product.printedSideIds);
  const colourIds = products.flatMap((product) => product.colourIds);
  return [
    ...unused(
      "Supply",
      "supplies",
      ids(document.supplies),
      open.map((row) => row.supplyId),
    ),
    ...unused("Shape", "shapes", ids(document.shapes), shapeIds),
    ...unused("Finishing", "finishings", ids(document.finishings), finishingIds),
    ...unused("Adhesive", "adhesives", ids(document.adhesives), adhesiveIds),
    ...unused("Material", "materials", ids(document.materials), materialIds),
    ...unused("Printed side", "printedSides", ids(document.printedSides), sideIds),
    ...unused("Colour", "colours", ids(document.colours), colourIds),
  ];
}

function unusedExtras(document: CatalogueDocument): CatalogueIssue[] {
  const { products, supplies } = document;
  const openIds = new Set(openSupplies(document).map((row) => row.supplyId));
  const addonCodes = [
    ...products.flatMap((product) => product.addonCodes),
    ...supplies.filter((row) => openIds.has(row.id)).flatMap((row) => row.ownAddonCodes ?? []),
  ];
  const premium = document.addons.filter((group) => group.kind === "premium-processing");
  const premiumIds = premium.flatMap((group) => ids(group.items));
  const lookups = products.flatMap((product) => product.attributeLookups);
  const premiumUsed = lookups.flatMap((row) => row.premiumProcessingIds);
  const featureCodes = products.flatMap((product) => product.printFeatureCodes);
  const processingIds = products.flatMap((product) => product.specialProcessing.processingIds);
  return [
    ...unused("Add-on", "addons", codes(document.addons), addonCodes),
    ...unused("Premium processing", "addons", premiumIds, premiumUsed),
    ...unused("Print feature", "printFeatures", codes(document.printFeatures), featureCodes),
    ...unused("Special processing", "specialProcessings", ids(document.specialProcessings), processingIds),
  ];
}

function unusedMeans(document: CatalogueDocument): CatalogueIssue[] {
  const { products, supplies } = document;
  const sizeLists = [
    ...openSupplies(document).map((row) => row.sizeList),
    ...products.map((product) => product.sizeList),
  ];
  const presses = [...supplies.map((row) => row.press), ...products.map((product) => product.press)];
  return [
    ...unused("Size list", "sizeLists", codes(document.sizeLists), sizeLists),
    ...unused("Press", "presses", codes(document.presses), presses),
  ];
}

/** Choices no customer can ever reach. */
export function unusedRows(document: CatalogueDocument): CatalogueIssue[] {
  return [...unusedOptions(document), ...unusedExtras(document), ...unusedMeans(document)];
}
