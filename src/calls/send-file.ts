import type { DetailedError } from "tus-js-client";
import { cookiesBlocked } from "#domain/cookies-blocked.ts";
import { messageOf } from "#domain/messages.ts";
import { areCookiesBlocked } from "./cookies-blocked.ts";

/** Small enough for a line of half a megabit and for the time a request may take. */
const CHUNK_BYTES = 8 * 1024 * 1024;
/** Pauses before it is tried again; after progress they begin anew. Together ten minutes without a line. */
const PAUSES_MS = [300, 1_000, 2_000, 4_000, 8_000, ...Array.from({ length: 40 }, () => 15_000)];

export interface FileOnItsWay {
  readonly file: File;
  /** Where uploads are begun: "/api/upload". */
  readonly endpoint: string;
  /** Where its bytes go on; null to begin. */
  readonly url: string | null;
  readonly onUrl: (url: string) => void;
  readonly onProgress: (sentBytes: number) => void;
  /** The line is lost, or the shop busy: it is tried again by itself. */
  readonly onTrouble: () => void;
  /** All of it has arrived and is taken; with its id. */
  readonly onDone: (id: string) => void;
  /** It is not taken, or not for now: then it may be tried again. */
  readonly onStopped: (message: string, isFinal: boolean) => void;
}

/** A file being sent. */
export interface FileSending {
  /** Goes on where the shop has all bytes before. */
  start(): void;
  pause(): void;
  /** Takes it back: nothing of it stays in the shop. */
  cancel(): void;
}

/** No answer came, or a piece took longer than it is waited for: what has come of it is in the shop. */
function isSlowLine(status: number): boolean {
  return status === 0 || status === 408;
}

/** What passes, so that asking again helps; a file that is begun is told at once when the day's measure is full. */
function passes({ originalRequest, originalResponse }: DetailedError): boolean {
  const status = originalResponse?.getStatus() ?? 0;
  if (status === 429) return originalRequest.getMethod() !== "POST";
  return isSlowLine(status) || status >= 500 || status === 409 || status === 423;
}

/** Whether it may be taken later: no answer came, the shop is busy, or the day's measure is full. */
function mayPass(error: Error | DetailedError): boolean {
  const status = "originalResponse" in error ? (error.originalResponse?.getStatus() ?? 0) : 0;
  return isSlowLine(status) || status >= 500 || status === 429;
}

function sentenceOf(error: Error | DetailedError): string {
  const text = "originalResponse" in error ? error.originalResponse?.getBody() : undefined;
  try {
    const { message } = JSON.parse(text ?? "") as { message?: unknown };
    return typeof message === "string" ? message : messageOf("unexpected");
  } catch {
    return messageOf("unexpected");
  }
}

function idIn(url: string): string {
  return url.split("/").at(-1) ?? "";
}

/** Prepares a file to be sent piece by piece, by the tus protocol; its client is loaded with the first one. */
export async function prepareFile(sent: FileOnItsWay): Promise<FileSending> {
  const { Upload } = await import("tus-js-client");
  const upload = new Upload(sent.file, {
    endpoint: location.origin + sent.endpoint,
    uploadUrl: sent.url,
    chunkSize: CHUNK_BYTES,
    retryDelays: PAUSES_MS,
    metadata: { filename: sent.file.name },
    // Its address is kept with the file itself.
    storeFingerprintForResuming: false,
    onUploadUrlAvailable: () => sent.onUrl(upload.url ?? ""),
    onProgress: sent.onProgress,
    onShouldRetry: (error) => {
      const again = passes(error);
      if (again) sent.onTrouble();
      return again;
    },
    onSuccess: () => sent.onDone(idIn(upload.url ?? "")),
    onError: (error) => sent.onStopped(sentenceOf(error), !mayPass(error)),
  });
  return {
    start: () => (areCookiesBlocked() ? sent.onStopped(cookiesBlocked, true) : upload.start()),
    pause: () => void upload.abort(),
    cancel: () => void upload.abort(upload.url !== null).catch(() => undefined),
  };
}
