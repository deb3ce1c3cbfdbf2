import type { CalendarDate } from "#domain/calendar-date.ts";
import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import { readAddress } from "#domain/configure/address/address.ts";
import { selectionToWire } from "#domain/configure/wire/selection-to-wire.ts";

/** A review the shop has written itself, to show what the section Reviews is like; marked as such wherever it is read. */
export interface DemoReview {
  /** Slug of the product it is about. */
  readonly product: string;
  readonly rate: number;
  readonly on: CalendarDate;
  readonly customer: string;
  readonly title: string;
  readonly comment: string;
  /** What its pictures show: queries of the product's page, without '?'. */
  readonly pictures: readonly string[];
}

/** The address of a drawn picture: the shop's own renderer draws what a page's query configures. */
export function drawnPicture(catalogue: Catalogue, productId: number, pageQuery: string): string {
  const scope = { productIds: [productId], onlySupplyIds: null };
  const asked = pageQuery.split("&").map((pair): [string, string] => {
    const [name = "", value = ""] = pair.split("=");
    return [name, value];
  });
  const entries = selectionToWire(catalogue, readAddress(catalogue, scope, asked, { productId }));
  const query = entries.map(([name, value]) => `${encodeURIComponent(name)}=${value}`).join("&");
  return `/api/quote/get/picture.svg?${query}`;
}
