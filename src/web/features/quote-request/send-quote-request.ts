import type { RequestOf } from "#contract/calls.ts";
import { callShop, type Answer } from "#web/calls/call-shop.ts";
import type { WireQuoteRequest } from "#web/calls/report-conversion.ts";
import { toFormErrors } from "#web/forms/to-form-errors.ts";

const names = new Set(["firstname", "lastname", "email_address", "quantity"]);

/** Asks for a quote; a refusal comes in the words of the dialog. */
export async function sendQuoteRequest(
  body: RequestOf<"POST quote/create/quote-request">["body"],
  key: string,
): Promise<Answer<WireQuoteRequest>> {
  const answer = await callShop("POST quote/create/quote-request", { body, key });
  return answer.ok ? answer : toFormErrors(answer, { names });
}
