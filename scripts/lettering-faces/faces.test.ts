import { existsSync, globSync, readFileSync, statSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { letteringFaces } from "#catalogue/faces.ts";
import { committed, committedMeasures, committedOutlines, faceRevision, namesFile } from "./committed.ts";
import { type Contour, contoursOf, type Point } from "./outline/contours.ts";
import { crossings } from "./outline/crossings.ts";
import { boxOf, flattened, lengthOf, signedArea } from "./outline/flatten.ts";
import { hairs } from "./outline/hairs.ts";
import { kerningPairs } from "./kerning-rows.ts";
import { requiredLetters } from "./letters.ts";
import { isLicensed, licensedFace } from "./licensed-face.ts";
import { holds } from "./outline/unite.ts";

const own = letteringFaces.filter(({ cutWith }) => cutWith === undefined);

function polygonsOf(contours: readonly Contour[], pieces: number): Point[][] {
  return contours.map((contour) => flattened(contour, pieces));
}

test("the list begins with the default, and every face has its files", () => {
  expect(letteringFaces[0]?.id).toBe("antique-olive");
  expect(letteringFaces[0]?.cutWith).toBe(isLicensed() ? undefined : "bricolage-grotesque");
  expect(globSync("public/fonts/lettering/*.json")).toHaveLength(2 * own.length);
  for (const { id } of own) expect(existsSync(committed(id, "outlines"))).toBe(true);
});

test("an address changes when its file does", () => {
  for (const { id, cutWith, revision } of letteringFaces) expect(revision).toBe(faceRevision(cutWith ?? id));
});

test("there are eighty faces, each with its name in its own letters and its licence", () => {
  expect(letteringFaces.filter(({ id }) => id !== "antique-olive")).toHaveLength(80);
  const [names, licences] = [
    readFileSync(namesFile, "utf8"),
    readFileSync("public/fonts/licences.txt", "utf8"),
  ];
  expect(names.match(/<symbol id="[^"]+"/g)).toEqual(letteringFaces.map(({ id }) => `<symbol id="${id}"`));
  for (const { name } of own) expect(licences).toContain(`\n${name}\n`);
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

describe.each(own)("$name", ({ id, licence }) => {
  const [measures, outlines] = [committedMeasures(id), committedOutlines(id)];
  const inked = Object.entries(measures.glyphs).filter(([letter]) => letter !== " ");
  const drawn = new Map(Object.entries(outlines.glyphs).map(([letter, path]) => [letter, contoursOf(path)]));

  test("has the 184 letters, in both files", () => {
    expect(requiredLetters).toHaveLength(184);
    const missing = requiredLetters.filter((letter) => outlines.glyphs[letter] === undefined);
    expect(licence === licensedFace.licence ? [] : missing).toEqual([]);
    expect(inked.map(([letter]) => letter)).toEqual(Object.keys(outlines.glyphs));
    expect(measures.glyphs[" "]).toEqual([expect.any(Number)]);
    expect(measures.unitsPerEm).toBe(outlines.unitsPerEm);
  });

  test("is drawn on whole units", () => {
    const others = Object.entries(outlines.glyphs).filter(([, path]) => !/^[MLQCZ\d -]+$/.test(path));
    expect(others).toEqual([]);
  });

  test("has measures that are those of the outlines", () => {
    const wrong = inked.filter(([letter, [advance, xMin, yMin, xMax, yMax, length = 0, pieces]]) => {
      const contours = drawn.get(letter) ?? [];
      const polygons = polygonsOf(contours, 16);
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
    const crossed = [...drawn].filter(([, contours]) => crossings(polygonsOf(contours, 4)) > 0);
    expect(crossed.map(([letter]) => letter)).toEqual([]);
  });

  test("has no line that leads back on the one before it", () => {
    const nicked = [...drawn].filter(([, contours]) => hairs(polygonsOf(contours, 16)) > 0);
    expect(nicked.map(([letter]) => letter)).toEqual([]);
  });

  test("has outer contours wound clockwise and holes the other way", () => {
    const wrong = [...drawn].filter(([, contours]) => {
      const polygons = polygonsOf(contours, 3);
      const isOuter = (polygon: readonly Point[]) => {
        const around = polygons.filter((other) => holds(other, polygon));
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
    expect(statSync(committed(id, "measures")).size).toBeLessThan(145_000);
  });
});
