import type { StoredProduct } from "../product.ts";
import type { CatalogueDocument, FeaturedPrice } from "../schema.ts";
import { type CatalogueIssue, type DocumentPlace, documentPlace, issue, issueIf, missing } from "./issue.ts";

const SIDES = ["na", "front", "back"] as const;

function choiceIssues(
  document: CatalogueDocument,
  where: DocumentPlace,
  row: FeaturedPrice,
  product: StoredProduct,
): CatalogueIssue[] {
  const addonItems = document.addons
    .filter((group) => product.addonCodes.includes(group.code))
    .flatMap((group) => group.items.map((item) => item.id));
  const first = product.quantities?.at(0) ?? 0;
  const last = product.quantities?.at(-1) ?? Number.POSITIVE_INFINITY;
  return [
    ...missing(where, "material", [row.materialId], new Set(product.materialIds)),
    ...missing(where, "printed side", [row.printedSideId], new Set(product.printedSideIds)),
    ...missing(where, "colour", [row.colourId], new Set(product.colourIds)),
    ...missing(where, "add-on item", [row.addonItemId], new Set(addonItems)),
    ...issueIf(
      row.runSize < first || row.runSize > last,
      where,
      `${row.runSize} pieces are outside the tiers`,
    ),
  ];
}

/** Where the items of a feature may stand for a printed side. */
function sidesOf(applied: "front" | "back" | "both" | "na", bothSides: boolean): readonly string[] {
  if (applied === "both") return bothSides ? ["front", "back"] : ["front"];
  return applied === "back" && !bothSides ? [] : [applied];
}

function featureIssues(
  document: CatalogueDocument,
  where: DocumentPlace,
  row: FeaturedPrice,
  product: StoredProduct,
): CatalogueIssue[] {
  const bothSides = document.printedSides.find((side) => side.id === row.printedSideId)?.bothSides ?? false;
  const features = document.printFeatures.filter((feature) =>
    product.printFeatureCodes.includes(feature.code),
  );
  const chosen = SIDES.flatMap((side) => row.printFeatures[side].map((id) => ({ side, id })));
  const added = features.filter(({ items }) =>
    items.some((item) => !item.isNone && chosen.some(({ id }) => id === item.id)),
  );
  return chosen.flatMap(({ side, id }) => {
    const feature = features.find((candidate) => candidate.items.some((item) => item.id === id));
    if (feature === undefined) return [issue(where, `no print feature item ${id}`)];
    const needed = feature.needsFeature;
    const together = row.printFeatures[side].filter((other) =>
      feature.items.some((item) => item.id === other),
    );
    return [
      ...issueIf(
        !sidesOf(feature.appliedSide, bothSides).includes(side),
        where,
        `${feature.code} is not offered at ${side}`,
      ),
      ...issueIf(together.length > feature.maxSelected, where, `too many items of ${feature.code}`),
      ...issueIf(
        needed !== undefined && !added.some(({ code }) => code === needed),
        where,
        `${feature.code} needs a choice of ${needed}`,
      ),
    ];
  });
}

function sizeIssues(
  document: CatalogueDocument,
  where: DocumentPlace,
  row: FeaturedPrice,
  product: StoredProduct,
): CatalogueIssue[] {
  if (product.supplies.length > 0) return [];
  const outside = document.dimLookups
    .filter((lookup) => lookup.supplyId === null)
    .some(
      ({ min, max }) =>
        row.widthMm < min.widthMm ||
        row.heightMm < min.heightMm ||
        row.widthMm > max.widthMm ||
        row.heightMm > max.heightMm,
    );
  return issueIf(outside, where, `its size is outside the limits`);
}

/** Featured prices that would open a form with something else than they say. */
export function featuredPriceIssues(document: CatalogueDocument): CatalogueIssue[] {
  return document.featuredPrices.flatMap((row) => {
    const where = documentPlace(`Featured price ${row.id}`, "featuredPrices", row.id);
    const page = document.featuredItems.find((item) => item.id === row.featuredItemId);
    const product = document.products.find((candidate) => candidate.id === row.productId);
    if (page === undefined) return [issue(where, `no featured item ${row.featuredItemId}`)];
    if (product === undefined) return [issue(where, `no product ${row.productId}`)];
    return [
      ...issueIf(
        ![...page.productIds, ...page.materialProductIds].includes(product.id),
        where,
        `its page does not sell product ${product.id}`,
      ),
      ...choiceIssues(document, where, row, product),
      ...featureIssues(document, where, row, product),
      ...sizeIssues(document, where, row, product),
    ];
  });
}
