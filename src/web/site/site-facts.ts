import { fileDaysOf, type FileLives } from "#domain/artwork/file-days.ts";
import { type Catalogue, featuredGroupsOf } from "#domain/catalogue/catalogue.ts";
import type { SiteFacts } from "./site.types.ts";

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
      gstNumber: shop.gstNumber,
    },
    groups: featuredGroupsOf(catalogue).map(({ name, items }) => ({
      name,
      pages: items.map((item) => ({ name: item.name, route: item.route })),
    })),
    dataLayer,
    fileDays: fileDaysOf(lives),
  };
}
