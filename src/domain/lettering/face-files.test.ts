import { expect, test } from "vitest";
import { readFaceMeasures } from "./face-measures.ts";
import { readFaceOutlines } from "./face-outlines.ts";
import { facesOf, noFaces } from "./faces.ts";

const measures = readFaceMeasures({
  unitsPerEm: 1000,
  glyphs: { i: [260, 60, -740, 200, 0, 1900, 2, 140, 0], " ": [230] },
  kerning: { iī: { "-4": " V", "12": "j" } },
});
const outlines = readFaceOutlines({ unitsPerEm: 1000, glyphs: { i: "M60 0L200 0L200 -740Z" } });

test("a face's file says by letter what it measures; a space has an advance and no ink", () => {
  expect(measures.glyphs.get("i")).toEqual({
    advance: 260,
    ink: { xMin: 60, yMin: -740, xMax: 200, yMax: 0 },
    contourLength: 1900,
    pieces: 2,
    stroke: 140,
    counter: 0,
  });
  expect(measures.glyphs.get(" ")).toEqual({
    advance: 230,
    ink: null,
    contourLength: 0,
    pieces: 0,
    stroke: 0,
    counter: 0,
  });
});

test("letters kerned alike share a row of the file; a pair that is not in it is not kerned", () => {
  const { kerning } = measures;
  expect([
    kerning("i", " "),
    kerning("ī", "V"),
    kerning("i", "j"),
    kerning("j", "i"),
    kerning("i", "o"),
  ]).toEqual([-4, -4, 12, 0, 0]);
});

test("a face that has no file yet is cut with another", () => {
  const faces = facesOf({
    measures: new Map([["bricolage-grotesque", measures]]),
    outlines: new Map([["bricolage-grotesque", outlines]]),
    cutWith: new Map([["antique-olive", "bricolage-grotesque"]]),
  });
  expect(faces.measures("antique-olive")).toBe(measures);
  expect(faces.outlines("antique-olive")?.glyphs.get("i")).toMatch(/^M60 0/);
  expect(faces.measures("pacifico")).toBeUndefined();
  expect(noFaces.measures("antique-olive")).toBeUndefined();
});
