import type { EdgeBleed } from "#domain/cut-line/bleed/edge-bleed.ts";
import type { CutSettings } from "#domain/cut-line/cut-settings.ts";
import type { CutAnswer, CutTask } from "#domain/cut-line/cutter.ts";
import type { LineGeometry } from "#domain/cut-line/kept/line-geometry.ts";

/** A line that was changed by hand, to be looked at. */
export interface CheckTask {
  readonly geometry: LineGeometry;
  readonly pieces: CutSettings["pieces"];
}

/** What the page asks of the worker: lines round the picture that it was given last, or whether one may be cut round it. */
export type CutRequest =
  | { readonly kind: "picture"; readonly file: Blob }
  | { readonly kind: "line"; readonly task: CutTask }
  | { readonly kind: "check"; readonly task: CheckTask };

/** The colours of the artwork's edge as a file, and how far they go beyond its picture (see `EdgeBleed`). */
export interface EdgeFile {
  readonly file: Blob;
  readonly beyond: EdgeBleed["beyond"];
}

/** One for each line that was asked for, in turn; null where the picture could not be read. Edges of a fine one without a border. */
export type CutReply = (CutAnswer & { readonly edges: EdgeFile | null }) | null;

/** Why a line may not be cut, in a sentence; null where it may. */
export type CheckReply = string | null;

/** What the worker answers, each kind in the order it was asked in. */
export type CutMessage =
  | { readonly kind: "line"; readonly reply: CutReply }
  | { readonly kind: "check"; readonly why: CheckReply };

interface Wanted {
  readonly file: Blob;
  readonly task: Omit<CutTask, "isDraft">;
  readonly onReply: (reply: CutReply) => void;
}

/** After so long without a change the draft is drawn again, finely. */
const REST_MS = 90;

interface Client {
  draw(wanted: Wanted): void;
  check(file: Blob, task: CheckTask, onReply: (why: CheckReply) => void): void;
  end(): void;
}

/** A worker that could not be loaded is started anew by the next line. */
let client: Client | undefined;

function startWorker(onMessage: (message: CutMessage) => void, onLost: () => void): Worker {
  const worker = new Worker(new URL("./cut-line.worker.ts", import.meta.url), { type: "module" });
  worker.addEventListener("message", ({ data }: MessageEvent<CutMessage>) => onMessage(data));
  worker.addEventListener("error", () => {
    endCutting();
    onLost();
  });
  return worker;
}

/** A worker that is told of a picture once, and what waits for its answers to checks. */
function createLink(onReply: (reply: CutReply) => void, onLost: () => void) {
  const checks: ((why: CheckReply) => void)[] = [];
  const worker = startWorker(
    (message) => (message.kind === "line" ? onReply(message.reply) : checks.shift()?.(message.why)),
    onLost,
  );
  let file: Blob | null = null;
  function give(wanted: Blob, request: CutRequest): void {
    if (file !== wanted) worker.postMessage({ kind: "picture", file: wanted } satisfies CutRequest);
    file = wanted;
    worker.postMessage(request);
  }
  return {
    give,
    /** A picture that could not be read is given again where it is asked for again. */
    forget: () => (file = null),
    check(wanted: Blob, task: CheckTask, onCheck: (why: CheckReply) => void) {
      checks.push(onCheck);
      give(wanted, { kind: "check", task });
    },
    end() {
      worker.terminate();
      for (const onCheck of checks) onCheck(null);
    },
  };
}

/** What is asked of the worker: one line at a time, of several wanted meanwhile only the last. */
function createClient(): Client {
  const link = createLink(done, () => [drawing, waiting].forEach((wanted) => wanted?.onReply(null)));
  let waiting: Wanted | null = null;
  let drawing: Wanted | null = null;
  let rest: ReturnType<typeof setTimeout> | undefined;

  function ask(wanted: Wanted, isDraft: boolean): void {
    drawing = wanted;
    link.give(wanted.file, { kind: "line", task: { ...wanted.task, isDraft } });
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
    if (reply === null) link.forget();
    drawn?.onReply(reply);
    if (waiting !== null) askWaiting();
    else if (drawn && reply?.isDraft) rest = setTimeout(() => ask(drawn, false), REST_MS);
  }
  return {
    draw(wanted) {
      clearTimeout(rest);
      waiting = wanted;
      askWaiting();
    },
    check: link.check,
    end() {
      clearTimeout(rest);
      link.end();
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

/** Why a line that was changed by hand may not be cut round a picture, in a sentence; null where it may, or nobody can tell. */
export function checkByWorker(file: Blob, task: CheckTask): Promise<CheckReply> {
  client ??= createClient();
  const asked = client;
  return new Promise((resolve) => {
    asked.check(file, task, resolve);
  });
}
