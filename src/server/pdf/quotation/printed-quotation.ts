import type { CatalogueDocument } from "../../../domain/catalogue/schema.ts";
import type { Scene } from "../../../domain/preview/scene.ts";
import type { Quotation, QuotationLine } from "../../../domain/quote/quotation/quotation.ts";

export interface PrintedItem {
  readonly line: QuotationLine;
  /** What it looks like; null when the catalogue it was configured in cannot be read. */
  readonly scene: Scene | null;
  /** The page it was configured on, as a whole address. */
  readonly address: string;
}

/** A quotation with everything its document shows. */
export interface PrintedQuotation {
  readonly quotation: Quotation;
  readonly items: readonly PrintedItem[];
  readonly shop: CatalogueDocument["shop"];
  /** The shop's public address. */
  readonly origin: string;
}
