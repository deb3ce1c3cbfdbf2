import type { Start } from "#domain/configure/default-selection.ts";
import type { Scope } from "#domain/configure/selection.ts";
import type { DesignWithMeasures } from "#domain/lettering/designs/design-measures.ts";
import type { Cents } from "#domain/money.ts";
import type { OpeningPrice } from "#domain/price/opening-price.ts";
import type { ShopMoment } from "#domain/deliver/processing-day.ts";

interface Opened {
  /** The query, with its question mark. */
  readonly search: string;
  /** What each choice not yet made adds to the price, by "field:id": a hundred prices, too many for a phone that takes the page over. */
  readonly differences: ReadonlyMap<string, Cents>;
}

/** What the server sends with a quote page; everything the form shows is derived from it and the address. */
export interface QuotePage {
  /** The part of the catalogue that this page's products need, as JSON: one text is a seventh smaller on the wire than rows. */
  readonly document: string;
  readonly version: string;
  readonly scope: Scope;
  readonly start: Start;
  /** The words that the address asks for, as the server measured them: how words are measured comes when they are changed. */
  readonly lettering: DesignWithMeasures | null;
  /** What the address asked for when the page was made. */
  readonly opened: Opened;
  /** What each product opens with, by id, where the page shows it with the products (content-and-lettering.md 2.2). */
  readonly openings: ReadonlyMap<number, OpeningPrice>;
  /** The shop's date, and whether today's cut-off has passed. */
  readonly moment: ShopMoment;
}
