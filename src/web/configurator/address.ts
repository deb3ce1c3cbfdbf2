import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import { readAddress, writeAddress } from "#domain/configure/address/address.ts";
import { SHOWN_SIZE } from "#domain/configure/address/field-inputs.ts";
import { ADDON_NAMES, DESIGN_NAMES, LIST_NAMES } from "#domain/configure/wire/field-names.ts";
import type { Start } from "#domain/configure/default-selection.ts";
import type { Scope, Selection } from "#domain/configure/selection.ts";
import { CART_ITEM } from "#domain/cart/cart.ts";
import { SHIPPING_WISH } from "#domain/deliver/shipping-wish.ts";
import { KEPT_DESIGN } from "#domain/kept-design/saved-design.ts";
import { trackingNames } from "#domain/quote-request/tracking-names.ts";

/** Parameters that are not the form's but must survive a change: where the page starts, the day that is wished for, the cart's item or the kept design it changes, where the visitor came from. */
const PASSED_ON: ReadonlySet<string> = new Set([
  "featured",
  SHIPPING_WISH,
  CART_ITEM,
  KEPT_DESIGN,
  ...trackingNames,
]);

/** Asked by a row of buttons and a list together: the list counts unless it was left at its first, empty line. */
const TWO_CONTROLS = new Set(["quantity", "kinds"]);

/** The form's fields as the address names them, whether a script wrote them or a plain form sent them. */
export function addressEntries(params: Iterable<readonly [string, string]>): [string, string][] {
  const entries: [string, string][] = [];
  const counts = new Map<string, string>();
  for (const [name, value] of params) {
    if (!TWO_CONTROLS.has(name)) entries.push([name, value]);
    else if (value !== "") counts.set(name, value);
  }
  return [...entries, ...counts];
}

/** Groups of print features on one page; a plain form sends each group under a name of its own. */
const MOST_GROUPS = 24;

/** Every parameter that a quote page reads: the page hands them on, and drops others before it is cached. */
export const QUOTE_PARAMETERS: readonly string[] = [
  "featured",
  SHIPPING_WISH,
  ...LIST_NAMES.flatMap(({ address, wire }) => [address, wire]),
  ...[...Object.values(ADDON_NAMES), ...Object.values(DESIGN_NAMES)].flatMap(({ wire, address }) => [
    ...new Set([wire, address]),
  ]),
  "install",
  "install_ready",
  "size",
  "width",
  "height",
  SHOWN_SIZE,
  "cuts",
  "cut_per_shape",
  "per_sheet",
  "ea",
  "quantity",
  "custom_quantity",
  "kinds",
  "custom_kinds",
  ...["na", "front", "back"].map((side) => `print_features[${side}][]`),
  ...["features", "features_front", "features_back"].flatMap((name) => [
    name,
    ...Array.from({ length: MOST_GROUPS }, (_, index) => `${name}.${index}`),
  ]),
];

/** The selection that an address stands for. */
export function selectionIn(
  catalogue: Catalogue,
  scope: Scope,
  params: Iterable<readonly [string, string]>,
  start: Start,
): Selection {
  return readAddress(catalogue, scope, addressEntries(params), start);
}

/** The query of the page after a change, with what the address carried besides the selection. */
export function queryAfter(
  catalogue: Catalogue,
  scope: Scope,
  selection: Selection,
  start: Start,
  before: URLSearchParams,
): string {
  const passedOn = new URLSearchParams([...before].filter(([name]) => PASSED_ON.has(name))).toString();
  const own = writeAddress(catalogue, scope, selection, start);
  const query = [passedOn, own].filter((part) => part !== "").join("&");
  return query === "" ? "" : `?${query}`;
}
