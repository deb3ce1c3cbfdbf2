import { randomBytes } from "node:crypto";
import type { IncomingMessage } from "node:http";

/** An object of Stripe's as it travels: no more of it than the shop reads. */
export type Wire = Record<string, unknown>;

export interface Answered {
  readonly status: number;
  readonly body: unknown;
}

export function newId(prefix: string): string {
  return `${prefix}_test_${randomBytes(12).toString("hex")}`;
}

/** Seconds since 1970. */
export function seconds(): number {
  return Math.floor(Date.now() / 1000);
}

/** "a[b][0]=c" as nested objects; numbers stay text, as they travel. */
export function parseForm(text: string): Wire {
  const whole: Wire = {};
  for (const [key, value] of new URLSearchParams(text)) {
    const path = key.replaceAll("]", "").split("[");
    const last = path.pop() ?? "";
    const inner = path.reduce<Wire>((at, part) => (at[part] ??= {}) as Wire, whole);
    inner[last] = value;
  }
  return whole;
}

export async function readBody(request: IncomingMessage): Promise<string> {
  let text = "";
  for await (const piece of request) text += String(piece);
  return text;
}

export function granted(body: unknown): Answered {
  return { status: 200, body };
}

export function refused(status: number, type: string, message: string, more: object = {}): Answered {
  return { status, body: { error: { type, message, ...more } } };
}

export function badRequest(message: string, more: object = {}): Answered {
  return refused(400, "invalid_request_error", message, more);
}

export function missing(what: string, id: string): Answered {
  const more = { code: "resource_missing", param: what };
  return refused(404, "invalid_request_error", `No such ${what}: '${id}'`, more);
}
