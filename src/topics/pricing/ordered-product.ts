import { type Refusal, refuse, refuseFields } from "#domain/refusal.ts";
import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import { selectionHash } from "#domain/configure/selection-hash.ts";
import type { Selection } from "#domain/configure/selection.ts";
import { issueMessages } from "#domain/configure/wire/issue-messages.ts";
import { pricingId } from "#domain/price/pricing-id.ts";
import type { PricingRow } from "#domain/price/pricing-row.ts";
import { type Submission, submissionOf, submittedPath } from "#domain/submission/submission.ts";
import { type PricedSelection, priceSelection } from "./price-selection.ts";
import type { Services } from "#topics/services.ts";
import { bodyEntries, misshapen } from "./body-entries.ts";

/** A configured product that has a price now. */
export interface OrderedProduct {
  readonly ok: true;
  readonly catalogue: Catalogue;
  readonly selection: Selection;
  /** The row of the chosen quantity. */
  readonly row: PricingRow;
  readonly pricingId: string;
  /** The page it was configured on; only an address of this site. */
  readonly originPath: string;
  readonly submission: Submission;
}

/** The price it was shown no longer fits: here is the one that holds now. */
export interface PriceChanged extends Refusal<"price-changed"> {
  readonly priced: PricedSelection;
}

/** What `configured_columns` keep of it. */
export function configuredOf({ catalogue, selection, originPath, submission }: OrderedProduct) {
  return {
    selection,
    selectionHash: selectionHash(selection),
    originPath,
    submission,
    catalogueVersionId: catalogue.version,
  };
}

/**
 * Reads a submission's configured product and prices it. Every price in the submission is passed over; the one it was
 * shown is named by `product_pricing_id`, and when that no longer fits the price has changed. What cannot be ordered as it is,
 * priced or not, is refused with the form's own message.
 */
export function readOrderedProduct(
  services: Pick<Services, "catalogue" | "shopMoment">,
  body: Readonly<Record<string, unknown>>,
): OrderedProduct | Refusal<"malformed" | "refused"> | PriceChanged {
  const unreadable = misshapen(body);
  if (Object.keys(unreadable).length > 0) return refuseFields("refused", unreadable);
  const priced = priceSelection(services, bodyEntries(body), { needsQuantity: true });
  if (!priced.ok) return priced;
  const { catalogue, selection, issues, rows } = priced;
  if (issues.length > 0) return refuseFields("refused", issueMessages(issues));
  const row = rows.find(({ quantity }) => quantity === selection.quantity.pieces);
  if (row === undefined || row.price === 0)
    return refuseFields("refused", { quantity: "This has no price." });
  const id = pricingId(catalogue.version, selection, row);
  if (typeof body.product_pricing_id === "string" && body.product_pricing_id !== id)
    return { ...refuse("price-changed", "product_pricing_id"), priced: { ...priced, rows: [row] } };
  const submission = submissionOf((name) => body[name]);
  const originPath = submittedPath(catalogue, body.origin_path, submission);
  return { ok: true, catalogue, selection, row, pricingId: id, originPath, submission };
}
