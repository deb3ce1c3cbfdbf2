import type { StudioCallName, StudioReplyTo, StudioRequestOf } from "#contract/studio/studio-calls.ts";
import type { FieldMessages } from "#domain/refusal.ts";
import { askToConfirm } from "./confirming.ts";

/** A call of the studio that was not granted: the sentence for the form, and those for its fields. */
export interface StudioRefused {
  readonly ok: false;
  /** The HTTP status; 0 when no answer came. */
  readonly status: number;
  readonly message: string;
  readonly fields: FieldMessages;
  /** What else it says, such as the row as somebody else has changed it. */
  readonly error: Readonly<Record<string, unknown>>;
}

export type StudioAnswer<Data> = { readonly ok: true; readonly data: Data } | StudioRefused;

interface Envelope<Data> {
  readonly status?: string;
  readonly data: Data;
  readonly message?: string;
  readonly error?: Readonly<Record<string, unknown>> & { readonly fields?: FieldMessages };
}

interface AnyAsked {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, string>> | URLSearchParams;
  readonly body?: object;
  readonly signal?: AbortSignal;
}

/** What a call is asked with; nothing where it takes nothing. */
type Asked<Name extends StudioCallName> = {
  readonly [Part in keyof StudioRequestOf<Name>]:
    StudioRequestOf<Name>[Part] | (Part extends "query" ? URLSearchParams : never);
} & Pick<AnyAsked, "signal">;
type AskedWith<Name extends StudioCallName> =
  object extends StudioRequestOf<Name> ? [asked?: Asked<Name>] : [asked: Asked<Name>];

const timeoutMs = 30_000;
const unexpected = "Something went wrong. Please try again.";

function addressOf(path: string, { params = {}, query }: AnyAsked): string {
  const filled = path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
  return `/studio/api/${filled}${query === undefined ? "" : `?${new URLSearchParams(query)}`}`;
}

async function send<Data>(method: string, address: string, asked: AnyAsked): Promise<StudioAnswer<Data>> {
  const timeout = AbortSignal.timeout(timeoutMs);
  try {
    const response = await fetch(address, {
      method,
      signal: asked.signal ? AbortSignal.any([asked.signal, timeout]) : timeout,
      ...(asked.body && {
        body: JSON.stringify(asked.body),
        headers: { "content-type": "application/json" },
      }),
    });
    const envelope = (await response.json()) as Envelope<Data>;
    if (response.ok && envelope.status === "SUCCESS") return { ok: true, data: envelope.data };
    const { message = unexpected, error = {} } = envelope;
    return { ok: false, status: response.status, message, fields: error.fields ?? {}, error };
  } catch (error) {
    if (!asked.signal?.aborted) console.error(error);
    return { ok: false, status: 0, message: unexpected, fields: {}, error: {} };
  }
}

/**
 * Makes one of the studio's calls, named as in the contract: "GET staff". Where it asks for who was idle, they are asked, and it
 * is made again.
 */
export async function callStudio<Name extends StudioCallName>(
  name: Name,
  ...[given]: AskedWith<Name>
): Promise<StudioAnswer<StudioReplyTo<Name>>> {
  const [method = "GET", path = ""] = name.split(" ");
  const asked = (given ?? {}) as AnyAsked;
  const address = addressOf(path, asked);
  const answer = await send<StudioReplyTo<Name>>(method, address, asked);
  if (answer.ok || answer.error.confirm_first !== true) return answer;
  return (await askToConfirm()) ? send(method, address, asked) : answer;
}
