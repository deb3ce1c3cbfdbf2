import { typedMessage } from "#domain/account/typed-words.ts";
import type { RequestHappening } from "#domain/quote-request/thread/request-fact.ts";
import { isDeclined } from "#domain/quote-request/thread/request-state.ts";
import { typedDecline } from "#domain/quote-request/thread/typed-decline.ts";
import { refuse, type Refusal } from "#domain/refusal.ts";
import { lockQuoteRequest, readQuoteRequest } from "#server/db/quote-requests.ts";
import type { Caller } from "../caller.ts";
import { consumeRateLimit } from "../consume-rate-limit.ts";
import { opensRequest } from "../quote-request/request-link.ts";
import type { Services } from "../services.ts";
import { type FollowedRequest, followRequest, type RequestLink } from "./open-request.ts";
import { type ReadHistory, readHistory } from "./read-history.ts";
import { isSaidAgain, recordSaid } from "./record-said.ts";

type Needs = Pick<Services, "config" | "db" | "jobs" | "shopMoment">;

type Said = { readonly ok: true; readonly request: FollowedRequest };
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

async function say<Code extends SayFault | DeclineFault>(
  services: Needs,
  caller: Caller,
  link: RequestLink,
  seenAnswer: string | null,
  { happening, hinders }: { readonly happening: RequestHappening; readonly hinders: Hinders<Code> },
): Promise<Said | Refusal<Code | SayFault>> {
  if (!opensRequest(services, link.requestNo, link.key)) return refuse("not-found");
  const over = await consumeRateLimit(services, "requestWords", {
    ip: caller.ip,
    identifier: link.requestNo,
  });
  if (over) return over;
  const refused = await services.db.transaction(async (tx) => {
    const row = await lockQuoteRequest(tx, link.requestNo);
    if (row === null) return refuse("not-found");
    const history = await readHistory(tx, row);
    if (happening.kind === "message" && isSaidAgain(history, happening)) return null;
    const why = hinderedBy(history, seenAnswer) ?? hinders(history);
    if (why !== null) return refuse(why);
    await recordSaid(services, tx, row, history, happening);
    return null;
  });
  if (refused !== null) return refused;
  const row = await readQuoteRequest(services.db, link.requestNo);
  return row === null
    ? refuse("not-found")
    : { ok: true, request: await followRequest(services, services.db, row) };
}

/** Asks the shop back, for whoever has the link; the same words sent twice are one message. `seenAnswer`: the newest answer that was shown. */
export async function writeToShop(
  services: Needs,
  caller: Caller,
  link: RequestLink,
  { words, seenAnswer }: { readonly words: string; readonly seenAnswer: string | null },
): Promise<Said | Refusal<SayFault | "message-required" | "refused">> {
  const typed = typedMessage(words);
  if (!typed.ok) return typed;
  const happening = { kind: "message", by: "customer", words: typed.words } as const;
  return say(services, caller, link, seenAnswer, { happening, hinders: (): SayFault | null => null });
}

/** Declines the newest answer, once, for whoever has the link: it cannot be ordered any more. */
export async function declineAnswer(
  services: Needs,
  caller: Caller,
  link: RequestLink,
  sent: { readonly quotationNo: string; readonly reasons: readonly string[]; readonly words: string },
): Promise<Said | Refusal<DeclineFault | SayFault | "refused">> {
  const typed = typedDecline(sent.reasons, sent.words);
  if (!typed.ok) return typed;
  const { quotationNo } = sent;
  const { reasons, words } = typed;
  const today = services.shopMoment().date;
  return say(services, caller, link, quotationNo, {
    happening: { kind: "declined", by: "customer", quotationNo, reasons, words },
    hinders: (history): DeclineFault | null => {
      if (isDeclined(history, quotationNo)) return "answer-declined";
      const until = history.answers.at(-1)?.validUntil;
      return until !== undefined && until < today ? "answer-lapsed" : null;
    },
  });
}
