import { isDeepStrictEqual } from "node:util";
import { messageInput } from "#domain/account/text-inputs.ts";
import type { RequestFact, RequestHappening } from "#domain/quote-request/thread/request-fact.ts";
import { isDeclined, requestState } from "#domain/quote-request/thread/request-state.ts";
import { parseDecline } from "#domain/quote-request/thread/parse-decline.ts";
import { type Refusal, refuse } from "#domain/refusal.ts";
import { lockQuoteRequest, type QuoteRequest, readQuoteRequest } from "./quote-requests.ts";
import type { Transaction } from "#platform/db/database.ts";
import type { Caller } from "#topics/person/caller.ts";
import { consumeRateLimit } from "#topics/person/consume-rate-limit.ts";
import { opensRequest, requestLinkUrl } from "#topics/quotation/request-keys.ts";
import type { ReceivedFile } from "#topics/artwork/received-files.ts";
import type { Services } from "#topics/services.ts";
import { type FollowedRequest, followRequest, type RequestLink } from "./open-request.ts";
import { type ReadHistory, readHistory } from "./read-history.ts";
import { areSameFiles, withMessageFiles } from "./message-files.ts";
import { addRequestFact, noteRequestState } from "./request-facts.ts";
import { addMessageFiles, type MessageFile } from "./request-rows.ts";
import { declineText } from "#domain/quote-request/thread/decline-labels.ts";
import type { Attachment } from "#topics/artwork/attachments.ts";
import { answerDeclinedEmail, customerWroteEmail, shopWroteEmail } from "./request-thread-emails.ts";
import { studioLink } from "#platform/studio-address.ts";
import { queueEmail } from "#topics/mail/queue-email.ts";

type MailNeeds = Pick<Services, "catalogue" | "config" | "content" | "jobs" | "shopMoment">;
type Needs = MailNeeds & Pick<Services, "db" | "storage">;

type Heard = { readonly ok: true; readonly request: FollowedRequest };
export type MessageFault = "answer-newer" | "not-found" | "request-ordered" | "too-many-tries";
type DeclineFault = "answer-declined" | "answer-lapsed";

/** Why it cannot be said by now; null where it can. */
type Hinders<Code extends string> = (history: ReadHistory) => Code | null;

/** What hinders whoever saw a newest answer, null before the first: it was ordered, or there is a newer one. */
function hinderedBy(
  history: ReadHistory,
  seenAnswer: string | null,
): "answer-newer" | "request-ordered" | null {
  if (history.answers.some(({ isOrdered }) => isOrdered)) return "request-ordered";
  return (history.answers.at(-1)?.quotationNo ?? null) === seenAnswer ? null : "answer-newer";
}

/** What is said by whoever saw a newest answer, null before the first, unless something hinders it. */
interface Saying<Code extends MessageFault | DeclineFault> {
  readonly happening: RequestHappening;
  readonly files: readonly ReceivedFile[];
  readonly seenAnswer: string | null;
  readonly hinders: Hinders<Code>;
}

/** What is said, with its files. */
export interface MessageEvent {
  readonly happening: RequestHappening;
  readonly files: readonly MessageFile[];
}

/** The same words and files of the same person, and nothing since: a second press. */
export function isRepeatedMessage(
  { answers, facts, files: before }: ReadHistory,
  { happening, files }: MessageEvent,
): boolean {
  const last = facts.at(-1);
  if (last === undefined || last.answers !== answers.length) return false;
  const { id, at: _at, answers: _answers, ...said } = last;
  const itsFiles = before.filter(({ requestFactId }) => requestFactId === id);
  return isDeepStrictEqual(said, happening) && areSameFiles(files, itsFiles);
}

/** By which the mail of a fact is known. */
export function messageCause(factId: number): string {
  return `quote-said:${factId}`;
}

/**
 * Promises the mail of what was said: to the customer what the shop has written, to the staff what the customer has. No mail comes back
 * into the shop: whoever answers the staff's writes to the customer.
 */
async function mailSaid(
  services: MailNeeds,
  tx: Transaction,
  row: QuoteRequest,
  { fact, files }: { readonly fact: RequestFact; readonly files: readonly Attachment[] },
): Promise<void> {
  const { config, jobs } = services;
  const { requestNo, title, quoteType, firstName, lastName, email } = row;
  const words = {
    requestNo,
    title: title || quoteType,
    firstName,
    lastName,
    email,
    words: fact.words,
    files,
  };
  const cause = messageCause(fact.id);
  if (fact.by === "shop") {
    const url = requestLinkUrl(services, requestNo);
    const written = shopWroteEmail(services, { ...words, url });
    await queueEmail(tx, jobs, { cause, recipient: email, email: written });
    return;
  }
  const said = { ...words, url: studioLink(config, `requests/${requestNo}`) };
  const heard =
    fact.kind === "declined"
      ? answerDeclinedEmail(services, said, { number: fact.quotationNo, reasons: declineText(fact.reasons) })
      : customerWroteEmail(services, said);
  await queueEmail(tx, jobs, { cause, recipient: config.staffEmail, replyTo: email, email: heard });
}

