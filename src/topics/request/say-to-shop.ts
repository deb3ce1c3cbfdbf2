import { typedMessage } from "#domain/account/typed-words.ts";
import type { RequestHappening } from "#domain/quote-request/thread/request-fact.ts";
import { isDeclined } from "#domain/quote-request/thread/request-state.ts";
import { typedDecline } from "#domain/quote-request/thread/typed-decline.ts";
import { refuse, type Refusal } from "#domain/refusal.ts";
import { lockQuoteRequest, readQuoteRequest } from "./quote-requests.ts";
import type { Transaction } from "#platform/db/transaction.ts";
import type { Caller } from "#topics/person/caller.ts";
import { consumeRateLimit } from "#topics/person/consume-rate-limit.ts";
import { opensRequest } from "./request-link.ts";
import type { ReceivedFile } from "#topics/artwork/receive-file.ts";
import type { Services } from "#topics/services.ts";
import { type FollowedRequest, followRequest, type RequestLink } from "./open-request.ts";
import { type ReadHistory, readHistory } from "./read-history.ts";
import { isSaidAgain, recordSaid, type SaidHappening } from "./record-said.ts";
import { withSaidFiles } from "./said-files.ts";

type Needs = Pick<Services, "config" | "db" | "jobs" | "shopMoment" | "storage">;

type Heard = { readonly ok: true; readonly request: FollowedRequest };
export type SayFault = "answer-newer" | "not-found" | "request-ordered" | "too-many-tries";
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
interface Saying<Code extends SayFault | DeclineFault> {
  readonly happening: RequestHappening;
  readonly files: readonly ReceivedFile[];
  readonly seenAnswer: string | null;
  readonly hinders: Hinders<Code>;
}

/** Records what is said in the transaction that holds the request; null when it was, now or before. */
async function record<Code extends SayFault | DeclineFault>(
  services: Needs,
  tx: Transaction,
  requestNo: string,
  { seenAnswer, hinders, ...said }: SaidHappening & Pick<Saying<Code>, "hinders" | "seenAnswer">,
): Promise<Refusal<Code | SayFault> | null> {
  const row = await lockQuoteRequest(tx, requestNo);
  if (row === null) return refuse("not-found");
  const history = await readHistory(tx, row);
  if (said.happening.kind === "message" && isSaidAgain(history, said)) return null;
  const why = hinderedBy(history, seenAnswer) ?? hinders(history);
  if (why !== null) return refuse(why);
  await recordSaid(services, tx, row, history, said);
  return null;
}

async function say<Code extends SayFault | DeclineFault>(
  services: Needs,
  { ip }: Caller,
  { requestNo, key }: RequestLink,
  { files, ...saying }: Saying<Code>,
): Promise<Heard | Refusal<Code | SayFault>> {
  if (!opensRequest(services, requestNo, key)) return refuse("not-found");
  const over = await consumeRateLimit(services, "requestWords", { ip, identifier: requestNo });
  if (over) return over;
  const refused = await withSaidFiles(services, { ip, files }, (kept) =>
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
  { words, ...sent }: { readonly words: string } & Pick<Saying<SayFault>, "files" | "seenAnswer">,
): Promise<Heard | Refusal<SayFault | "message-required" | "refused">> {
  const typed = typedMessage(words, sent.files.length);
  if (!typed.ok) return typed;
  const happening = { kind: "message", by: "customer", words: typed.words } as const;
  return say(services, caller, link, { ...sent, happening, hinders: (): SayFault | null => null });
}

/** Declines the newest answer, once, for whoever has the link: it cannot be ordered any more. */
export async function declineAnswer(
  services: Needs,
  caller: Caller,
  link: RequestLink,
  sent: { readonly quotationNo: string; readonly reasons: readonly string[]; readonly words: string },
): Promise<Heard | Refusal<DeclineFault | SayFault | "refused">> {
  const typed = typedDecline(sent.reasons, sent.words);
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
