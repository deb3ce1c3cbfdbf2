import { type FaceMeasuresFile, readFaceMeasures } from "#domain/lettering/face-measures.ts";
import { type FaceOutlinesFile, readFaceOutlines } from "#domain/lettering/face-outlines.ts";
import { facesOf } from "#domain/lettering/faces.ts";

/** Letters whose figures can be worked out by hand: blocks, an "o" of four quadratic curves and a "c" of a cubic one. "V" stands closer after "A". */
const measures: FaceMeasuresFile = {
  unitsPerEm: 1000,
  glyphs: {
    A: [600, 50, -700, 550, 0, 2400, 1, 90, 0],
    V: [500, 0, -700, 500, 0, 2400, 1, 120, 300],
    o: [500, 0, -500, 500, 0, 1650, 1, 80, 60],
    c: [450, 0, -300, 400, 0, 1200, 1, 110, 0],
    i: [200, 40, -700, 140, 0, 1700, 2, 100, 50],
    ".": [300, 100, -100, 200, 0, 400, 1, 100, 0],
    " ": [250],
  },
  kerning: { A: { "-100": "V" } },
};

const outlines: FaceOutlinesFile = {
  unitsPerEm: 1000,
  glyphs: {
    A: "M50 0L50 -700L550 -700L550 0Z",
    V: "M0 0L0 -700L500 -700L500 0Z",
    o: "M0 -250Q0 -500 250 -500Q500 -500 500 -250Q500 0 250 0Q0 0 0 -250Z",
    c: "M0 0C0 -400 400 -400 400 0Z",
    i: "M40 0L40 -500L140 -500L140 0ZM40 -600L40 -700L140 -700L140 -600Z",
    ".": "M100 0L100 -100L200 -100L200 0Z",
  },
};

/** The same letters half as large in their em. */
function halved({ unitsPerEm, ...file }: FaceMeasuresFile): FaceMeasuresFile {
  return { ...file, unitsPerEm: unitsPerEm * 2 };
}

export const blockFaces = facesOf({
  measures: new Map([
    ["block", readFaceMeasures(measures)],
    ["small-block", readFaceMeasures(halved(measures))],
  ]),
  outlines: new Map([["block", readFaceOutlines(outlines)]]),
});
