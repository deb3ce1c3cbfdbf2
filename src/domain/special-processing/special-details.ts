import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import { detailsOf } from "#domain/configure/summary.ts";
import type { Detail } from "#domain/detail.ts";
import { singleColourRemark } from "./check-special.ts";
import type { SpecialForm } from "./special-form.ts";

function nameIn(rows: readonly { readonly id: number; readonly name: string }[], id: number): string {
  return rows.find((row) => row.id === id)?.name ?? "";
}

/** "Foil Stamp (Gold, Silver)". */
function processingText(
  catalogue: Catalogue,
  { processingId, optionIds }: SpecialForm["processings"][number],
) {
  const row = catalogue.specialProcessings.get(processingId);
  const options = optionIds.map((id) => nameIn(row?.options ?? [], id)).join(", ");
  return `${row?.name ?? ""}${options === "" ? "" : ` (${options})`}`;
}

/** Everything chosen in the form as label and value: what the shop's staff and the customer read. */
export function specialDetails(catalogue: Catalogue, form: SpecialForm): readonly Detail[] {
  const coating = nameIn(catalogue.document.premiumCoating.choices, form.coatingId ?? 0);
  const processings = form.processings.map((row) => processingText(catalogue, row)).join(", ");
  return [
    ...detailsOf(catalogue, form.selection),
    ...(coating === "" ? [] : [{ label: "Premium Coating", value: coating }]),
    ...(processings === "" ? [] : [{ label: "Special Processing", value: processings }]),
  ];
}

/** What the staff are asked to do that the shop has no price for: "Foil Stamp (Gold), Numbering", or the supply. */
export function specialReason(catalogue: Catalogue, form: SpecialForm): string {
  const processings = form.processings.map((row) => processingText(catalogue, row));
  const supply = catalogue.supplies.get(form.selection.supplyId ?? 0)?.name ?? "";
  return processings.length > 0 ? processings.join(", ") : (singleColourRemark(catalogue, form) ?? supply);
}
