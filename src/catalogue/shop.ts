import { SHOP_TIME_ZONE } from "#domain/calendar-date.ts";
import { demonstrationNumbers, demonstrationPlace } from "#domain/catalogue/own-numbers.ts";
import type { CatalogueInput } from "#domain/catalogue/schema.ts";

export const shop: CatalogueInput["shop"] = {
  name: "Kisscut",
  currency: "NZD",
  timeZone: SHOP_TIME_ZONE,
  defaultFeaturedItemId: 10,
  cutOff: "18:00",
  region: "AUK",
  freeShippingFrom: 10000,
  // What one courier parcel may weigh.
  freeShippingUpToGrams: 25_000,
  defaultTurnaround: "Standard 5-9 business days",
  ...demonstrationPlace,
  ...demonstrationNumbers,
};
