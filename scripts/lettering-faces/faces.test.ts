import { existsSync, globSync, statSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { letteringFaces } from "#catalogue/faces.ts";
import { committed, committedMeasures, committedOutlines } from "./committed.ts";
import { contoursOf, type Point } from "./contours.ts";
import { boxOf, flattened, lengthOf, signedArea } from "./flatten.ts";
import { kerningPairs } from "./kerning-rows.ts";
import { requiredLetters } from "./letters.ts";
import { isInside } from "./unite.ts";

const own = letteringFaces.filter(({ cutWith }) => cutWith === undefined);

function polygonsOf(path: string, pieces: number): Point[][] {
  return contoursOf(path).map((contour) => flattened(contour, pieces));
}

/** On which side of the line from a to b a point lies: 0 on it. */
function side(a: Point, b: Point, point: Point): number {
  return Math.sign((b.x - a.x) * (point.y - a.y) - (b.y - a.y) * (point.x - a.x));
}

/** The lines of polygons, from left to right. */
function linesOf(polygons: readonly Point[][]) {
  return polygons
    .flatMap((polygon) => polygon.map((b, at) => ({ a: polygon.at(at - 1) ?? b, b })))
    .map(({ a, b }) => ({ a, b, left: Math.min(a.x, b.x), right: Math.max(a.x, b.x) }))
    .toSorted((one, other) => one.left - other.left);
}

/** How many pairs of lines go right through each other; touching is none. */
function crossings(polygons: readonly Point[][]): number {
  const lines = linesOf(polygons);
  let found = 0;
  for (const [at, { a, b, right }] of lines.entries())
    for (let next = at + 1; next < lines.length; next += 1) {
      const other = lines[next];
      if (other === undefined || other.left > right) break;
      const apart = side(a, b, other.a) * side(a, b, other.b) < 0;
      if (apart && side(other.a, other.b, a) * side(other.a, other.b, b) < 0) found += 1;
    }
  return found;
}

test("the list begins with the default, and every face has its files", () => {
  expect(letteringFaces[0]).toMatchObject({ id: "antique-olive", cutWith: "bricolage-grotesque" });
  const files = globSync("public/fonts/lettering/*.json");
  expect(files).toHaveLength(2 * own.length);
  for (const { id } of own) expect(existsSync(committed(id, "outlines"))).toBe(true);
});

/** The box of a line's ink, on an em of 100. */
function inkOf(id: string, text: string): readonly [width: number, height: number] {
  const { unitsPerEm, glyphs, kerning } = committedMeasures(id);
  const pairs = kerningPairs(kerning);
  const [lefts, tops, rights, bottoms]: [number[], number[], number[], number[]] = [[], [], [], []];
  let pen = 0;
  for (const [at, letter] of [...text].entries()) {
    const [advance = 0, xMin = 0, yMin = 0, xMax = 0, yMax = 0] = glyphs[letter] ?? [];
    lefts.push(pen + xMin);
    rights.push(pen + xMax);
    tops.push(yMin);
    bottoms.push(yMax);
    pen += advance + (pairs.get(letter + text.charAt(at + 1)) ?? 0);
  }
  const [width, height] = [
    Math.max(...rights) - Math.min(...lefts),
    Math.max(...bottoms) - Math.min(...tops),
  ];
  return [(width * 100) / unitsPerEm, (height * 100) / unitsPerEm];
}

test.each([
  ["bricolage-grotesque", 235.2, 72.9],
  ["roboto", 224.46, 75.98],
  ["pacifico", 264.9, 94.7],
])("Hello in %s is %f by %f on an em of 100", (id, width, height) => {
  const [x, y] = inkOf(id, "Hello");
  expect(x).toBeCloseTo(width, 2);
  expect(y).toBeCloseTo(height, 2);
});

test("a vowel with a macron stands where the plain one would", () => {
  const pairs = kerningPairs(committedMeasures("bricolage-grotesque").kerning);
  expect(pairs.get("Ta")).toBe(-65);
  expect(pairs.get("Tā")).toBe(-65);
});

describe.each(own)("$name", ({ id }) => {
  const [measures, outlines] = [committedMeasures(id), committedOutlines(id)];
  const inked = Object.entries(measures.glyphs).filter(([letter]) => letter !== " ");

  test("has the 184 letters, in both files", () => {
    expect(requiredLetters).toHaveLength(184);
    expect(requiredLetters.filter((letter) => outlines.glyphs[letter] === undefined)).toEqual([]);
    expect(inked.map(([letter]) => letter)).toEqual(Object.keys(outlines.glyphs));
    expect(measures.glyphs[" "]).toEqual([expect.any(Number)]);
    expect(measures.unitsPerEm).toBe(outlines.unitsPerEm);
  });

  test("is drawn on whole units", () => {
    for (const path of Object.values(outlines.glyphs)) expect(path).toMatch(/^[MLQCZ\d -]+$/);
  });

  test("has measures that are those of the outlines", () => {
    const wrong = inked.filter(([letter, [advance, xMin, yMin, xMax, yMax, length = 0, pieces]]) => {
      const contours = contoursOf(outlines.glyphs[letter] ?? "");
      const polygons = contours.map((contour) => flattened(contour, 20));
      const box = boxOf(contours);
      const measured = polygons.reduce((sum, polygon) => sum + lengthOf(polygon), 0);
      const sides = [
        box.xMin - (xMin ?? 0),
        box.yMin - (yMin ?? 0),
        box.xMax - (xMax ?? 0),
        box.yMax - (yMax ?? 0),
      ];
      const isBox = sides.every((off) => Math.abs(off) <= 0.0051);
      const outer = polygons.filter((polygon) => signedArea(polygon) > 0).length;
      return (
        !isBox ||
        pieces !== outer ||
        !((advance ?? -1) >= 0) ||
        Math.abs(measured - length) > 0.5 + length / 1000
      );
    });
    expect(wrong).toEqual([]);
  });

  test("has strokes in every letter, and spaces no wider than half an em", () => {
    const half = measures.unitsPerEm / 2;
    expect(inked.filter(([, row]) => !((row[7] ?? 0) > 0) || !((row[8] ?? 0) <= half))).toEqual([]);
  });

  test("has no contour that crosses another or itself", () => {
    const crossed = Object.entries(outlines.glyphs).filter(([, path]) => crossings(polygonsOf(path, 6)) > 0);
    expect(crossed.map(([letter]) => letter)).toEqual([]);
  });

  test("has outer contours wound clockwise and holes the other way", () => {
    const wrong = Object.entries(outlines.glyphs).filter(([, path]) => {
      const polygons = polygonsOf(path, 6);
      const isOuter = (polygon: readonly Point[]) => {
        const [point = { x: 0, y: 0 }] = polygon;
        const around = polygons.filter((other) => other !== polygon && isInside(point, other));
        return around.length % 2 === 0;
      };
      return polygons.some((polygon) => signedArea(polygon) > 0 !== isOuter(polygon));
    });
    expect(wrong.map(([letter]) => letter)).toEqual([]);
  });

  test("kerns letters it has, by less than an em", () => {
    const pairs = [...kerningPairs(measures.kerning)];
    expect(
      pairs.filter(([pair]) => [...pair].some((letter) => measures.glyphs[letter] === undefined)),
    ).toEqual([]);
    expect(pairs.filter(([, value]) => value === 0 || Math.abs(value) > measures.unitsPerEm)).toEqual([]);
  });

  test("is small enough to be fetched when it is chosen", () => {
    expect(statSync(committed(id, "outlines")).size).toBeLessThan(230_000);
    expect(statSync(committed(id, "measures")).size).toBeLessThan(70_000);
  });
});
