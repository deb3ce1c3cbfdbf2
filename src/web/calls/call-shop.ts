import type { RequestOf, BesideReplyTo, CallName, ReplyTo } from "#contract/calls.ts";
import type { FieldMessages } from "#domain/refusal.ts";
import { unexpectedMessage } from "#domain/first-messages.ts";

/** A call that was not granted: the sentence for the form, and those for its fields. */
export interface Refused {
  readonly ok: false;
  /** The HTTP status; 0 when no answer came. */
  readonly status: number;
  readonly message: string;
  readonly fields: FieldMessages;
  readonly error: Readonly<Record<string, unknown>>;
}

/** `Beside` is what a call answers beside its data. */
export type Answer<Data, Beside = unknown> =
  | ({ readonly ok: true; readonly status: number; readonly data: Data } & Beside)
  | Refused;
/** What a call of the contract comes to. */
export type AnswerTo<Name extends CallName> = Answer<ReplyTo<Name>, BesideReplyTo<Name>>;

interface Envelope<Data> {
  readonly status?: string;
  readonly code?: number;
  readonly data: Data;
  readonly message?: string;
  readonly error?: Readonly<Record<string, unknown>> & { readonly fields?: FieldMessages };
}

/** Longer than any answer of the shop takes; then the form may be sent again. */
const defaultTimeoutMs = 30_000;

/** Reads the envelope of an answer; anything that is none is the catalogue's "An error occurred". */
export function readAnswer<Data, Beside>(status: number, body: unknown): Answer<Data, Beside> {
  const envelope = (typeof body === "object" ? body : null) as Envelope<Data> | null;
  if (status < 300 && envelope?.status === "SUCCESS") {
    const { status: _status, code: _code, data, ...beside } = envelope;
    return { ok: true, status, data, ...(beside as Beside) };
  }
  const message = envelope?.message ?? unexpectedMessage;
  const error = envelope?.error ?? {};
  return { ok: false, status, message, fields: error.fields ?? {}, error };
}

/** No answer came at all. */
export const noResponse: Refused = {
  ok: false,
  status: 0,
  message: unexpectedMessage,
  fields: {},
  error: {},
};

/** Nobody knows yet whether the write was done: sent again, it is sent with the same key. */
export function isOutcomeUnknown({ status, error }: Refused): boolean {
  return status === 0 || status >= 500 || error.still_running === true;
}

/** What a write that must not be done twice is known by; made once per press, kept when it is sent again. */
export function newIdempotencyKey(): string {
  return crypto.randomUUID();
}

function requestOf(body: object | undefined, key: string | undefined): Pick<RequestInit, "body" | "headers"> {
  const headers: Record<string, string> = key === undefined ? {} : { "idempotency-key": key };
  if (body === undefined) return { headers };
  return { body: JSON.stringify(body), headers: { ...headers, "content-type": "application/json" } };
}

/** What any call may be asked with. */
interface AnyAsked {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, string>> | URLSearchParams;
  readonly body?: object;
  /** Makes it safe to send the same write again. */
  readonly key?: string;
  /** Calls it off; then nobody reads the answer. */
  readonly signal?: AbortSignal;
  readonly timeoutMs?: number;
}

/** What a call of the contract is asked with; nothing where it takes nothing. */
type Asked<Name extends CallName> = {
  readonly [Part in keyof RequestOf<Name>]:
    | RequestOf<Name>[Part]
    | (Part extends "query" ? URLSearchParams : never);
} & Pick<AnyAsked, "key" | "signal" | "timeoutMs">;
export type AskedList<Name extends CallName> =
  object extends RequestOf<Name> ? [asked?: Asked<Name>] : [asked: Asked<Name>];

/** Where a call is made, below `/api/`. */
export function addressOf(path: string, { params = {}, query }: Pick<AnyAsked, "params" | "query">): string {
  const filled = path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
  return query === undefined ? filled : `${filled}?${new URLSearchParams(query)}`;
}

/**
 * Makes one of the shop's calls, named as in the contract: "PATCH cart/items/:id". No answer, or one that is not the shop's, is a
 * refusal like any other.
 */
export async function callShop<Name extends CallName>(
  name: Name,
  ...[given]: AskedList<Name>
): Promise<AnswerTo<Name>> {
  const [method = "GET", path = ""] = name.split(" ");
  const asked = (given ?? {}) as AnyAsked;
  const timeout = AbortSignal.timeout(asked.timeoutMs ?? defaultTimeoutMs);
  try {
    const response = await fetch(`/api/${addressOf(path, asked)}`, {
      method,
      signal: asked.signal ? AbortSignal.any([asked.signal, timeout]) : timeout,
      ...requestOf(asked.body, asked.key),
    });
    return readAnswer(response.status, await response.json());
  } catch (error) {
    if (!asked.signal?.aborted) console.error(error);
    return noResponse;
  }
}
