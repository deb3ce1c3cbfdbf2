import type { AskedOf } from "#contract/calls.ts";
import { callShop, type Answer } from "#web/calls/call-shop.ts";
import type { CreatedQuoteRequest } from "#web/calls/note-conversion.ts";
import { inOwnWords } from "#web/forms/own-words.ts";

const names = new Set(["firstname", "lastname", "email_address", "quantity"]);

/** Asks for a quote; a refusal comes in the words of the dialog. */
export async function createQuoteRequest(
  body: AskedOf<"POST quote/create/quote-request">["body"],
  key: string,
): Promise<Answer<CreatedQuoteRequest>> {
  const answer = await callShop("POST quote/create/quote-request", { body, key });
  return answer.ok ? answer : inOwnWords(answer, { names });
}
