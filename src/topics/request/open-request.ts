import {
  type RequestEntry,
  type RequestStage,
  requestState,
  messagesSince,
  stageOn,
} from "#domain/quote-request/thread/request-state.ts";
import { type Refusal, refuse } from "#domain/refusal.ts";
import { type QuoteRequest, readFileNames, readQuoteRequest } from "./quote-requests.ts";
import type { Queries } from "#platform/db/database.ts";
import type { Caller } from "#topics/person/caller.ts";
import { consumeRateLimit } from "#topics/person/consume-rate-limit.ts";
import { opensRequest, requestLinkKey } from "#topics/quotation/request-keys.ts";
import type { Services } from "#topics/services.ts";
import { readHistory, type ReadHistory, seenOfRequest } from "./read-history.ts";
import { declineText } from "#domain/quote-request/thread/decline-labels.ts";
import type { Attachment } from "#topics/artwork/attachments.ts";
import type { Cents } from "#domain/money.ts";
import { isKeyChanged, quotationPath } from "#topics/quotation/quotation-keys.ts";
import { refuseStaff } from "#domain/refuse-staff.ts";

/** A request as its customer's link names it. */
export interface RequestLink {
  readonly requestNo: string;
  readonly key: string;
}

/** One thing that happened to a request, as both sides read it. */
export interface ThreadEntry {
  readonly kind: "answered" | "message" | "declined" | "ordered";
  readonly by: "customer" | "shop";
  /** Milliseconds since 1970; null where it is not known. */
  readonly at: number | null;
  /** What was said; "" for nothing. */
  readonly words: string;
  /** Why it was declined; "" for anything else. */
  readonly reasons: string;
  /** The answer that was given, declined or ordered, with its page. */
  readonly quotationNo: string | null;
  readonly path: string | null;
  /** What that answer comes to. */
  readonly total: Cents | null;
  /** Of a fact; null for an answer and an order. */
  readonly factId: number | null;
  /** What came with it, in its order. */
  readonly files: readonly Attachment[];
}

type Needs = Pick<Services, "config">;

function ofEntry(services: Needs, { quotations, files: all }: ReadHistory, said: RequestEntry): ThreadEntry {
  const answerOf = (number: string) => {
    const quotation = quotations.find(({ quotationNo }) => quotationNo === number);
    const path = quotation === undefined ? null : quotationPath(services, quotation);
    return { quotationNo: number, path, total: quotation?.totalPrice ?? null };
  };
  if (said.entry === "answer") {
    const { quotationNo, at } = said.answer;
    const quotation = quotations.find((one) => one.quotationNo === quotationNo);
    const files = all.filter(({ quotationId }) => quotationId !== null && quotationId === quotation?.id);
    const { words = "" } = quotation ?? {};
    const given = { words, reasons: "", factId: null, files };
    return { kind: "answered", by: "shop", at, ...given, ...answerOf(quotationNo) };
  }
  const { fact } = said;
  const { by, at, id: factId, words } = fact;
  const files = all.filter(({ requestFactId }) => requestFactId === factId);
  const common = { by, at, words, factId, files };
  return fact.kind === "declined"
    ? { ...common, kind: "declined", reasons: declineText(fact.reasons), ...answerOf(fact.quotationNo) }
    : { ...common, kind: "message", reasons: "", quotationNo: null, path: null, total: null };
}

/** What has happened to a request since it was asked, the oldest first. */
export function threadEntries(services: Needs, history: ReadHistory): readonly ThreadEntry[] {
  const said = messagesSince(history).map((one) => ofEntry(services, history, one));
  const ordered = said.filter(
    (one) =>
      one.kind === "answered" &&
      history.answers.some(({ quotationNo, isOrdered }) => isOrdered && quotationNo === one.quotationNo),
  );
  return [
    ...said,
    ...ordered.map((one): ThreadEntry => ({
      ...one,
      kind: "ordered",
      by: "customer",
      at: null,
      words: "",
      files: [],
    })),
  ];
}

/** A request as whoever has its link reads it. */
export interface FollowedRequest {
  readonly row: QuoteRequest;
  readonly key: string;
  readonly stage: RequestStage;
  readonly thread: readonly ThreadEntry[];
  /** The newest answer, with its page; null before the first. */
  readonly answer: { readonly quotationNo: string; readonly path: string | null } | null;
}

interface OpenedRequest {
  readonly ok: true;
  readonly request: FollowedRequest;
  readonly fileNames: readonly string[];
}

/** What has become of a request by now. */
export async function followRequest(
  services: Pick<Services, "config" | "shopMoment">,
  db: Queries,
  row: QuoteRequest,
): Promise<FollowedRequest> {
  const history = await readHistory(db, row);
  const changed = new Set(history.quotations.filter(isKeyChanged).map((one) => one.quotationNo));
  // A link that was changed is told to nobody by the request's, which may have come into the same hands.
  const thread = threadEntries(services, history).map((entry) =>
    entry.quotationNo !== null && changed.has(entry.quotationNo) ? { ...entry, path: null } : entry,
  );
  const newest = thread.findLast(({ kind }) => kind === "answered");
  const { quotationNo = null, path = null } = newest ?? {};
  return {
    row,
    key: requestLinkKey(services, row.requestNo),
    stage: stageOn(requestState(history), services.shopMoment().date),
    thread,
    answer: quotationNo === null ? null : { quotationNo, path },
  };
}

/** The request of a link, whoever asks; with another key, and of another number, there is none. */
export async function openRequestLink(
  services: Pick<Services, "config" | "db" | "shopMoment">,
  caller: Caller,
  { requestNo, key }: RequestLink,
): Promise<OpenedRequest | Refusal<"not-found" | "too-many-tries">> {
  const over = await consumeRateLimit(services, "openQuotation", caller);
  if (over) return over;
  const row = opensRequest(services, requestNo, key) ? await readQuoteRequest(services.db, requestNo) : null;
  if (row === null) return refuse("not-found");
  const names = await readFileNames(services.db, [row.id]);
  const request = await followRequest(services, services.db, row);
  return { ok: true, request, fileNames: names.get(row.id) ?? [] };
}

/** Whether its newest answer is the last thing that happened. */
export function endsWithAnswer({ answers, facts }: ReadHistory): boolean {
  return !facts.some((fact) => fact.answers === answers.length);
}

/** Why the shop says nothing to a request by somebody who saw less of it, or when its answer was ordered; null where it can. */
export function hindersShop(
  history: ReadHistory,
  seen: number,
): Refusal<"answer-ordered" | "request-answered" | "request-moved"> | null {
  if (seenOfRequest(history) !== seen)
    return endsWithAnswer(history) ? refuse("request-answered") : refuseStaff("request-moved");
  return history.answers.some(({ isOrdered }) => isOrdered) ? refuse("answer-ordered") : null;
}
