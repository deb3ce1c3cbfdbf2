import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import { MAX_SUB_OPTIONS, processingOffers, processingRows } from "./processing-offers.ts";
import type { ChosenProcessing, SpecialChange, SpecialForm } from "./special-form.ts";

type Ticks = readonly ChosenProcessing[];
type On<Field extends SpecialChange["field"]> = Extract<SpecialChange, { field: Field }>;

/** Ticks as they can stand: only what is offered, not more sub-options than allowed, in the catalogue's order. */
export function settleTicks(catalogue: Catalogue, form: SpecialForm): Ticks {
  return processingRows(catalogue, form.selection).flatMap(({ row, disabled }) => {
    const wanted = form.processings.find(({ processingId }) => processingId === row.id);
    if (wanted === undefined || disabled !== null) return [];
    const known = row.options.map((option) => option.id).filter((id) => wanted.optionIds.includes(id));
    const optionIds = known.slice(0, row.singleOption ? 1 : MAX_SUB_OPTIONS);
    return [{ processingId: row.id, optionIds }];
  });
}

/** Null when the processing is not offered, or as it is already. */
export function tickProcessing(
  catalogue: Catalogue,
  form: SpecialForm,
  { id, chosen }: On<"processing">,
): Ticks | null {
  const offer = processingOffers(catalogue, form).find((row) => row.id === id);
  if (offer === undefined || offer.disabled !== null || offer.chosen === chosen) return null;
  const others = form.processings.filter(({ processingId }) => processingId !== id);
  return chosen ? [...others, { processingId: id, optionIds: [] }] : others;
}

/** A sub-option of a ticked processing; where it allows only one, choosing one unticks the others. */
export function tickOption(
  catalogue: Catalogue,
  form: SpecialForm,
  { processingId, id, chosen }: On<"processingOption">,
): Ticks | null {
  const offer = processingOffers(catalogue, form).find((row) => row.id === processingId);
  const option = offer?.options.find((row) => row.id === id);
  if (!offer?.chosen || option === undefined) return null;
  if (option.disabled !== null || option.chosen === chosen) return null;
  return form.processings.map((row) => {
    if (row.processingId !== processingId) return row;
    const others = row.optionIds.filter((other) => other !== id);
    if (!chosen) return { processingId, optionIds: others };
    return { processingId, optionIds: offer.singleOption ? [id] : [...others, id] };
  });
}
