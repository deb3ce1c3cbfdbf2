import { isDeepStrictEqual } from "node:util";
import { type FieldMessages, refuse, type Refusal, refuseFields } from "#domain/refusal.ts";
import { readPricedAnswer, type TypedAnswer } from "#domain/quote-request/answer-form.ts";
import { newDocumentNumber } from "#platform/auth/tokens.ts";
import { ownerOf } from "#platform/db/owner.ts";
import { addQuotation, type NewQuotation } from "#topics/quotation/quotations.ts";
import type { StoredQuotation } from "#platform/db/schema/quotation.ts";
import { markAnswered, type QuoteRequest } from "./quote-requests.ts";
import { addSaidFiles, type SaidFile } from "./said-files-rows.ts";
import type { Transaction } from "#platform/db/transaction.ts";
import { noteRequest } from "./note-request.ts";
import { endsWithAnswer, hindersShop } from "./hinders-shop.ts";
import { type ReadHistory, readHistory } from "./read-history.ts";
import { areSameFiles } from "./said-files.ts";
import type { Services } from "#topics/services.ts";
import { answerContent } from "./answer-content.ts";
import { askedWith } from "./asked-selection.ts";
import { mailAnswer } from "./mail-answer.ts";

type Needs = Pick<Services, "catalogue" | "config" | "db" | "jobs" | "shopMoment">;

/** An answer as it was sent. */
export interface SentPrice {
  readonly typed: TypedAnswer;
  /** How much its page showed: answers, and what was said beside them. */
  readonly seen: number;
  /** Files that are kept already, to go with it. */
  readonly files?: readonly SaidFile[];
}

export interface Answered {
  readonly ok: true;
  readonly quotationNo: string;
  /** It was given before, word for word: nothing was done. */
  readonly isOld: boolean;
}

/** Why an answer is not given. */
export type RequestAnswerFault =
  | "not-found"
  | "request-answered"
  | "request-moved"
  | "answer-ordered"
  | "refused";

/** Whether an answer says word for word what is to be said: a second press. */
function saysIt(issued: StoredQuotation, content: Omit<NewQuotation, "quotationNo">): boolean {
  const { issueDate: _issued, deliveryDate: _delivery, ...said } = content;
  const same = Object.keys(said).map((name) => [name, issued[name as keyof StoredQuotation]]);
  return isDeepStrictEqual(Object.fromEntries(same), JSON.parse(JSON.stringify(said)));
}

/** The newest answer, where it is the last thing that happened and the same is to be said with the same files. */
function givenBefore(
  history: ReadHistory,
  content: Omit<NewQuotation, "quotationNo">,
  files: readonly SaidFile[],
): StoredQuotation | null {
  const last = history.quotations.at(-1);
  if (last === undefined || !endsWithAnswer(history) || !saysIt(last, content)) return null;
  const itsFiles = history.files.filter(({ quotationId }) => quotationId === last.id);
  return areSameFiles(files, itsFiles) ? last : null;
}

/** Gives an answer in the transaction that holds its request. */
export async function issueAnswer(
  services: Needs,
  tx: Transaction,
  row: QuoteRequest,
  { typed, seen, files = [] }: SentPrice,
): Promise<Answered | Refusal<RequestAnswerFault>> {
  const moment = services.shopMoment();
  const read = readPricedAnswer(typed, moment.date);
  if (!read.ok) return refuseFields("refused", read.fields satisfies FieldMessages);
  const { catalogue, selection } = await askedWith(services, row);
  if (selection === null) return refuse("not-found");
  const content = answerContent({ row, catalogue, selection }, read.answer, moment);
  const history = await readHistory(tx, row);
  const given = givenBefore(history, content, files);
  if (given !== null) return { ok: true, quotationNo: given.quotationNo, isOld: true };
  const hindered = hindersShop(history, seen);
  if (hindered !== null) return hindered;
  const quotationNo = newDocumentNumber("Q", moment.date);
  const quotation = { quotationNo, ...content };
  const quotationId = await addQuotation(tx, ownerOf(row), quotation);
  await addSaidFiles(tx, row.id, { quotationId }, files);
  await markAnswered(tx, row.id);
  await noteRequest(tx, row);
  await mailAnswer(services, tx, { row, quotation, files, isAnother: history.quotations.length > 0 });
  return { ok: true, quotationNo, isOld: false };
}
