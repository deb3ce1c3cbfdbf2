import {
  type AnyCallInput,
  type Answer,
  type CallArguments,
  type CallSide,
  makeCall,
} from "#calls/make-call.ts";
import type { CallName, ReplyTo, RequestOf } from "#contract/calls.ts";
import type { StudioCallName, StudioReplyTo, StudioRequestOf } from "#contract/studio/studio-calls.ts";
import { isAttended, noteWrite } from "./attended.ts";
import { askToConfirm } from "./confirming.ts";

interface StudioAsked extends Pick<AnyCallInput, "signal" | "timeoutMs"> {
  /** Sent along as a form, in which a field that is no text is JSON. */
  readonly files?: readonly File[];
}

/** Files take their time on a slow line, and the shop to look at them. */
const filesTimeoutMs = 180_000;

/** When another try makes sense, as a sentence goes on: "in 40 seconds", "in 15 minutes". */
export function untilRetry(seconds: number): string {
  if (seconds <= 1) return "in a second";
  if (seconds < 60) return `in ${seconds} seconds`;
  const minutes = Math.ceil(seconds / 60);
  if (minutes < 60) return minutes === 1 ? "in a minute" : `in ${minutes} minutes`;
  const hours = Math.ceil(minutes / 60);
  return hours === 1 ? "in an hour" : `in ${hours} hours`;
}

/** What is said of too many tries, with how long to wait; null of anything else. */
function tooManyWords({ status, headers }: Response): string | null {
  const seconds = Number(headers.get("retry-after"));
  return status === 429 && seconds > 0 ? `Too many tries. Please try again ${untilRetry(seconds)}.` : null;
}

const studio = {
  base: "/studio/api/",
  unexpected: "Something went wrong. Please try again.",
  // What a page reads by itself is no sign of life.
  headers: (): Record<string, string> => (isAttended() ? {} : { "x-unattended": "1" }),
  wordsOf: tooManyWords,
};

/** A body with files, as the form that they come in. */
function withFiles({ files = [], ...asked }: AnyCallInput & StudioAsked): AnyCallInput {
  if (files.length === 0) return asked;
  const form = new FormData();
  for (const [name, value] of Object.entries(asked.body ?? {}))
    form.append(name, typeof value === "string" ? value : JSON.stringify(value));
  for (const file of files) form.append("attachments[]", file, file.name);
  return { ...asked, body: form, timeoutMs: filesTimeoutMs };
}

async function confirmed<Reply>(side: CallSide, name: string, asked: AnyCallInput): Promise<Answer<Reply>> {
  const call = () => {
    if (!name.startsWith("GET ")) noteWrite();
    return makeCall<Reply>(side, name, asked);
  };
  const answer = await call();
  if (answer.ok || answer.error["confirm_first"] !== true) return answer;
  return (await askToConfirm()) ? call() : answer;
}

/** Makes one of the studio's calls. Where it asks for who was idle, they are asked, and it is made again. */
export function callStudio<Name extends StudioCallName>(
  name: Name,
  ...[given]: CallArguments<StudioRequestOf<Name>, StudioAsked>
): Promise<Answer<StudioReplyTo<Name>>> {
  return confirmed(studio, name, withFiles(given ?? {}));
}

/** Makes one of the shop's calls at the desk of an order, whose addresses begin with `base`. */
export function callAtDesk<Name extends CallName>(
  base: string,
  name: Name,
  asked: RequestOf<Name> & Pick<AnyCallInput, "timeoutMs">,
): Promise<Answer<ReplyTo<Name>>> {
  return confirmed({ ...studio, base }, name, asked);
}
