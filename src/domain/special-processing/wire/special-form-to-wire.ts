import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import { sizesOf } from "#domain/configure/options/product-rows.ts";
import { selectionToWire } from "#domain/configure/wire/selection-to-wire.ts";
import type { SpecialForm } from "../special-form.ts";

type Entry = [string, string];

/** The names of this payload that a configured product's wire calls otherwise; null is not part of it. */
const OWN_NAMES: Readonly<Record<string, string | null>> = {
  orientation: "orientation_id",
  size: null,
};

function sizeId(catalogue: Catalogue, { selection }: SpecialForm): Entry[] {
  const { custom, widthMm, heightMm } = selection.size;
  const listed = sizesOf(catalogue, selection).find(
    (row) => !custom && row.widthMm === widthMm && row.heightMm === heightMm,
  );
  return listed === undefined ? [] : [["size_id", String(listed.id)]];
}

/** The configured part of the payload (quotes-and-accounts.md 3); one `na[]` for each of the `addons[]`, in their order. */
export function specialFormToWire(catalogue: Catalogue, form: SpecialForm): Entry[] {
  return [
    ...selectionToWire(catalogue, form.selection).flatMap(([name, value]): Entry[] => {
      const own = name in OWN_NAMES ? OWN_NAMES[name] : name;
      return own == null ? [] : [[own, value]];
    }),
    ...sizeId(catalogue, form),
    ...(form.coatingId === null ? [] : [["premium_coating_id", String(form.coatingId)] as Entry]),
    ...(form.singleColour ? [["single_colour", "yes"] as Entry] : []),
    ...form.processings.flatMap(({ processingId, optionIds }): Entry[] => [
      ["addons[]", String(processingId)],
      ["na[]", optionIds.join(",")],
    ]),
  ];
}
