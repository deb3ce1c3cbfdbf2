import { type FileDays, fileDaysOf, type FileLives } from "#domain/artwork/file-days.ts";
import { type Catalogue, featuredGroupsOf } from "#domain/catalogue/catalogue.ts";
import { isDemonstrationShop } from "#domain/catalogue/own-numbers.ts";
import { colourSheetAddress } from "#domain/shop-colours.ts";
import { type ScreenLogo, screenSize } from "#domain/screen-logo.ts";
import type { BodyFace, HeadingFace } from "#domain/shop-faces.ts";
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
    | "name"
    | "streetAddress"
    | "city"
    | "postcode"
    | "phone"
    | "email"
    | "freeShippingFrom"
    | "freeShippingUpToGrams"
    | "gstNumber"
  >;
  readonly groups: readonly PageGroup[];
  /** Whether pages tell `window.dataLayer` of conversions. */
  readonly dataLayer: boolean;
  readonly fileDays: FileDays;
  /** What its pages are set in, where that is not as usual. */
  readonly headingFace: HeadingFace | undefined;
  readonly bodyFace: BodyFace | undefined;
  /** Where its colours are said, where they are not as usual. */
  readonly colourSheet: string | null;
  readonly logo: ScreenLogo | null;
  /** The shop has no GST number or no account of its own yet: every page says so. */
  readonly isDemonstration: boolean;
}

/** What the frame of every page says about the shop and its pages. */
export function siteFacts(
  catalogue: Catalogue,
  { dataLayer, ...lives }: FileLives & Pick<SiteFacts, "dataLayer">,
): SiteFacts {
  const { shop } = catalogue.document;
  return {
    shop: {
      name: shop.name,
      streetAddress: shop.streetAddress,
      city: shop.city,
      postcode: shop.postcode,
      phone: shop.phone,
      email: shop.email,
      freeShippingFrom: shop.freeShippingFrom,
      freeShippingUpToGrams: shop.freeShippingUpToGrams,
      gstNumber: shop.gstNumber,
    },
    groups: featuredGroupsOf(catalogue).map(({ name, items }) => ({
      name,
      pages: items.map((item) => ({ name: item.name, route: item.route })),
    })),
    dataLayer,
    headingFace: shop.rules?.headingFace,
    bodyFace: shop.rules?.bodyFace,
    colourSheet: colourSheetAddress({ accent: shop.rules?.accentColour, button: shop.rules?.buttonColour }),
    logo: shop.logo === undefined ? null : screenSize(shop.logo),
    fileDays: fileDaysOf(lives),
    isDemonstration: isDemonstrationShop(shop),
  };
}
