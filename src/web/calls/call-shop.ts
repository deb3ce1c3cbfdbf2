import {
  noAnswer,
  type AnyCallInput,
  type Answer,
  type CallArguments,
  makeCall,
  readEnvelope,
} from "#calls/make-call.ts";
import type { RequestOf, BesideReplyTo, CallName, ReplyTo } from "#contract/calls.ts";
import { areCookiesBlocked } from "#calls/cookies-blocked.ts";
import { cookiesBlocked, unexpectedMessage } from "#domain/first-messages.ts";

/** What a call of the contract comes to. */
export type AnswerTo<Name extends CallName> = Answer<ReplyTo<Name>, BesideReplyTo<Name>>;
/** What a call of the contract is asked with. */
export type ShopCallArguments<Name extends CallName> = CallArguments<
  RequestOf<Name>,
  Pick<AnyCallInput, "headers" | "key" | "signal" | "timeoutMs">
>;

const shop = { base: "/api/", unexpected: unexpectedMessage };

/** Reads the envelope of an answer; anything that is none is the catalogue's "An error occurred". */
export function readAnswer<Data, Beside>(status: number, body: unknown): Answer<Data, Beside> {
  return readEnvelope(status, body, unexpectedMessage);
}

/** No answer came at all. */
export const noResponse = noAnswer(unexpectedMessage);

/** What a write that must not be done twice is known by; made once per press, the same when it is sent again. */
export function newIdempotencyKey(): string {
  return crypto.randomUUID();
}

/** Whether a call writes what is the visitor's own. Their list comes where it is needed: nearly every browser keeps cookies. */
function needsCookie(name: CallName): Promise<boolean> {
  return import("./calls-of-visitors.ts").then(
    ({ callsOfVisitors }) => callsOfVisitors.has(name),
    () => true,
  );
}

/** Makes one of the shop's calls. What could not be found again, without cookies, is not begun: it is said why. */
export async function callShop<Name extends CallName>(
  name: Name,
  ...[given]: ShopCallArguments<Name>
): Promise<AnswerTo<Name>> {
  if (areCookiesBlocked() && (await needsCookie(name))) return { ...noAnswer(cookiesBlocked), status: 403 };
  return makeCall(shop, name, given ?? {});
}
