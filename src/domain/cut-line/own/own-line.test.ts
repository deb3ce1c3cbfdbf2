import { describe, expect, it, test } from "vitest";
import { box, painted } from "#tests/support/cut-line/painted-picture.ts";
import { firstSettings } from "../cut-settings.ts";
import { cutterOf } from "../cutter.ts";
import { checkLine } from "../kept/check-line.ts";
import { closedCurves } from "./closed-curves.ts";
import type { WantedOwnCut } from "./own-cut.ts";
import { ownFindings } from "./own-findings.ts";
import { isOwnLine, ownLine } from "./own-line.ts";
import { ownSize } from "./own-size.ts";

/** A drop of 30 x 40 mm with its tip at 20, 7 of a page of 60 x 50 mm. */
const DROP = "M20 7C20 7 35 22 35 32C35 40.28 28.28 47 20 47C11.72 47 5 40.28 5 32C5 22 20 7 20 7Z";
const SQUARE = "M10 10L50 10 50 50 10 50Z";
const page = { widthMm: 60, heightMm: 50 };

function cut(...paths: readonly string[]): WantedOwnCut {
  return { inks: ["CutContour"], paths, page, onBacking: true };
}

function fit(widthMm: number, heightMm: number) {
  return { widthMm, heightMm, borderMm: 2 };
}

function whole(own: WantedOwnCut, widthMm = 60, heightMm = 60) {
  const line = ownLine(own, fit(widthMm, heightMm));
  if (!line.ok) throw new Error(line.why);
  return line;
}

describe("a file's own line", () => {
  test("is as it is drawn where its size is ordered, and its page lies under it as in the file", () => {
    const { line } = whole(cut(DROP), 30, 40);
    expect(line).toEqual({
      d: "M15 0C15 0 30 15 30 25 30 33.28 23.28 40 15 40 6.72 40 0 33.28 0 25 0 15 15 0 15 0Z",
      widthMm: 30,
      heightMm: 40,
      borderMm: 0,
      picture: { x: -5, y: -7, width: 60, height: 50 },
      artwork: null,
      isOwn: true,
    });
  });

  test("is as large as the size that is ordered allows, its page with it", () => {
    const { line } = whole(cut(DROP), 90, 80);
    expect([line.widthMm, line.heightMm]).toEqual([60, 80]);
    expect(line.d).toMatch(/^M30 0C30 0 60 30 60 50 /);
    expect(line.picture).toEqual({ x: -10, y: -14, width: 120, height: 100 });
  });

  test("of a part of a millimetre is not made larger for the whole one it is sold as", () => {
    const drawn = cut("M10 10L50.4 10 50.4 50.2 10 50.2Z");
    expect(ownSize(drawn)).toEqual({ widthMm: 41, heightMm: 41 });
    expect(whole(drawn, 41, 41).line).toMatchObject({ widthMm: 40.4, heightMm: 40.2 });
  });

  test("keeps its holes, whichever way they were drawn", () => {
    const hole = ["M20 20L40 20 40 30 20 30Z", "M20 20L20 30 40 30 40 20Z"];
    const [one, other] = hole.map((path) => checkLine(whole(cut(SQUARE, path), 40, 40).geometry));
    // 40 x 40 mm without 20 x 10.
    expect(one).toMatchObject({ ok: true, measures: { areaMm2: 1400, perimeterMm: 220 } });
    expect(other).toMatchObject({ ok: true, measures: { areaMm2: 1400 } });
  });

  test("may be several on a backing, and one that is stroked twice is one", () => {
    const two = cut("M5 5L25 5 25 25 5 25Z", "M30 5L30 25 50 25 50 5Z", "M5 5L25 5 25 25 5 25Z");
    const { geometry, line } = whole(two, 45, 20);
    expect([geometry.curves.length, line.widthMm, line.heightMm]).toEqual([2, 45, 20]);
    expect(ownLine({ ...two, onBacking: false }, fit(45, 20))).toMatchObject({
      ok: false,
      why: "It is several pieces, which nothing holds together when it is cut through.",
    });
  });

  test("is cut without the open lines beside it, as crop marks are, and a narrow place in it is told", () => {
    const { facts, geometry } = whole(cut(SQUARE, "M0 10L5 10M0 50L5 50"), 40, 40);
    expect([facts, geometry.curves.length]).toEqual([{ openLines: 2, neckMm: null }, 1]);
    const waist = cut("M0 0L20 0 20 9.1 30 9.1 30 0 50 0 50 20 30 20 30 10.9 20 10.9 20 20 0 20Z");
    expect(whole(waist, 50, 20).facts).toEqual({ openLines: 0, neckMm: 2 });
  });

  it.each<[string, readonly string[], RegExp]>([
    ["open", ["M10 10L50 10 50 50 10 50"], /not closed/],
    ["longer than is remembered", [], /too long/],
    ["an eight", ["M10 10L50 50 50 10 10 50Z"], /crosses itself/],
    ["two that cross", [SQUARE, "M30 30L80 30 80 80 30 80Z"], /crosses itself/],
    ["there and back", ["M10 10L50 10 10 10Z"], /no room/],
    ["a spike", ["M10 10L50 10 50 30 90 30.2 50 31 50 50 10 50Z"], /too sharp/],
    ["a slit", ["M10 10L50 10 50 29.9 20 29.9 20 30 50 30 50 50 10 50Z"], /too narrow/],
    ["a speck", [SQUARE, "M1 1L1.8 1 1.8 1.8 1 1.8Z"], /smaller than 1 mm²/],
  ])("that is %s cannot be cut", (_, paths, why) => {
    const line = ownLine(cut(...paths), fit(40, 40));
    expect(line.ok ? "" : line.why).toMatch(why);
  });

  test("in several inks is none: one of them may be its backing's", () => {
    expect(ownLine({ ...cut(SQUARE), inks: ["Thru-cut", "CutContour"] }, fit(40, 40)).ok).toBe(false);
  });
});

