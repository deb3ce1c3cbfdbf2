import type { z } from "zod";
import type {
  cuttingSchema,
  wireDimLookupSchema,
  wireProductSchema,
} from "#contract/schemas/catalogue-product.ts";
import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import type { Product, ProductSupply } from "#domain/catalogue/product.ts";
import type { DimLookup } from "#domain/catalogue/schema.ts";
import { wholeGallery } from "#domain/configure/gallery.ts";
import {
  addonGroupToWire,
  choicesToWire,
  choiceToWire,
  fixedSizeToWire,
  printFeatureToWire,
} from "./choices.ts";
import { sizeName } from "#domain/catalogue/size-text.ts";

/** Add-on groups of the product and those its supplies bring instead. */
function addonCodes({ supplies }: Catalogue, product: Product): string[] {
  return [
    ...new Set([
      ...product.addonCodes,
      ...product.supplies.flatMap((row) => supplies.get(row.supplyId)?.ownAddonCodes ?? []),
    ]),
  ];
}

/** The rows that hold for a product: its own on a supply, or those of the supply. */
function limitsOf(
  { dimLookups }: Catalogue["document"],
  { id }: Product,
  offered: ReadonlySet<number | null>,
): readonly DimLookup[] {
  const owned = new Set(dimLookups.filter((row) => row.productId === id).map((row) => row.supplyId));
  return dimLookups.filter(
    (row) => offered.has(row.supplyId) && row.productId === (owned.has(row.supplyId) ? id : null),
  );
}

function equalSide(equal: boolean | null): "yes" | "no" | "na" {
  if (equal === null) return "na";
  return equal ? "yes" : "no";
}

function cuttingsToWire(
  { supplies, shapes, sizeLists }: Catalogue,
  rows: readonly ProductSupply[],
): z.output<typeof cuttingSchema>[] {
  return rows.flatMap((row) => {
    const supply = supplies.get(row.supplyId);
    if (supply === undefined) return [];
    return [
      {
        ...choiceToWire(supply),
        disabled: row.disabledReason !== undefined,
        disabled_reason: row.disabledReason ?? null,
        input_ea: supply.asksStickersPerSheet,
        special_processing: row.specialProcessing ? (1 as const) : (0 as const),
        size_label: supply.sizeLabel,
        shapes: row.shapes.flatMap(({ shapeId, cuts }) => {
          const shape = shapes.get(shapeId);
          return shape ? [{ ...choiceToWire(shape), cuts, equal_side: equalSide(shape.equalSides) }] : [];
        }),
        sizes: (sizeLists.get(row.sizeList)?.sizes ?? []).map(fixedSizeToWire),
        quantities: row.quantities,
      },
    ];
  });
}

function dimLookupToWire(row: DimLookup): z.output<typeof wireDimLookupSchema> {
  return {
    id: row.id,
    cutting_id: row.supplyId,
    min_size: sizeName(row.min),
    max_size: sizeName(row.max),
    equal_side: equalSide(row.equalSides),
  };
}

function lookupsToWire({ document, supplies }: Catalogue, product: Product) {
  const offered = new Set<number | null>(product.supplies.map((row) => row.supplyId));
  if (offered.size === 0) offered.add(null);
  const adhesives = (supplyId: number) => supplies.get(supplyId)?.hasAdhesives ?? true;
  return {
    attribute_lookups: product.attributeLookups.map((row) => ({
      cutting_id: row.supplyId,
      finishing_id: row.finishingId,
      adhesive_ids: adhesives(row.supplyId) ? row.adhesiveIds : [],
      premium_processing_ids: row.premiumProcessingIds,
    })),
    dim_lookups: limitsOf(document, product, offered).map(dimLookupToWire),
  };
}

function specialProcessingToWire({ specialProcessings }: Catalogue, product: Product) {
  const { removedSupplyIds, extraSupplies, processingIds } = product.specialProcessing;
  const supplyIds = [...product.supplies, ...extraSupplies].map((row) => row.supplyId);
  return {
    cuttings: supplyIds.filter((id) => !removedSupplyIds.includes(id)),
    addons: choicesToWire(processingIds, specialProcessings),
  };
}

function galleryToWire(product: Product) {
  const paths = wholeGallery(product);
  return { thumbnails: paths.slice(0, 1), gallery: paths.map((file_path) => ({ file_path })) };
}

export function productToWire(catalogue: Catalogue, product: Product): z.output<typeof wireProductSchema> {
  const adhesiveIds = product.attributeLookups.flatMap((row) => row.adhesiveIds);
  const { sizeLists, addons, printFeatures } = catalogue;
  return {
    id: product.id,
    name: product.name,
    url_slug: product.slug,
    description: product.summary,
    finishing_label: product.finishingLabel,
    cuttings: cuttingsToWire(catalogue, product.supplies),
    finishings: choicesToWire(product.finishingIds, catalogue.finishings),
    adhesives: choicesToWire([...new Set(adhesiveIds)], catalogue.adhesives),
    materials: choicesToWire(product.materialIds, catalogue.materials),
    printed_sides: choicesToWire(product.printedSideIds, catalogue.printedSides),
    colors: choicesToWire(product.colourIds, catalogue.colours),
    addons: addonCodes(catalogue, product)
      .flatMap((code) => addons.get(code) ?? [])
      .map(addonGroupToWire),
    print_features: product.printFeatureCodes
      .flatMap((code) => printFeatures.get(code) ?? [])
      .map(printFeatureToWire),
    install_ready: product.offersInstallReady
      ? [
          { value: "yes", display: "Yes" },
          { value: "no", display: "No" },
        ]
      : [],
    sizes: (sizeLists.get(product.sizeList ?? "")?.sizes ?? []).map(fixedSizeToWire),
    quantities: product.quantities ?? [],
    ...lookupsToWire(catalogue, product),
    special_processing: specialProcessingToWire(catalogue, product),
    attributes: galleryToWire(product),
  };
}
