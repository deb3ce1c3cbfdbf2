import { isDeepStrictEqual } from "node:util";
import type { RequestFact, RequestHappening } from "#domain/quote-request/thread/request-fact.ts";
import { requestState } from "#domain/quote-request/thread/request-state.ts";
import type { QuoteRequest } from "./quote-requests.ts";
import { noteRequestState } from "./noted-request.ts";
import { addRequestFact } from "./request-facts.ts";
import { addSaidFiles, type SaidFile } from "./said-files-rows.ts";
import type { Transaction } from "#platform/db/transaction.ts";
import type { Services } from "#topics/services.ts";
import { mailSaid } from "./mail-said.ts";
import type { ReadHistory } from "./read-history.ts";
import { areSameFiles } from "./said-files.ts";

/** What is said, with its files. */
export interface SaidHappening {
  readonly happening: RequestHappening;
  readonly files: readonly SaidFile[];
}

/** The same words and files of the same person, and nothing since: a second press. */
export function isSaidAgain(
  { answers, facts, files: before }: ReadHistory,
  { happening, files }: SaidHappening,
): boolean {
  const last = facts.at(-1);
  if (last === undefined || last.answers !== answers.length) return false;
  const { id, at: _at, answers: _answers, ...said } = last;
  const itsFiles = before.filter(({ requestFactId }) => requestFactId === id);
  return isDeepStrictEqual(said, happening) && areSameFiles(files, itsFiles);
}

/** Adds a fact to a request that is held, with its files, its mail and what lists say of it. */
export async function recordSaid(
  services: Pick<Services, "config" | "jobs" | "shopMoment">,
  tx: Transaction,
  row: QuoteRequest,
  history: ReadHistory,
  { happening, files }: SaidHappening,
): Promise<RequestFact> {
  const fact = await addRequestFact(tx, row.id, happening, history.answers.length);
  await noteRequestState(tx, row.id, requestState({ ...history, facts: [...history.facts, fact] }));
  const kept = await addSaidFiles(tx, row.id, { requestFactId: fact.id }, files);
  await mailSaid(services, tx, row, { fact, files: kept });
  return fact;
}
