import { firstSettings } from "#domain/cut-line/cut-settings.ts";
import { cutterOf } from "#domain/cut-line/cutter.ts";

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
export function warmUp(round: number): void {
  for (const ground of ["clear", "white"] as const) {
    const draw = cutterOf({ pixels: flowers(ground), width: SIDE, height: SIDE }, false);
    draw({ settings: firstSettings, fit: FIT, isDraft: false });
    draw({ settings: { ...firstSettings, borderMm: 1 + (round % 4) }, fit: FIT, isDraft: true });
  }
}
