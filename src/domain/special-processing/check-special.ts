import { type FieldMessages } from "#domain/refusal.ts";
import { messageOf } from "#domain/messages.ts";
import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import { check } from "#domain/configure/check.ts";
import type { Issue } from "#domain/configure/issue.ts";
import { issueMessage } from "#domain/configure/issue-message.ts";
import { issueMessages } from "#domain/configure/wire/issue-messages.ts";
import { processingOffers } from "./processing-offers.ts";
import type { SpecialForm } from "./special-form.ts";

/** An enabled supply that only this form sells. */
function onSpecialSupply(catalogue: Catalogue, { selection }: SpecialForm): boolean {
  return (
    catalogue.products
      .get(selection.productId)
      ?.specialProcessing.extraSupplies.some(
        (row) => row.supplyId === selection.supplyId && row.disabledReason === undefined,
      ) ?? false
  );
}

/** The remark of a product whose special quote needs no processing: it is printed in a single colour (embossed paper). */
export function singleColourRemark(catalogue: Catalogue, { selection, singleColour }: SpecialForm) {
  return singleColour ? (catalogue.products.get(selection.productId)?.specialQuoteRemark ?? null) : null;
}

/** A special supply, stamp spots, or any other special processing: without one the form is not for this shop's staff. */
export function isSpecial(catalogue: Catalogue, form: SpecialForm): boolean {
  return (
    onSpecialSupply(catalogue, form) ||
    singleColourRemark(catalogue, form) !== null ||
    processingOffers(catalogue, form).some(
      ({ chosen, needsOption, options }) =>
        chosen && (!needsOption || options.some((option) => option.chosen)),
    )
  );
}

const SIZE_FIELDS: readonly string[] = ["size", "width", "height"];

/** Larger than the largest, letters too small, or a quantity outside the tiers: that is what a special quote is for. */
function isAskable({ field, severity }: Issue): boolean {
  if (severity === "waits") return true;
  return severity === "quote" && (field === "quantity" || SIZE_FIELDS.includes(field));
}

function inOwnWords(issue: Issue): string {
  return issue.code === "missing" && SIZE_FIELDS.includes(issue.field)
    ? messageOf("size-required")
    : issueMessage(issue);
}

/** What the configured part of the form lacks, by wire field, to the letter of the specifications. */
export function checkSpecial(catalogue: Catalogue, form: SpecialForm): FieldMessages {
  const issues = check(catalogue, form.selection).filter((issue) => !isAskable(issue));
  return {
    ...issueMessages(issues, inOwnWords),
    ...(isSpecial(catalogue, form) ? {} : { addons: messageOf("special-processing-required") }),
  };
}