/** Adds a fact to a request that is held, with its files, its mail and what lists say of it. */
export async function recordMessage(
  services: MailNeeds,
  tx: Transaction,
  row: QuoteRequest,
  history: ReadHistory,
  { happening, files }: MessageEvent,
): Promise<RequestFact> {
  const fact = await addRequestFact(tx, row.id, happening, history.answers.length);
  await noteRequestState(tx, row.id, requestState({ ...history, facts: [...history.facts, fact] }));
  const kept = await addMessageFiles(tx, row.id, { requestFactId: fact.id }, files);
  await mailSaid(services, tx, row, { fact, files: kept });
  return fact;
}

/** Records what is said in the transaction that holds the request; null when it was, now or before. */
async function record<Code extends MessageFault | DeclineFault>(
  services: Needs,
  tx: Transaction,
  requestNo: string,
  { seenAnswer, hinders, ...said }: MessageEvent & Pick<Saying<Code>, "hinders" | "seenAnswer">,
): Promise<Refusal<Code | MessageFault> | null> {
  const row = await lockQuoteRequest(tx, requestNo);
  if (row === null) return refuse("not-found");
  const history = await readHistory(tx, row);
  if (said.happening.kind === "message" && isRepeatedMessage(history, said)) return null;
  const why = hinderedBy(history, seenAnswer) ?? hinders(history);
  if (why !== null) return refuse(why);
  await recordMessage(services, tx, row, history, said);
  return null;
}

async function say<Code extends MessageFault | DeclineFault>(
  services: Needs,
  { ip }: Caller,
  { requestNo, key }: RequestLink,
  { files, ...saying }: Saying<Code>,
): Promise<Heard | Refusal<Code | MessageFault>> {
  if (!opensRequest(services, requestNo, key)) return refuse("not-found");
  const over = await consumeRateLimit(services, "requestWords", { ip, identifier: requestNo });
  if (over) return over;
  const refused = await withMessageFiles(services, { ip, files }, (kept) =>
    services.db.transaction((tx) => record(services, tx, requestNo, { ...saying, files: kept })),
  );
  if (refused !== null) return refused;
  const row = await readQuoteRequest(services.db, requestNo);
  return row === null
    ? refuse("not-found")
    : { ok: true, request: await followRequest(services, services.db, row) };
}

/** Asks the shop back, for whoever has the link, in words or with files; the same sent twice is one message. `seenAnswer`: the newest answer that was shown. */
export async function writeToShop(
  services: Needs,
  caller: Caller,
  link: RequestLink,
  { words, ...sent }: { readonly words: string } & Pick<Saying<MessageFault>, "files" | "seenAnswer">,
): Promise<Heard | Refusal<MessageFault | "message-required" | "refused">> {
  const typed = messageInput(words, sent.files.length);
  if (!typed.ok) return typed;
  const happening = { kind: "message", by: "customer", words: typed.words } as const;
  return say(services, caller, link, { ...sent, happening, hinders: (): MessageFault | null => null });
}

/** Declines the newest answer, once, for whoever has the link: it cannot be ordered any more. */
export async function declineAnswer(
  services: Needs,
  caller: Caller,
  link: RequestLink,
  sent: { readonly quotationNo: string; readonly reasons: readonly string[]; readonly words: string },
): Promise<Heard | Refusal<DeclineFault | MessageFault | "refused">> {
  const typed = parseDecline(sent.reasons, sent.words);
  if (!typed.ok) return typed;
  const { quotationNo } = sent;
  const { reasons, words } = typed;
  const today = services.shopMoment().date;
  return say(services, caller, link, {
    seenAnswer: quotationNo,
    files: [],
    happening: { kind: "declined", by: "customer", quotationNo, reasons, words },
    hinders: (history): DeclineFault | null => {
      if (isDeclined(history, quotationNo)) return "answer-declined";
      const until = history.answers.at(-1)?.validUntil;
      return until !== undefined && until < today ? "answer-lapsed" : null;
    },
  });
}

/** Notes where a request stands, for lists, in the transaction that holds it and has changed that. */
export async function noteRequest(tx: Transaction, row: QuoteRequest): Promise<void> {
  await noteRequestState(tx, row.id, requestState(await readHistory(tx, row)));
}
