import { marginMm } from "#domain/artwork/margins.ts";
import { edgeBleed, hasEdgeBleed } from "#domain/cut-line/bleed/edge-bleed.ts";
import type { PixelPicture } from "#domain/cut-line/coverage.ts";
import { type CutAnswer, type CutTask, cutterOf } from "#domain/cut-line/cutter.ts";
import { checkKeptLine } from "#domain/cut-line/kept/check-kept-line.ts";
import type {
  CheckReply,
  CheckTask,
  CutMessage,
  CutReply,
  CutRequest,
  EdgeFile,
} from "./cut-messages.types.ts";
import { fileOfPixels, picturePixels } from "./picture-pixels.ts";
import { warmUp } from "./warm-up.ts";

/** A picture as lines are drawn round it, and as lines are looked at. */
interface Opened {
  readonly draw: (task: CutTask) => CutAnswer;
  readonly coarse: PixelPicture;
}

const WARM_UPS = 6;
let picture: Promise<Opened | null> = Promise.resolve(null);
let isUsed = false;

async function opened(file: Blob): Promise<Opened | null> {
  try {
    const { fine, coarse } = await picturePixels(file);
    return { draw: cutterOf(fine, file.type === "image/jpeg"), coarse };
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

/** Of a line without a border: what is printed beyond it. */
async function edgesFor(coarse: PixelPicture, { line, isDraft }: CutAnswer): Promise<EdgeFile | null> {
  if (line === null || isDraft || !hasEdgeBleed(line)) return null;
  const { picture: spread, beyond } = edgeBleed(coarse, line, marginMm.sticker);
  return { file: await fileOfPixels(spread), beyond };
}

async function lineFor(task: CutTask): Promise<CutReply> {
  const given = await picture;
  if (given === null) return null;
  const drawn = given.draw(task);
  return { ...drawn, edges: await edgesFor(given.coarse, drawn) };
}

/** Looks at a line as the shop does before it keeps one. */
async function faultOf({ geometry, pieces }: CheckTask): Promise<CheckReply> {
  const coarse = (await picture)?.coarse ?? null;
  const seen = geometry.outline === null ? coarse : null;
  const checked = checkKeptLine({ geometry, picture: seen, isOfLargest: pieces === "largest" });
  return checked.ok ? null : checked.why;
}

/** Also of a picture that no line can be drawn round there is an answer: somebody waits for it. */
async function answer(request: Exclude<CutRequest, { kind: "picture" }>): Promise<CutMessage> {
  return request.kind === "line"
    ? { kind: "line", reply: await lineFor(request.task).catch(() => null) }
    : { kind: "check", why: await faultOf(request.task).catch(() => null) };
}

addEventListener("message", ({ data }: MessageEvent<CutRequest>) => {
  isUsed = true;
  if (data.kind === "picture") picture = opened(data.file);
  else void answer(data).then((message) => postMessage(message));
});
warmRound(0);
