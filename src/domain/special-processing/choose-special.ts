import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import { choose } from "#domain/configure/choose.ts";
import { supplyOf } from "#domain/configure/options/product-rows.ts";
import { type Draft, settle } from "#domain/configure/options/settle.ts";
import type { Scope, Selection } from "#domain/configure/selection.ts";
import { premiumCoatings } from "./premium-coatings.ts";
import type { SelectionChange, SpecialChange, SpecialForm } from "./special-form.ts";
import { settleTicks, tickOption, tickProcessing } from "./tick-processing.ts";

/** The roll has a list of sizes beside typed ones; every other size is typed, and one nobody said begins empty. */
function settleSelection(catalogue: Catalogue, scope: Scope, draft: Draft): Selection {
  const settled = settle(catalogue, scope, draft);
  const { custom, ...sides } = settled.size;
  if (custom || supplyOf(catalogue, settled)?.fixedSizesInPriceTable === true) return settled;
  const typed = draft.size === undefined ? { widthMm: null, heightMm: null } : sides;
  return settle(catalogue, scope, { ...draft, size: { custom: true, ...typed } });
}

function settleSpecial(
  catalogue: Catalogue,
  scope: Scope,
  draft: Draft,
  form: Omit<SpecialForm, "selection">,
): SpecialForm {
  const selection = settleSelection(catalogue, scope, draft);
  const coatings = premiumCoatings(catalogue, selection);
  const coating = coatings.find(({ id }) => id === form.coatingId) ?? coatings[0];
  const processings = settleTicks(catalogue, { ...form, selection });
  return { ...form, selection, processings, coatingId: coating?.id ?? null };
}

const RELOADED_WITH_SUPPLY = {
  shapeId: undefined,
  finishingId: undefined,
  adhesiveId: undefined,
  addons: undefined,
  quantity: undefined,
} as const satisfies Draft;

/** A size that was said stays; one that is still empty is asked anew, from the list where there is one. */
function sizeSaid({ size }: Selection): Selection["size"] | undefined {
  return size.widthMm === null && size.heightMm === null ? undefined : size;
}

/** What is wanted after a change of the selection; a new supply reloads more here than elsewhere (quotes-and-accounts.md 4). */
function drafted(catalogue: Catalogue, scope: Scope, now: Selection, change: SelectionChange): Draft | null {
  const next = choose(catalogue, scope, now, change);
  if (next === now) return null;
  if (change.field === "product") return { ...next, shapeId: undefined, size: sizeSaid(now) };
  return change.field === "supply" ? { ...next, ...RELOADED_WITH_SUPPLY, size: sizeSaid(now) } : next;
}

/** The form as it opens: what is looked at, its size, quantity and sets too, as far as it can be had here. */
export function startSpecial(
  catalogue: Catalogue,
  scope: Scope,
  looked: Draft,
  singleColour = false,
): SpecialForm {
  return settleSpecial(
    catalogue,
    scope,
    { ...looked, printFeatures: undefined },
    { processings: [], coatingId: null, singleColour },
  );
}

/** The form read from a request: what is wanted as far as it can be had. */
export function wantSpecial(
  catalogue: Catalogue,
  scope: Scope,
  { selection, ...rest }: SpecialForm,
): SpecialForm {
  return settleSpecial(catalogue, scope, selection, rest);
}

/** The form after a change and its cascade. A choice that is not offered, or is disabled, changes nothing. */
export function chooseSpecial(
  catalogue: Catalogue,
  scope: Scope,
  form: SpecialForm,
  change: SpecialChange,
): SpecialForm {
  switch (change.field) {
    case "processing":
    case "processingOption": {
      const ticks =
        change.field === "processing"
          ? tickProcessing(catalogue, form, change)
          : tickOption(catalogue, form, change);
      return ticks === null
        ? form
        : { ...form, processings: settleTicks(catalogue, { ...form, processings: ticks }) };
    }
    case "coating": {
      const offered = premiumCoatings(catalogue, form.selection).some(({ id }) => id === change.id);
      return offered ? { ...form, coatingId: change.id } : form;
    }
    default: {
      const draft = drafted(catalogue, scope, form.selection, change);
      // A new product reloads the special processings: none of them is chosen.
      const kept = change.field === "product" ? { ...form, processings: [] } : form;
      return draft === null ? form : settleSpecial(catalogue, scope, draft, kept);
    }
  }
}
