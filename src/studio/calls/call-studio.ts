import type { StudioCallName, StudioReplyTo, StudioRequestOf } from "#contract/studio/studio-calls.ts";
import type { FieldMessages } from "#domain/refusal.ts";
import { isAttended, noteWrite } from "./attended.ts";
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
  /** Sent along as a form, in which a field that is no text is JSON. */
  readonly files?: readonly File[];
  readonly signal?: AbortSignal;
}

/** What a call is asked with; nothing where it takes nothing. */
type Asked<Name extends StudioCallName> = {
  readonly [Part in keyof StudioRequestOf<Name>]:
    | StudioRequestOf<Name>[Part]
    | (Part extends "query" ? URLSearchParams : never);
} & Pick<AnyAsked, "files" | "signal">;
type AskedWith<Name extends StudioCallName> =
  object extends StudioRequestOf<Name> ? [asked?: Asked<Name>] : [asked: Asked<Name>];

const timeoutMs = 30_000;
/** Files take their time on a slow line, and the shop to look at them. */
const filesTimeoutMs = 180_000;
const unexpected = "Something went wrong. Please try again.";

function addressOf(path: string, { params = {}, query }: AnyAsked): string {
  const filled = path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
  return `/studio/api/${filled}${query === undefined ? "" : `?${new URLSearchParams(query)}`}`;
}

/** A body with files, as the form that they come in. */
function formOf(body: object, files: readonly File[]): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body))
    form.append(name, typeof value === "string" ? value : JSON.stringify(value));
  for (const file of files) form.append("attachments[]", file, file.name);
  return form;
}

/** What is sent, with its type; a form says its own. */
function sentOf({ body, files = [] }: AnyAsked): Pick<RequestInit, "body"> & { readonly type?: string } {
  if (body === undefined) return {};
  if (files.length > 0) return { body: formOf(body, files) };
  return { type: "application/json", body: JSON.stringify(body) };
}

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

async function send<Data>(method: string, address: string, asked: AnyAsked): Promise<StudioAnswer<Data>> {
  const timeout = AbortSignal.timeout(asked.files?.length ? filesTimeoutMs : timeoutMs);
  const { type, ...sent } = sentOf(asked);
  if (method !== "GET") noteWrite();
  try {
    const response = await fetch(address, {
      method,
      signal: asked.signal ? AbortSignal.any([asked.signal, timeout]) : timeout,
      headers: {
        ...(type !== undefined && { "content-type": type }),
        // What a page reads by itself is no sign of life.
        ...(!isAttended() && { "x-unattended": "1" }),
      },
      ...sent,
    });
    const envelope = (await response.json()) as Envelope<Data>;
    if (response.ok && envelope.status === "SUCCESS") return { ok: true, data: envelope.data };
    const { error = {} } = envelope;
    const message = tooManyWords(response) ?? envelope.message ?? unexpected;
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