test("a line is closed where it says so, or where its ends meet; what goes on behind it begins where it began", () => {
  const { curves, openLines } = closedCurves(["M0 0L9 0 9 9 0.04 0.02", "M0 0L9 0 9 9ZL-5-5L3 1"]);
  expect(openLines).toBe(1);
  expect(curves.map((curve) => [curve.at(0), curve.at(1), curve.at(-2), curve.at(-1)])).toEqual([
    [0, 0, 0, 0],
    [0, 0, 0, 0],
  ]);
  expect(curves.map(({ length }) => length)).toEqual([20, 20]);
});

describe("a line that came from elsewhere", () => {
  const own = cut(DROP);
  const { geometry } = whole(own, 33, 80);

  test("is the file's own at any size", () => {
    expect([isOwnLine(geometry, own), isOwnLine(whole(own, 7, 9).geometry, own)]).toEqual([true, true]);
  });

  test("is not where a curve or the page was moved, one is missing, or less of the page is printed", () => {
    expect(isOwnLine({ ...geometry, outline: [[0, 0, 9, 0, 9, 9]] }, own)).toBe(false);
    const [first = []] = geometry.curves;
    const moved = first.map((value, at) => (at === 8 ? value + 9 : value));
    expect(isOwnLine({ ...geometry, curves: [moved] }, own)).toBe(false);
    expect(isOwnLine({ ...geometry, picture: { ...geometry.picture, x: 0 } }, own)).toBe(false);
    expect(isOwnLine(geometry, cut(DROP, SQUARE))).toBe(false);
  });
});

describe("what is drawn of a picture whose file has a cut line", () => {
  const draw = cutterOf(painted(200, box(20, 20, 180, 180)), false);
  function drawn(own: WantedOwnCut | null, ignoresOwn = false) {
    const settings = { ...firstSettings, ignoresOwn };
    const answer = draw({ settings, fit: fit(40, 40), isDraft: true, own });
    return { answer, words: ownFindings({ ...answer, settings, ownCut: own }) };
  }

  test("is that line, whole at once", () => {
    const { answer, words } = drawn(cut(SQUARE, "M0 10L5 10"));
    expect(answer).toMatchObject({ line: { isOwn: true }, isDraft: false, own: { isUsed: true } });
    expect(words).toMatchObject([
      {
        words: "The cut line in your file (CutContour) is used, as it is drawn.",
        remedies: [{ change: { ignoresOwn: true } }],
      },
      { words: "1 line beside it is not closed, and not cut." },
    ]);
  });

  test("is a line round the picture where that is wanted", () => {
    const { answer, words } = drawn(cut(SQUARE), true);
    expect([answer.line?.isOwn, answer.own]).toEqual([undefined, null]);
    expect(words).toMatchObject([
      {
        words: "The cut line in your file (CutContour) is left out.",
        remedies: [{ words: "Cut along the line in my file", change: { ignoresOwn: false } }],
      },
    ]);
  });

  test("is one round the picture where no blade can follow it, and why", () => {
    const { answer, words } = drawn(cut("M10 10L50 50 50 10 10 50Z"));
    expect([answer.line === null, answer.line?.isOwn]).toEqual([false, undefined]);
    expect(words[0]?.words).toMatch(/cannot be cut: The line crosses itself\. So we have drawn a line/);
  });

  test("and of one without, nothing is said", () => {
    const { answer, words } = drawn(null);
    expect([answer.line?.isOwn, answer.own, words]).toEqual([undefined, null, []]);
  });
});
