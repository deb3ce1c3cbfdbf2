import type { FieldMessages } from "#domain/refusal.ts";

/** A call that was not granted: the sentence for the form, and those for its fields. */
export interface Refused {
  readonly ok: false;
  /** The HTTP status; 0 when no answer came. */
  readonly status: number;
  readonly message: string;
  readonly fields: FieldMessages;
  /** What else it says, such as the row as somebody else has changed it. */
  readonly error: Readonly<Record<string, unknown>>;
}

/** `Beside` is what a call answers beside its data. */
export type Answer<Data, Beside = unknown> =
  | ({ readonly ok: true; readonly status: number; readonly data: Data } & Beside)
  | Refused;

interface Envelope<Data> {
  readonly status?: string;
  readonly code?: number;
  readonly data: Data;
  readonly message?: string;
  readonly error?: Readonly<Record<string, unknown>> & { readonly fields?: FieldMessages };
}

/** What any call may be asked with. */
export interface AnyCallInput {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, string>> | URLSearchParams;
  /** A form says its own type; anything else is sent as JSON. */
  readonly body?: object;
  /** Makes it safe to send the same write again. */
  readonly key?: string;
  /** Calls it off; then nobody reads the answer. */
  readonly signal?: AbortSignal;
  readonly timeoutMs?: number;
  /** Beside its own. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** What a call is asked with by its contract, and the `Own` parts of the side that makes it; nothing where it takes nothing. */
export type CallArguments<Request, Own> = object extends Request
  ? [asked?: AskedParts<Request> & Own]
  : [asked: AskedParts<Request> & Own];
type AskedParts<Request> = {
  readonly [Part in keyof Request]: Request[Part] | (Part extends "query" ? URLSearchParams : never);
};

/** Whose calls they are. */
export interface CallSide {
  /** What their addresses begin with: "/api/". */
  readonly base: string;
  /** Said where no answer came, or one that is none of the shop's. */
  readonly unexpected: string;
  /** What goes along with each call. */
  readonly headers?: () => Readonly<Record<string, string>>;
  /** What is said of an answer in place of its own words; null for these. */
  readonly wordsOf?: (response: Response) => string | null;
}

/** Longer than any answer of the shop takes; then the form may be sent again. */
const defaultTimeoutMs = 30_000;

/** Reads the envelope of an answer; anything that is none is refused with the words for it. */
export function readEnvelope<Data, Beside>(
  status: number,
  body: unknown,
  unexpected: string,
): Answer<Data, Beside> {
  const envelope = (typeof body === "object" ? body : null) as Envelope<Data> | null;
  if (status < 300 && envelope?.status === "SUCCESS") {
    const { status: _status, code: _code, data, ...beside } = envelope;
    return { ok: true, status, data, ...(beside as Beside) };
  }
  const { message = unexpected, error = {} } = envelope ?? {};
  return { ok: false, status, message, fields: error.fields ?? {}, error };
}

/** What stands for the answer where none came: `message` says so. */
export function noAnswer(message: string): Refused {
  return { ok: false, status: 0, message, fields: {}, error: {} };
}

/** Where a call is made, below its side's base. */
export function addressOf(
  path: string,
  { params = {}, query }: Pick<AnyCallInput, "params" | "query">,
): string {
  const filled = path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
  return query === undefined ? filled : `${filled}?${new URLSearchParams(query)}`;
}

function bodyOf(body: object | undefined): Pick<RequestInit, "body"> & { readonly type?: string } {
  if (body === undefined) return {};
  if (body instanceof FormData) return { body };
  return { type: "application/json", body: JSON.stringify(body) };
}

/** Makes a call, named as in the contract: "PATCH cart/items/:id". No answer, or one that is not the shop's, is a refusal like any other. */
export async function makeCall<Data, Beside = unknown>(
  { base, unexpected, headers, wordsOf }: CallSide,
  name: string,
  asked: AnyCallInput,
): Promise<Answer<Data, Beside>> {
  const [method = "GET", path = ""] = name.split(" ");
  const timeout = AbortSignal.timeout(asked.timeoutMs ?? defaultTimeoutMs);
  const { type, ...sent } = bodyOf(asked.body);
  try {
    const response = await fetch(`${base}${addressOf(path, asked)}`, {
      method,
      signal: asked.signal ? AbortSignal.any([asked.signal, timeout]) : timeout,
      headers: {
        ...headers?.(),
        ...asked.headers,
        ...(asked.key !== undefined && { "idempotency-key": asked.key }),
        ...(type !== undefined && { "content-type": type }),
      },
      ...sent,
    });
    const answer = readEnvelope<Data, Beside>(response.status, await response.json(), unexpected);
    const words = answer.ok ? null : (wordsOf?.(response) ?? null);
    return answer.ok || words === null ? answer : { ...answer, message: words };
  } catch (error) {
    if (!asked.signal?.aborted) console.error(error);
    return noAnswer(unexpected);
  }
}
