import type { ServerOptions } from "@tus/server";
import { MAX_UPLOAD_BYTES } from "#domain/artwork/file-rules.ts";
import type { Refusal, RefusalCode } from "#domain/refusal.ts";
import { memoizeAsync } from "#platform/promises.ts";
import type { Services } from "#topics/services.ts";
import { announcedFile, beginUpload, forgetUpload, type Uploader } from "./begin-upload.ts";
import { finishUpload } from "./uploads.ts";

type Needs = Pick<Services, "config" | "db" | "storage" | "uploadLocks">;

/** How a request of the protocol is answered by the shop. */
interface TusOptions {
  /** Below which address uploads lie. */
  readonly path: string;
  /** The envelope of a refusal. */
  readonly answerOf: (refusal: Refusal<RefusalCode>) => { readonly code: number };
}

/** How long a request may go on writing once another waits for its upload. Milliseconds; the bytes it has received stay. */
const DRAIN_MS = 500;

/** A request of the protocol, from whom, as the library wants it. */
export interface TusRequest {
  readonly request: Request;
  readonly from: Uploader;
}

/** What the library answers when it is thrown from one of its hooks. */
class RefusedUpload extends Error {
  readonly status_code: number;
  readonly body: string;

  constructor(answer: { readonly code: number }) {
    super("The upload was refused.");
    this.status_code = answer.code;
    this.body = JSON.stringify(answer);
  }
}

/** What is known of a request while the library works on it. */
interface Asked {
  readonly uploaders: WeakMap<Request, Uploader>;
  /** What broke on the way, as against what the library or the shop refused. */
  readonly faults: WeakMap<Request, Error>;
  /** Uploads that were noted for requests that begin one. */
  readonly begun: WeakMap<Request, string>;
}

function hooksOf(services: Needs, { answerOf }: TusOptions, { uploaders, faults, begun }: Asked) {
  return {
    onResponseError: (request, error) => {
      // Its message may tell of the database, the disk or the bucket: the shop answers it like every other fault.
      if (error instanceof Error && !("status_code" in error)) faults.set(request, error);
      return undefined;
    },
    onUploadCreate: async (request, { id }) => {
      const file = announcedFile((name) => request.headers.get(name));
      const from = uploaders.get(request);
      if (from === undefined) throw new Error("Nobody knows whose upload this is.");
      await beginUpload(services, from, { ...file, id });
      begun.set(request, id);
      // All that answers tell of it.
      return { metadata: { filename: file.name } };
    },
    onUploadFinish: async (_request, { id }) => {
      const outcome = await finishUpload(services, id);
      if (!outcome.ok) throw new RefusedUpload(answerOf(outcome));
      return {};
    },
  } satisfies Partial<ServerOptions>;
}

/** The server of the protocol, made with the first upload. It is asked what the shop has found to be in order. */
export function createTus(services: Needs, options: TusOptions): (asked: TusRequest) => Promise<Response> {
  const asked: Asked = { uploaders: new WeakMap(), faults: new WeakMap(), begun: new WeakMap() };
  const open = memoizeAsync(async () => {
    const [{ Server }, datastore] = await Promise.all([import("@tus/server"), services.storage.uploads()]);
    return new Server({
      ...hooksOf(services, options, asked),
      datastore,
      path: options.path,
      maxSize: MAX_UPLOAD_BYTES,
      relativeLocation: true,
      allowedOrigins: [services.config.shopOrigin],
      // The library's own spins while a request waits for one that stalls, until the memory is used up (decision 180).
      locker: services.uploadLocks,
      lockDrainTimeout: DRAIN_MS,
      disableTerminationForFinishedUploads: true,
    });
  });
  return async ({ request, from }) => {
    asked.uploaders.set(request, from);
    const answer = await (await open()).handleWeb(request);
    const begun = asked.begun.get(request);
    // The store has not taken it: nobody hears of it, and nothing of it comes.
    if (begun !== undefined && answer.status >= 400) await forgetUpload(services, begun);
    const fault = asked.faults.get(request);
    if (fault !== undefined) throw fault;
    return answer;
  };
}
