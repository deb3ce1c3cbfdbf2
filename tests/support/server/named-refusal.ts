import type { LightMyRequestResponse } from "fastify";
import type { Call } from "#contract/call.ts";
import { topics } from "#contract/calls.ts";
import { type Failure, failureSchema } from "#contract/envelope.ts";
import { generalFailures } from "#contract/failures/general-failures.ts";
import { type PossibleFailure, possibleFailures } from "#contract/failures/possible-failures.ts";
import { fieldSentence } from "#contract/failures/refusals.ts";

const calls = Object.values(topics).flatMap((topic) => Object.values<Call>(topic));

/** "cart/items/:id" as a pattern; what stands for a parameter holds no slash. */
const patterns = calls.map((call) => ({
  call,
  pattern: new RegExp(`^${call.path.replaceAll(/:\w+/g, "[^/]+")}/?$`),
}));

/** The call of the contract that is asked for; null for what is none of it. A path without parameters is meant before one with. */
export function callOf(method: string, path: string): Call | null {
  const [address = ""] = path.split("?");
  const found = patterns.filter(({ call, pattern }) => call.method === method && pattern.test(address));
  return (found.find(({ call }) => call.path === address) ?? found[0])?.call ?? null;
}

type Answer = Pick<LightMyRequestResponse, "statusCode" | "body">;

/** Whether an envelope says what a failure says: its sentence, or that of the first field at fault. */
function says({ message, error }: Failure, possible: PossibleFailure): boolean {
  if (possible.message !== null) return message === possible.message;
  const [first] = Object.entries(error.fields ?? {});
  // What a schema refuses names a field.
  return (first !== undefined || !(possible.code in generalFailures)) && message === fieldSentence(first);
}

/** The failures that a call names and that an answer may be one of; none where it names none like it. */
export function namedAs(call: Call, { statusCode, body }: Answer): readonly PossibleFailure["code"][] {
  const failure = failureSchema.parse(JSON.parse(body));
  return possibleFailures(call)
    .filter((possible) => possible.status === statusCode && says(failure, possible))
    .map(({ code }) => code);
}

/** Throws where a call is answered with a refusal that it does not name in the contract. */
export function requireNamed(method: string, path: string, answer: Answer): void {
  const call = answer.statusCode < 400 ? null : callOf(method, path);
  if (call !== null && namedAs(call, answer).length === 0)
    throw new Error(`${method} ${call.path} does not name ${answer.statusCode} ${answer.body}`);
}
