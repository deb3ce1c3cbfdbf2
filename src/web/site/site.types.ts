import type { FileDays } from "#domain/artwork/file-days.ts";
import type { Shop } from "#domain/catalogue/schema.ts";

/** One group of the shop's pages, for menus and the home page. */
export interface PageGroup {
  readonly name: string;
  readonly pages: readonly { readonly name: string; readonly route: string }[];
}

/** What the frame of every page says. */
export interface SiteFacts {
  readonly shop: Pick<
    Shop,
    "name" | "streetAddress" | "city" | "postcode" | "phone" | "email" | "freeShippingFrom" | "gstNumber"
  >;
  readonly groups: readonly PageGroup[];
  /** Whether pages tell `window.dataLayer` of conversions. */
  readonly dataLayer: boolean;
  readonly fileDays: FileDays;
}
