import { LIST_NAMES } from "../wire/field-names.ts";
import type { AddressField } from "./address-field.ts";
import { featuresField } from "./features-field.ts";
import { addonField, listField } from "./list-fields.ts";
import { installReadyField, quantityField, setsField, sizeField, typedField } from "./typed-fields.ts";

/** Every part of the address in the order of the cascade: size comes before shape, features after the printed side. */
export const ADDRESS_FIELDS: readonly AddressField[] = [
  ...LIST_NAMES.filter((row) => row.field !== "shape").map(listField),
  addonField("premium_processing_id"),
  addonField("orientation"),
  addonField("addon_item_id"),
  installReadyField,
  sizeField,
  ...LIST_NAMES.filter((row) => row.field === "shape").map(listField),
  typedField("cutPerShape", "cuts", "cut_per_shape"),
  typedField("stickersPerSheet", "per_sheet", "ea"),
  featuresField,
  quantityField,
  setsField,
];
