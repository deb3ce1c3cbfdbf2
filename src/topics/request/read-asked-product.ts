import { type Refusal, refuseFields } from "#domain/refusal.ts";
import { check } from "#domain/configure/check.ts";
import { detailsOf, summaryOf } from "#domain/configure/summary.ts";
import { issueMessages } from "#domain/configure/wire/issue-messages.ts";
import { selectionFromWire } from "#domain/configure/wire/selection-from-wire.ts";
import { priceOf } from "#domain/price/price-table.ts";
import { askedBecause, unaskable } from "#domain/quote-request/quote-request.ts";
import { titleOf } from "#domain/configure/options/title.ts";
import { bodyEntries, misshapen } from "#topics/pricing/body-entries.ts";
import type { Services } from "#topics/services.ts";
import type { AskedBody, ReadProduct } from "./asked-quote.types.ts";

/** Reads the configured product of a quote request. It needs no price, but it must be one that can be made. */
export function readAskedProduct(
  services: Pick<Services, "catalogue" | "shopMoment">,
  body: AskedBody,
): ReadProduct | Refusal<"malformed" | "refused"> {
  const catalogue = services.catalogue.current();
  const unreadable = misshapen(body);
  if (Object.keys(unreadable).length > 0) return refuseFields("refused", unreadable);
  const read = selectionFromWire(catalogue, bodyEntries(body), { needsQuantity: true });
  if (!read.ok) return refuseFields(read.malformed ? "malformed" : "refused", read.fields);
  const { selection } = read;
  const issues = check(catalogue, selection);
  const messages = issueMessages(unaskable(issues));
  if (Object.keys(messages).length > 0) return refuseFields("refused", messages);
  const product = {
    quoteType: "Special Size",
    catalogue,
    title: titleOf(catalogue, selection),
    selection,
    shown: selection,
    details: detailsOf(catalogue, selection),
    choices: null,
    quantity: selection.quantity.pieces,
    comment: body.comment ?? summaryOf(catalogue, selection),
    reason: askedBecause(issues),
    pagePrice: priceOf(catalogue, selection, services.shopMoment().date)?.price ?? null,
  } as const;
  return { ok: true, product };
}
