import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import type { Choice } from "#domain/catalogue/choice.ts";
import type { SpecialProcessing } from "#domain/catalogue/schema.ts";
import { specialPicture } from "#domain/configure/gallery-pictures.ts";
import { productOf } from "#domain/configure/options/product-rows.ts";
import type { Selection } from "#domain/configure/selection.ts";
import type { ChosenProcessing, SpecialForm } from "./special-form.ts";

/** At most this many sub-options of one special processing can be ticked (quotes-and-accounts.md 4 and 9). */
export const MAX_SUB_OPTIONS = 3;

export interface TickOffer {
  readonly id: number;
  readonly name: string;
  readonly note: string | null;
  /** What it looks like, close up. */
  readonly picture: string;
  readonly chosen: boolean;
  /** Why it cannot be ticked, in words; null when it can. */
  readonly disabled: string | null;
}

export interface ProcessingOffer extends TickOffer {
  /** Choosing one unticks the others. */
  readonly singleOption: boolean;
  /** It counts as chosen only with a sub-option: where is the foil to go? */
  readonly needsOption: boolean;
  readonly options: readonly TickOffer[];
}

/** The special processings of a product with the reason why one cannot be had, e.g. in this finishing. */
export function processingRows(
  catalogue: Catalogue,
  selection: Selection,
): readonly { readonly row: SpecialProcessing; readonly disabled: string | null }[] {
  const { processingIds, disabled } = productOf(catalogue, selection).specialProcessing;
  return processingIds.flatMap((id) => {
    const row = catalogue.specialProcessings.get(id);
    if (row === undefined) return [];
    const rule = disabled.find(({ specialProcessingId }) => specialProcessingId === id);
    const lifted = rule?.unlessFinishingId != null && rule.unlessFinishingId === selection.finishingId;
    return [{ row, disabled: rule === undefined || lifted ? null : rule.reason }];
  });
}

function tick(row: Choice, state: Pick<TickOffer, "chosen" | "disabled" | "picture">): TickOffer {
  return {
    id: row.id,
    name: row.name,
    note: row.note ?? null,
    ...state,
  };
}

/** The rest is disabled once three are ticked; where one unticks the others there is nothing to wait for. */
function optionOffers(row: SpecialProcessing, chosen: ChosenProcessing | undefined): readonly TickOffer[] {
  const ids = chosen?.optionIds ?? [];
  const full = !row.singleOption && ids.length >= MAX_SUB_OPTIONS;
  return row.options.map((option) => {
    const ticked = ids.includes(option.id);
    return tick(option, {
      chosen: ticked,
      disabled: full && !ticked ? `Choose at most ${MAX_SUB_OPTIONS}.` : null,
      picture: specialPicture(row.slug, option.slug),
    });
  });
}

/** The checkboxes of the form, each with its sub-options. */
export function processingOffers(catalogue: Catalogue, form: SpecialForm): readonly ProcessingOffer[] {
  return processingRows(catalogue, form.selection).map(({ row, disabled }) => {
    const chosen = form.processings.find(({ processingId }) => processingId === row.id);
    return {
      ...tick(row, { chosen: chosen !== undefined, disabled, picture: specialPicture(row.slug) }),
      singleOption: row.singleOption,
      needsOption: row.stampSpots,
      options: optionOffers(row, chosen),
    };
  });
}
