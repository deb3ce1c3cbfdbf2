import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { polygon } from "#tests/support/cut-line/made-up-line.ts";
import {
  all,
  box,
  disc,
  type Drawing,
  painted,
  ring,
  star,
} from "#tests/support/cut-line/painted-picture.ts";
import type { PixelPicture } from "../coverage.ts";
import { type CutSettings, firstSettings } from "../cut-settings.ts";
import { cutterOf } from "../cutter.ts";
import { checkSavedLine } from "./check-saved-line.ts";
import { checkLine } from "./check-line.ts";
import { cutLineOf, type LineGeometry } from "./line-geometry.ts";

const SIZE = 240;
const WHITE = [250, 250, 250] as const;

function drawn(drawing: Drawing, settings: Partial<CutSettings> = {}, isPlain = false) {
  const picture = painted(SIZE, drawing, isPlain ? { ground: WHITE } : {});
  const fit = { widthMm: 60, heightMm: 60, borderMm: settings.borderMm ?? 2 };
  return cutterOf(picture, false)({ settings: { ...firstSettings, ...settings }, fit, isDraft: false });
}

function geometryOfStar(): LineGeometry {
  const { geometry } = drawn(star(120, 120, 100));
  if (geometry === null) throw new Error("a star has a line");
  return geometry;
}

function withCurves(...curves: LineGeometry["curves"]): LineGeometry {
  return { curves, picture: { x: 0, y: 0, width: 40_000, height: 40_000 }, outline: null };
}

const part = fc.record({
  kind: fc.constantFrom("disc", "star", "box", "ring"),
  x: fc.integer({ min: 40, max: 200 }),
  y: fc.integer({ min: 40, max: 200 }),
  reach: fc.integer({ min: 4, max: 38 }),
});

function drawingOf({ kind, x, y, reach }: typeof part extends fc.Arbitrary<infer T> ? T : never): Drawing {
  if (kind === "disc") return disc(x, y, reach);
  if (kind === "star") return star(x, y, reach);
  if (kind === "ring") return ring(x, y, reach, reach * 0.7);
  return box(x - reach, y - reach / 6, x + reach, y + reach / 6);
}

/** What is at fault with a line, told by its artwork's edge and by the pixels of its picture. */
function roundArtwork(geometry: LineGeometry, picture: PixelPicture): readonly string[] {
  return [
    checkSavedLine({ geometry, picture: null, isOfLargest: false }),
    checkSavedLine({ geometry: { ...geometry, outline: null }, picture, isOfLargest: false }),
  ].map((checked) => (checked.ok ? "ok" : checked.field));
}

it("every line that is drawn may be cut, holds its artwork, and measures what it says", () => {
  fc.assert(
    fc.property(
      fc.array(part, { minLength: 1, maxLength: 7 }),
      fc.constantFrom(0, 0.5, 1, 2, 3.5, 5),
      fc.constantFrom("one", "join", "largest"),
      fc.boolean(),
      fc.boolean(),
      (parts, borderMm, pieces, keepsHoles, isPlain) => {
        const settings = { borderMm, pieces, keepsHoles } as const;
        const drawing = all(...parts.map(drawingOf));
        const { line, geometry } = drawn(drawing, settings, isPlain);
        if (line === null || geometry === null) return;
        const checked = checkLine(geometry);
        expect(checked.ok ? "ok" : checked.why).toBe("ok");
        if (!checked.ok) return;
        if (pieces !== "largest") {
          expect(roundArtwork(geometry, painted(SIZE, drawing))).toEqual(["ok", "ok"]);
        }
        const { widthUm, heightUm, areaMm2, perimeterMm } = checked.measures;
        expect(Math.abs(widthUm / 1000 - line.widthMm)).toBeLessThan(0.005);
        expect(Math.abs(heightUm / 1000 - line.heightMm)).toBeLessThan(0.005);
        expect(areaMm2).toBeGreaterThan(0.9);
        // No shape has less edge than a circle.
        expect(perimeterMm ** 2).toBeGreaterThan(4 * Math.PI * areaMm2 * 0.99);
        expect(cutLineOf(geometry, { widthUm, heightUm, borderMm }).d).toBe(line.d);
      },
    ),
    { numRuns: 25 },
  );
});

