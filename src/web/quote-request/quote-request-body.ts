import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import type { Selection } from "#domain/configure/selection.ts";
import { summaryOf } from "#domain/configure/summary.ts";
import { quoteData } from "#domain/compare/quote-data.ts";
import { originOf } from "#web/calls/origin-of.ts";
import { pageIds } from "#domain/seo/page-at.ts";

interface Asked {
  readonly catalogue: Catalogue;
  readonly selection: Selection;
  /** What was typed into the dialog, in wire names. */
  readonly typed: Readonly<Record<string, string>>;
  /** The ids of its files, which have arrived before. */
  readonly uploads?: readonly string[];
  /** The page, with its query. */
  readonly path: string;
}

function withQuantity(selection: Selection, typed: string | undefined): Selection {
  return typed === undefined
    ? selection
    : { ...selection, quantity: { custom: true, pieces: Number(typed) } };
}

/** The payload of a quote request from a quote page (quotes-and-accounts.md 3). */
export function quoteRequestBody({ catalogue, selection, typed, uploads = [], path }: Asked) {
  const { quantity, comment, ...person } = typed;
  const product = withQuantity(selection, quantity);
  const origin = originOf(path);
  return {
    ...person,
    quote_type: "Special Size" as const,
    ...quoteData(catalogue, product),
    ...pageIds(catalogue, path),
    // The item in words, unless something was to be said of it.
    comment: comment?.trim() ? comment : summaryOf(catalogue, product),
    ...(uploads.length > 0 && { uploads: [...uploads] }),
    origin_path: origin.path,
    ...origin.tracking,
  };
}
