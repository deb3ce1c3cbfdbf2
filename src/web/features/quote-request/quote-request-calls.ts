import { say } from "../../../domain/account/messages.ts";
import { callShop, type Answer } from "../../calls/call-shop.ts";
import type { CreatedQuoteRequest } from "../../calls/note-conversion.ts";

const ownFields = ["firstname", "lastname", "email_address", "quantity"];

/**
 * A refusal in the words of the dialog: what the shop itself got wrong is the catalogue's sentence, and what is wrong with
 * something the dialog does not ask stands below it.
 */
const inOwnWords = (answer: Answer<CreatedQuoteRequest>): Answer<CreatedQuoteRequest> => {
  if (answer.ok) return answer;
  if (answer.status === 0 || answer.status >= 500)
    return { ...answer, fields: {}, message: say("unexpected") };
  const foreign = Object.entries(answer.fields).find(([name]) => !ownFields.includes(name));
  return foreign ? { ...answer, fields: {}, message: foreign[1] } : answer;
};

export const createQuoteRequest = async (body: object, key: string): Promise<Answer<CreatedQuoteRequest>> =>
  inOwnWords(await callShop<CreatedQuoteRequest>("POST", "quote/create/quote-request", body, key));
