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
import { unexpectedMessage } from "#domain/first-messages.ts";

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

/** Why a call would be lost without cookies. What says so comes where it is needed: nearly every browser keeps them. */
function whyNotBegun(name: CallName): Promise<string | null> {
  return import("./calls-of-visitors.ts").then(
    ({ whyNotWithoutCookies }) => whyNotWithoutCookies(name),
    () => unexpectedMessage,
  );
}

/** Makes one of the shop's calls. What could not be found again, without cookies, is not begun: it is said why. */
export async function callShop<Name extends CallName>(
  name: Name,
  ...[given]: ShopCallArguments<Name>
): Promise<AnswerTo<Name>> {
  const why = areCookiesBlocked() ? await whyNotBegun(name) : null;
  if (why !== null) return { ...noAnswer(why), status: 403 };
  return makeCall(shop, name, given ?? {});
}
