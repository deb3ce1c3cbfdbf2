import { type CutAnswer, type CutTask, cutterOf } from "#domain/cut-line/cutter.ts";
import type { CutReply, CutRequest } from "./cut-messages.types.ts";
import { picturePixels } from "./picture-pixels.ts";
import { warmUp } from "./warm-up.ts";

type Cutter = (task: CutTask) => CutAnswer;

const WARM_UPS = 6;
let cutter: Promise<Cutter | null> = Promise.resolve(null);
let isUsed = false;

async function opened(file: Blob): Promise<Cutter | null> {
  try {
    return cutterOf(await picturePixels(file), file.type === "image/jpeg");
  } catch {
    return null;
  }
}

/** One at a time, so that a picture that has come meanwhile is served first. */
function warmRound(round: number): void {
  if (isUsed || round === WARM_UPS) return;
  warmUp(round);
  setTimeout(() => warmRound(round + 1));
}

async function lineFor(task: CutTask): Promise<CutReply> {
  const draw = await cutter;
  return draw && draw(task);
}

/** Also of a picture that no line can be drawn round there is an answer: somebody waits for it. */
async function answer(task: CutTask): Promise<void> {
  postMessage(await lineFor(task).catch(() => null));
}

addEventListener("message", ({ data }: MessageEvent<CutRequest>) => {
  isUsed = true;
  if (data.kind === "picture") cutter = opened(data.file);
  else void answer(data.task);
});
warmRound(0);
