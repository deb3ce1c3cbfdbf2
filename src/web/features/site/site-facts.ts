import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import type { SiteFacts } from "./site.types.ts";

/** What the frame of every page says about the shop and its pages. */
export function siteFacts(
  { document: { shop, featuredGroups }, featuredItems }: Catalogue,
  dataLayer: boolean,
): SiteFacts {
  return {
    shop: {
      name: shop.name,
      streetAddress: shop.streetAddress,
      city: shop.city,
      postcode: shop.postcode,
      phone: shop.phone,
      email: shop.email,
      freeShippingFrom: shop.freeShippingFrom,
    },
    groups: featuredGroups.map((group) => ({
      name: group.name,
      pages: group.featuredItemIds.flatMap((id) => {
        const item = featuredItems.get(id);
        return item === undefined ? [] : [{ name: item.name, route: item.route }];
      }),
    })),
    dataLayer,
  };
}
