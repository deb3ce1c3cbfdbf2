import type { CutTask } from "#domain/cut-line/cutter.ts";
import type { CutReply, CutRequest } from "./cut-messages.types.ts";

interface Wanted {
  readonly file: Blob;
  readonly task: Omit<CutTask, "isDraft">;
  readonly onReply: (reply: CutReply) => void;
}

/** After so long without a change the draft is drawn again, finely. */
const REST_MS = 90;

interface Client {
  draw(wanted: Wanted): void;
  end(): void;
}

/** A worker that could not be loaded is started anew by the next line. */
let client: Client | undefined;

function startWorker(onReply: (reply: CutReply) => void): Worker {
  const worker = new Worker(new URL("./cut-line.worker.ts", import.meta.url), { type: "module" });
  worker.addEventListener("message", ({ data }: MessageEvent<CutReply>) => onReply(data));
  worker.addEventListener("error", () => {
    endCutting();
    onReply(null);
  });
  return worker;
}

/** What is asked of the worker: one line at a time, of several wanted meanwhile only the last. */
function createClient(): Client {
  const worker = startWorker(done);
  let file: Blob | null = null;
  let waiting: Wanted | null = null;
  let drawing: Wanted | null = null;
  let rest: ReturnType<typeof setTimeout> | undefined;

  function ask(wanted: Wanted, isDraft: boolean): void {
    drawing = wanted;
    if (file !== wanted.file) worker.postMessage({ kind: "picture", file: wanted.file } satisfies CutRequest);
    ({ file } = wanted);
    worker.postMessage({ kind: "line", task: { ...wanted.task, isDraft } } satisfies CutRequest);
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
    // A picture that could not be read is given again where it is asked for again.
    if (reply === null) file = null;
    drawn?.onReply(reply);
    if (waiting !== null) askWaiting();
    else if (drawn && reply?.line && reply.facts === null)
      rest = setTimeout(() => ask(drawn, false), REST_MS);
  }
  return {
    draw(wanted) {
      clearTimeout(rest);
      waiting = wanted;
      askWaiting();
    },
    end() {
      clearTimeout(rest);
      worker.terminate();
    },
  };
}

/** Forgets the picture, with the worker that held it. */
export function endCutting(): void {
  client?.end();
  client = undefined;
}

/** Starts the worker, which gets ready while somebody still looks for a file. */
export function prepareCutting(): void {
  client ??= createClient();
}

/** Draws the line round a picture: a draft at once, a fine one when nothing has changed for a moment. */
export function drawLine(wanted: Wanted): void {
  client ??= createClient();
  client.draw(wanted);
}