describe("a line that no blade can follow is refused", () => {
  const square = polygon([0, 0], [40_000, 0], [40_000, 40_000], [0, 40_000]);
  it.each<[string, LineGeometry, RegExp]>([
    ["nothing", withCurves(), /1 to/],
    ["open", withCurves([...square.slice(0, -2), 5, 5]), /closed/],
    ["torn", withCurves(square.slice(0, -1)), /closed/],
    ["elsewhere", withCurves(square.map((value) => value + 3_000)), /begin at 0, 0/],
    ["huge", withCurves(square.map((value) => value * 100)), /longer/],
    ["an eight", withCurves(polygon([0, 0], [40_000, 40_000], [40_000, 0], [0, 40_000])), /crosses/],
    ["backwards", withCurves(polygon([0, 0], [0, 40_000], [40_000, 40_000], [40_000, 0])), /one way/],
    ["sharp corners", withCurves(square), /sharp/],
    ["a speck", withCurves(polygon([0, 0], [800, 0], [800, 800], [0, 800])), /1 mm/],
    [
      "twice",
      withCurves(
        square,
        square.map((value) => value * 0.5 + 1_000),
      ),
      /one way/,
    ],
  ])("%s", (_, geometry, why) => {
    const checked = checkLine(geometry);
    expect(checked.ok ? "" : `${checked.field}: ${checked.why}`).toMatch(why);
  });

  it("a thread between two discs", () => {
    const { geometry } = drawn(all(disc(60, 120, 40), disc(180, 120, 40)), { borderMm: 0 });
    const thin = geometry?.curves ?? [];
    expect(checkLine({ ...geometryOfStar(), curves: thin })).toMatchObject({ ok: true });
    const arm = polygon([0, 0], [20_000, 0], [20_000, 9_900], [40_000, 9_900], [40_000, 10_100], [0, 10_100]);
    expect(checkLine(withCurves(arm))).toMatchObject({ ok: false, field: "curves" });
  });
});

describe("where the picture lies", () => {
  it("beside its line it is refused", () => {
    const star = geometryOfStar();
    const away = { ...star, picture: { ...star.picture, x: 90_000 } };
    expect(checkLine(away)).toMatchObject({ ok: false, field: "picture" });
  });

  it("artwork that lies outside the line by more than hairs is found, by its edge and by its pixels", () => {
    const { geometry } = drawn(star(120, 120, 100), {}, true);
    if (!geometry) throw new Error("a star has a line");
    const picture = painted(SIZE, star(120, 120, 100));
    const leaves = (by: number) => {
      const moved = {
        ...geometry,
        picture: { ...geometry.picture, x: geometry.picture.x + by },
        outline:
          geometry.outline?.map((ring) => ring.map((value, at) => value + (at % 2 === 0 ? by : 0))) ?? null,
      };
      return roundArtwork(moved, picture);
    };
    expect(leaves(0)).toEqual(["ok", "ok"]);
    expect(leaves(2_000)).toEqual(["ok", "ok"]);
    expect(leaves(5_000)).toEqual(["outline", "curves"]);
  });
});

it("an edge of more corners than are kept is refused, in however many rings", () => {
  const star = geometryOfStar();
  const outline = Array.from({ length: 2_001 }, () => [0, 0, 9, 0, 9, 9, 0, 9]);
  expect(checkLine({ ...star, outline })).toMatchObject({ ok: false, field: "outline" });
});

it("a line of nearly as many points as there may be is checked", () => {
  const points = Array.from({ length: 1_900 }, (_, at) => {
    const angle = (at / 1_900) * 2 * Math.PI;
    const reach = 500_000 * (0.9 + 0.1 * Math.cos(40 * angle));
    return [Math.round(reach * Math.cos(angle)), Math.round(reach * Math.sin(angle))] as const;
  });
  const [left, top] = [Math.min(...points.map(([x]) => x)), Math.min(...points.map(([, y]) => y))];
  const wavy = polygon(...points.map(([x, y]) => [x - left, y - top] as const));
  const checked = checkLine({ ...withCurves(wavy), picture: { x: 0, y: 0, width: 1e6, height: 1e6 } });
  expect(checked).toMatchObject({ ok: true });
});
