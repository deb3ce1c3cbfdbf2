import type { Change, Selection } from "#domain/configure/selection.ts";

/** A ticked special processing with its ticked sub-options, both rising by place in the catalogue. */
export interface ChosenProcessing {
  readonly processingId: number;
  readonly optionIds: readonly number[];
}

/** What the Special Processing form configures: a selection like every form's, and what only this form asks. */
export interface SpecialForm {
  readonly selection: Selection;
  readonly processings: readonly ChosenProcessing[];
  /** The Premium Coating, where it is offered. */
  readonly coatingId: number | null;
  /** Asked through the special-quote link of a product that is printed in a single colour (the single-colour bypass). */
  readonly singleColour: boolean;
}

/** Changes of the selection that this form has controls for. */
export type SelectionChange = Exclude<Change, { field: "printFeature" | "installReady" }>;

/** One thing a customer does in the form. */
export type SpecialChange =
  | SelectionChange
  | { readonly field: "processing"; readonly id: number; readonly chosen: boolean }
  | {
      readonly field: "processingOption";
      readonly processingId: number;
      readonly id: number;
      readonly chosen: boolean;
    }
  | { readonly field: "coating"; readonly id: number };
