import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import type { Size } from "#domain/catalogue/product.ts";
import { choose, quantityChange } from "#domain/configure/choose.ts";
import { quantitiesOf } from "#domain/configure/options/product-rows.ts";
import type { Scope, Selection } from "#domain/configure/selection.ts";
import { acrossWebLimit, dimLookupFor } from "#domain/configure/size-limits.ts";

function within(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}

/** The nearest size within the limits, lying as the asked one does. */
function nearestSize(catalogue: Catalogue, selection: Selection, { widthMm, heightMm }: Size): Size {
  const limits = dimLookupFor(catalogue, selection, { widthMm, heightMm });
  if (limits === null) return { widthMm, heightMm };
  const { min, max } = limits;
  const ends = (size: Size) => [Math.min(size.widthMm, size.heightMm), Math.max(size.widthMm, size.heightMm)];
  const [[leastShort = 0, leastLong = 0], [mostShort = 0, mostLong = 0]] = [ends(min), ends(max)];
  const short = within(Math.min(widthMm, heightMm), leastShort, mostShort);
  const long = within(Math.max(widthMm, heightMm), leastLong, mostLong);
  const lying = widthMm > heightMm ? { widthMm: long, heightMm: short } : { widthMm: short, heightMm: long };
  const web = acrossWebLimit(catalogue, selection);
  if (web?.side === "width") return { ...lying, widthMm: Math.min(lying.widthMm, web.maxMm) };
  return web ? { ...lying, heightMm: Math.min(lying.heightMm, web.maxMm) } : lying;
}

/** The same in the nearest size and number of pieces that are sold; sides that are not typed stay so. Words keep their size. */
export function nearestSold(catalogue: Catalogue, scope: Scope, selection: Selection): Selection {
  const { widthMm, heightMm } = selection.size;
  const isTyped = widthMm !== null && heightMm !== null && selection.lettering === null;
  const size = isTyped ? nearestSize(catalogue, selection, { widthMm, heightMm }) : null;
  const sized =
    size === null ? selection : choose(catalogue, scope, selection, { field: "customSize", ...size });
  const tiers = quantitiesOf(catalogue, sized);
  const { pieces } = sized.quantity;
  const near = within(pieces ?? 0, tiers[0] ?? 0, tiers.at(-1) ?? 0);
  return near === pieces ? sized : choose(catalogue, scope, sized, quantityChange(catalogue, sized, near));
}
