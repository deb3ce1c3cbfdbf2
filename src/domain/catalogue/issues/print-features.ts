import type { CatalogueDocument } from "../schema.ts";
import { type CatalogueIssue, documentPlace, productPlace, issue, issueIf } from "./issue.ts";

/** A radio group is chosen at "None" first; a checkbox group starts empty and needs none (spec 9.4). */
function defaultIssues(feature: CatalogueDocument["printFeatures"][number]): CatalogueIssue[] {
  const where = documentPlace(`Print feature ${feature.code}`, "printFeatures", feature.code);
  const nones = feature.items.filter((item) => item.isNone);
  if (feature.optionType === "checkbox") {
    return [
      ...issueIf(nones.length > 0, where, `a checkbox group has no None`),
      ...issueIf(feature.maxSelected > feature.items.length, where, `more choices than items`),
    ];
  }
  const chosen = feature.items.at(feature.defaultItem === "first" ? 0 : -1);
  return [
    ...issueIf(feature.maxSelected !== 1, where, `one radio can be chosen, not ${feature.maxSelected}`),
    ...issueIf(nones.length !== 1, where, `a radio group has one None`),
    ...issueIf(chosen?.isNone !== true, where, `the default (${feature.defaultItem}) is not None`),
  ];
}

/** What waits for another feature needs a product that has it, and one that waits for nothing itself. */
function waitingIssues(document: CatalogueDocument): CatalogueIssue[] {
  return document.products.flatMap((product) => {
    const features = document.printFeatures.filter((row) => product.printFeatureCodes.includes(row.code));
    const free = features.filter((feature) => feature.needsFeature === undefined).map(({ code }) => code);
    return features.flatMap(({ code, needsFeature: needed }) =>
      issueIf(
        needed !== undefined && !free.includes(needed),
        productPlace(product),
        `no ${needed} for ${code} to wait for`,
      ),
    );
  });
}

/** A feature of both sides, or of the back, needs a product that can be printed on the back. */
function sideIssues(document: CatalogueDocument): CatalogueIssue[] {
  const bothSides = new Set(document.printedSides.filter((side) => side.bothSides).map((side) => side.id));
  const sided = new Set(
    document.printFeatures.filter((feature) => feature.appliedSide === "back").map((feature) => feature.code),
  );
  return document.products
    .filter((product) => !product.printedSideIds.some((id) => bothSides.has(id)))
    .flatMap((product) =>
      product.printFeatureCodes
        .filter((code) => sided.has(code))
        .map((code) => issue(productPlace(product), `${code} needs a printed back`)),
    );
}

/** Print features with a wrong default, or that can never be offered. */
export function printFeatureIssues(document: CatalogueDocument): CatalogueIssue[] {
  return [
    ...document.printFeatures.flatMap(defaultIssues),
    ...waitingIssues(document),
    ...sideIssues(document),
  ];
}
