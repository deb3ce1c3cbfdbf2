import type { FieldMessages } from "#domain/refusal.ts";
import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import type { Selection } from "#domain/configure/selection.ts";
import { processingRows } from "../processing-offers.ts";
import type { ChosenProcessing } from "../special-form.ts";

/** The ticked boxes of a request; messages for what is not offered, or disabled, in the form's own words. */
export function processingsNamed(
  catalogue: Catalogue,
  selection: Selection,
  { addonIds, optionIds }: { readonly addonIds: readonly number[]; readonly optionIds: readonly number[] },
): readonly ChosenProcessing[] | FieldMessages {
  const rows = processingRows(catalogue, selection);
  const wrong = addonIds.find((id) => rows.find(({ row }) => row.id === id)?.disabled !== null);
  if (wrong !== undefined) {
    const reason = rows.find(({ row }) => row.id === wrong)?.disabled;
    return { addons: reason ?? `addons[] ${wrong}: not offered with the other choices.` };
  }
  const chosen = rows.filter(({ row }) => addonIds.includes(row.id));
  const known = chosen.flatMap(({ row }) => row.options.map((option) => option.id));
  const stray = optionIds.find((id) => !known.includes(id));
  if (stray !== undefined) return { na: `na[] ${stray}: not offered with the other choices.` };
  return chosen.map(({ row }) => ({
    processingId: row.id,
    optionIds: row.options.map((option) => option.id).filter((id) => optionIds.includes(id)),
  }));
}

export function isMessages(found: readonly ChosenProcessing[] | FieldMessages): found is FieldMessages {
  return !Array.isArray(found);
}

/** `na[]` that the form could not have ticked: more than three of one, or two where one unticks the other. */
export function tooMany(
  wanted: readonly ChosenProcessing[],
  settled: readonly ChosenProcessing[],
): FieldMessages {
  const cut = wanted.some(
    ({ processingId, optionIds }) =>
      settled.find((row) => row.processingId === processingId)?.optionIds.length !== optionIds.length,
  );
  return cut ? { na: "na[]: too many choices of one special processing." } : {};
}
