import type { CutTask } from "#domain/cut-line/cutter.ts";
import type { CutReply, CutRequest } from "./cut-messages.types.ts";

interface Wanted {
  readonly file: Blob;
  readonly task: Omit<CutTask, "isDraft">;
  readonly onReply: (reply: CutReply) => void;
}

/** After so long without a change the draft is drawn again, finely. */
const REST_MS = 90;

/** A worker that could not be loaded is started anew by the next line. */
let client: ((wanted: Wanted) => void) | undefined;

/** What is asked of the worker: one line at a time, of several wanted meanwhile only the last. */
function createClient(): (wanted: Wanted) => void {
  const worker = new Worker(new URL("./cut-line.worker.ts", import.meta.url), { type: "module" });
  let file: Blob | null = null;
  let waiting: Wanted | null = null;
  let drawing: Wanted | null = null;
  let rest: ReturnType<typeof setTimeout> | undefined;

  function send(request: CutRequest): void {
    worker.postMessage(request);
  }
  function ask(wanted: Wanted, isDraft: boolean): void {
    drawing = wanted;
    if (file !== wanted.file) send({ kind: "picture", file: wanted.file });
    ({ file } = wanted);
    send({ kind: "line", task: { ...wanted.task, isDraft } });
  }
  function askWaiting(): void {
    if (waiting === null || drawing !== null) return;
    const next = waiting;
    waiting = null;
    ask(next, true);
  }
  function done(reply: CutReply): void {
    const drawn = drawing;
    drawing = null;
    drawn?.onReply(reply);
    if (waiting !== null) askWaiting();
    else if (drawn && reply?.line && reply.facts === null)
      rest = setTimeout(() => ask(drawn, false), REST_MS);
  }
  worker.addEventListener("message", ({ data }: MessageEvent<CutReply>) => done(data));
  worker.addEventListener("error", () => {
    client = undefined;
    done(null);
  });
  return function draw(wanted: Wanted): void {
    clearTimeout(rest);
    waiting = wanted;
    askWaiting();
  };
}

/** Starts the worker, which gets ready while somebody still looks for a file. */
export function prepareCutting(): void {
  client ??= createClient();
}

/** Draws the line round a picture: a draft at once, a fine one when nothing has changed for a moment. */
export function drawLine(wanted: Wanted): void {
  client ??= createClient();
  client(wanted);
}
