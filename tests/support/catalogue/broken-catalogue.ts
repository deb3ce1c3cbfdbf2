import { catalogueIssues } from "#domain/catalogue/issues.ts";
import type { CatalogueDocument } from "#domain/catalogue/schema.ts";
import { changedDocument } from "./changed-catalogue.ts";

/** One way to break a copy of the demonstration catalogue, and part of the issue it must bring. */
export type Break = readonly [what: string, change: (document: CatalogueDocument) => void, issue: string];

export function row<Row extends { id: number }>(rows: Row[], id: number): Row {
  const found = rows.find((candidate) => candidate.id === id);
  if (found === undefined) throw new Error(`No row ${id}`);
  return found;
}

export function supplyOf(document: CatalogueDocument, productId: number, supplyId: number) {
  const found = row(document.products, productId).supplies.find((supply) => supply.supplyId === supplyId);
  if (found === undefined) throw new Error(`Product ${productId} has no supply ${supplyId}`);
  return found;
}

export function feature(document: CatalogueDocument, code: string) {
  const found = document.printFeatures.find((candidate) => candidate.code === code);
  if (found === undefined) throw new Error(`No feature ${code}`);
  return found;
}

/** The issues of the demonstration catalogue after a change to a copy of it. */
export function issuesAfter(change: (document: CatalogueDocument) => void): string[] {
  return catalogueIssues(changedDocument(change)).map(({ message }) => message);
}
