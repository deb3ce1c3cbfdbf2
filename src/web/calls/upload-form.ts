import type { CallName } from "#contract/calls.ts";
import { addressOf } from "#calls/make-call.ts";
import { type AnswerTo, readAnswer, noResponse } from "./call-shop.ts";

/** Files take their time on a slow line; then the form may be sent again. */
const timeoutMs = 180_000;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

interface FormWithFiles {
  readonly body: FormData;
  /** What the call's path and query name. */
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: { readonly key?: string };
  /** Makes it safe to send the same again, where the call does not know that by itself. */
  readonly key?: string;
  /** How much of it has left, from 0 to 1. */
  readonly onProgress?: (share: number) => void;
  /** Calls it off: whoever closes the form does not want it sent. */
  readonly signal?: AbortSignal;
}

/** Makes one of the shop's calls with a form that has files, and tells how far it is: `fetch` cannot. */
export function uploadForm<Name extends CallName & `POST ${string}`>(
  name: Name,
  { body, key, onProgress, signal, ...named }: FormWithFiles,
): Promise<AnswerTo<Name>> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    const failed = () => resolve(noResponse);
    request.open("POST", `/api/${addressOf(name.slice("POST ".length), named)}`);
    if (key !== undefined) request.setRequestHeader("idempotency-key", key);
    request.timeout = timeoutMs;
    request.upload.addEventListener("progress", ({ lengthComputable, loaded, total }) => {
      if (lengthComputable) onProgress?.(loaded / total);
    });
    request.addEventListener("load", () => resolve(readAnswer(request.status, parsed(request.responseText))));
    for (const end of ["error", "timeout", "abort"]) request.addEventListener(end, failed);
    signal?.addEventListener("abort", () => request.abort());
    request.send(body);
  });
}
