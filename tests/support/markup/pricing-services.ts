import { pageServices } from "./page-services.ts";

const catalogue = pageServices.catalogue.current();

/** The catalogue and the day of the pages, as the shop's own services take them: there never was another version. */
export const pricingServices = {
  shopMoment: pageServices.shopMoment,
  catalogue: {
    current: () => catalogue,
    version: async () => catalogue,
    refresh: async () => false,
    facesFolder: "public/fonts/lettering",
  },
};
