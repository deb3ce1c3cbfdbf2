import { marginMm } from "#domain/artwork/margins.ts";
import { edgeBleed, hasEdgeBleed } from "#domain/cut-line/bleed/edge-bleed.ts";
import type { PixelPicture } from "#domain/cut-line/coverage.ts";
import { firstSettings } from "#domain/cut-line/cut-settings.ts";
import { type CutAnswer, type CutTask, cutterOf } from "#domain/cut-line/cutter.ts";
import { checkSavedLine } from "#domain/cut-line/kept/check-saved-line.ts";
import type { CheckReply, CheckTask, CutMessage, CutReply, CutRequest, EdgeFile } from "./cut-line-client.ts";
import { fileOfPixels, picturePixels } from "./picture-pixels.ts";

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

const SIDE = 240;
const FIT = { widthMm: 60, heightMm: 60, borderMm: 2 };
const FLOWERS = [
  [60, 70, 40],
  [175, 60, 35],
  [120, 175, 45],
] as const;

/** Three flowers, on nothing or on white. */
function flowers(ground: "clear" | "white"): Uint8ClampedArray {
  const pixels = new Uint8ClampedArray(SIDE * SIDE * 4);
  for (let at = 0; at < pixels.length; at += 4) {
    const [x, y] = [(at / 4) % SIDE, Math.floor(at / 4 / SIDE)];
    const isPetal = FLOWERS.some(
      ([u, v, r]) => Math.hypot(x - u, y - v) < r * (0.75 + 0.25 * Math.cos(5 * Math.atan2(y - v, x - u))),
    );
    pixels.fill(255, at, at + 3);
    if (isPetal) pixels[at] = 120;
    pixels[at + 3] = isPetal || ground === "white" ? 255 : 0;
  }
  return pixels;
}

/** One round of all that a line takes: the browser compiles what it has seen a few times, and the first real line is as quick as the tenth. */
function warmUp(round: number): void {
  for (const ground of ["clear", "white"] as const) {
    const draw = cutterOf({ pixels: flowers(ground), width: SIDE, height: SIDE }, false);
    draw({ settings: firstSettings, fit: FIT, isDraft: false });
    draw({ settings: { ...firstSettings, borderMm: 1 + (round % 4) }, fit: FIT, isDraft: true });
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
  const checked = checkSavedLine({ geometry, picture: seen, isOfLargest: pieces === "largest" });
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
