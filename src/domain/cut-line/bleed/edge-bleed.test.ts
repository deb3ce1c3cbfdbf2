import { describe, expect, it, test } from "vitest";
import { box, disc, type Drawing, painted, ring } from "#tests/support/cut-line/painted-picture.ts";
import type { PixelPicture } from "../coverage.ts";
import { type CutSettings, firstSettings } from "../cut-settings.ts";
import { cutterOf } from "../cutter.ts";
import { edgeBleed, hasEdgeBleed } from "./edge-bleed.ts";
import { nearestMarked } from "./nearest-pixels.ts";

const SIDE = 120;
const RED = [200, 60, 40] as const;

/** 60 mm are 120 pixels: a pixel is half a millimetre. */
function lineRound(picture: PixelPicture, changed: Partial<CutSettings> = {}, mm = 40) {
  const settings = { ...firstSettings, borderMm: 0, ...changed };
  const fit = { widthMm: mm, heightMm: mm, borderMm: 0 };
  const { line } = cutterOf(picture, false)({ settings, fit, isDraft: false });
  if (line === null) throw new Error("no line was drawn");
  return line;
}

function spread(picture: PixelPicture, changed: Partial<CutSettings> = {}) {
  const found = edgeBleed(picture, lineRound(picture, changed), 2);
  const round = Math.round(found.beyond.x * picture.width);
  const { pixels, width } = found.picture;
  return {
    ...found,
    /** The pixel that lies on x, y of the picture. */
    at: (x: number, y: number) => [...pixels.subarray(4 * ((y + round) * width + x + round)).subarray(0, 4)],
  };
}

/** A disc of 40 mm, 80 pixels wide, its right half blue. */
function halves(): PixelPicture {
  const picture = painted(SIDE, disc(60, 60, 40));
  for (let at = 0; at < SIDE * SIDE; at++) if (at % SIDE >= 60) picture.pixels.set([20, 40, 220], 4 * at);
  return picture;
}

describe("the colours of an edge", () => {
  it("go on outwards, each where it is nearest, for 2 mm and no farther", () => {
    const { at } = spread(halves());
    expect(at(18, 60)).toEqual([...RED, 255]);
    expect(at(17, 55)).toEqual([...RED, 255]);
    expect(at(102, 60)).toEqual([20, 40, 220, 255]);
    expect(at(14, 60)[3]).toBe(0);
    expect(at(60, 60)[3]).toBe(0);
  });

  it("lie a little below the artwork, so that nothing white is between", () => {
    const { at } = spread(halves());
    expect([at(20, 60)[3], at(21, 60)[3], at(24, 60)[3]]).toEqual([255, 255, 0]);
  });

  it("go on beyond the picture where its artwork touches the picture's edge", () => {
    const { at, beyond, picture } = spread(painted(SIDE, box(-1, -1, SIDE, 80)));
    expect(at(-3, 40)).toEqual([...RED, 255]);
    expect(at(60, -3)).toEqual([...RED, 255]);
    expect(picture.width).toBe(SIDE + 2 * Math.round(beyond.x * SIDE));
  });

  it("are taken from further in, where an edge is mixed with its background", () => {
    const white = painted(SIDE, disc(60, 60, 40), { ground: [255, 255, 255] });
    const { at } = spread(white);
    expect(at(18, 60).map((value) => Math.round(value / 20))).toEqual([10, 3, 2, 13]);
  });

  it("go no farther than three of the picture, however small it is printed", () => {
    const picture = halves();
    const tiny = { ...lineRound(picture), picture: { x: 0, y: 0, width: 0.5, height: 0.5 } };
    expect(edgeBleed(picture, tiny, 2).picture.width).toBe(SIDE + 2 * (SIDE + 1));
  });

  it.each([
    ["a hole that is filled stays as it is", false, 0],
    ["a hole that is cut out has them, too", true, 255],
  ])("%s", (_, keepsHoles, alpha) => {
    const drawing: Drawing = ring(60, 60, 50, 20);
    expect(spread(painted(SIDE, drawing), { keepsHoles }).at(60, 43)[3]).toBe(alpha);
  });
});

test("the nearest of what is marked is found, to a fraction of a square", () => {
  const grid = { width: 40, height: 30 };
  const marked = new Uint8Array(grid.width * grid.height);
  const places = [
    [3, 4],
    [30, 8],
    [17, 25],
    [18, 25],
  ] as const;
  for (const [x, y] of places) marked[y * grid.width + x] = 1;
  const nearest = nearestMarked(marked, grid);
  nearest.forEach((found, at) => {
    const away = (x: number, y: number) => Math.hypot(x - (at % 40), y - Math.floor(at / 40));
    const least = Math.min(...places.map(([x, y]) => away(x, y)));
    expect(away(found % 40, Math.floor(found / 40)) - least).toBeLessThan(0.5);
  });
  expect([...nearestMarked(new Uint8Array(4), { width: 2, height: 2 })]).toEqual([-1, -1, -1, -1]);
});

test("only a line of the shop's without a border has its edge spread: a file's own has the bleed that is drawn in it", () => {
  const lines = [{ borderMm: 0 }, { borderMm: 0.5 }, { borderMm: 0, isOwn: true }];
  expect(lines.map(hasEdgeBleed)).toEqual([true, false, false]);
});
