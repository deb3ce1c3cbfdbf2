import type { CatalogueDocument } from "#domain/catalogue/schema.ts";
import type { PaintedBy, Pictured } from "#domain/preview/pictured.ts";
import type { PrintedLogo } from "#platform/pdf/shop-logo.ts";
import type { Quotation, QuotationLine } from "#domain/quotation/quotation.ts";

/** A set and side of a line. */
export interface PrintedPlace {
  /** As the customer named it: "Plum", "back". */
  readonly label: string;
  /** The customer's picture, which holds itself; null where there is none. */
  readonly href: string | null;
}

export interface PrintedItem {
  readonly line: QuotationLine;
  /** What it looks like, painted when its line is drawn; null for what is charged alone. */
  readonly picture: Pictured | null;
  /** The pictures of its sets and sides where it has several; else its scene shows the one. */
  readonly places: readonly PrintedPlace[];
  /** Where it can be configured now, as a whole address; null when no page leads to it any more. */
  readonly address: string | null;
}

/** A quotation with everything its document shows. */
export interface PrintedQuotation {
  readonly quotation: Quotation;
  readonly items: readonly PrintedItem[];
  /** What the pictures of its items are painted by; null when its catalogue cannot be read: then there are none. */
  readonly paintedBy: PaintedBy | null;
  /** The shop has a file for every place of it: nothing is to be sent. */
  readonly hasAllArtwork: boolean;
  readonly shop: CatalogueDocument["shop"];
  /** In the place of the mark. */
  readonly logo?: PrintedLogo | null;
  /** The shop's public address. */
  readonly origin: string;
  /** The whole address of the quotation's own page, with its key. */
  readonly url: string;
}
