import { LIST_NAMES } from "./field-names.ts";

/** What a configured product says once, in wire names. */
export const SINGLE_FIELDS = [
  ...LIST_NAMES.map(({ wire }) => wire),
  "addon_item_id",
  "premium_processing_id",
  "orientation",
  "install_ready",
  "size",
  "width",
  "height",
  "cut_per_shape",
  "ea",
  "quantity",
  "custom_quantity",
  "kinds",
  "custom_kinds",
  "use_creation_tool",
  "text",
  "selected_font",
  "selected_color",
  "align",
  "lettering",
  "artwork",
  "set_names",
  "placings",
  "cut_lines",
] as const;
