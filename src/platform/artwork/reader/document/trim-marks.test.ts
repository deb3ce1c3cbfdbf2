import { describe, expect, test } from "vitest";
import type { BoxMm } from "#domain/artwork/lie/page-boxes.ts";
import { documentOf, pt } from "#tests/support/artwork/documents.ts";
import { readDocument } from "#tests/support/artwork/read-document.ts";
import { markedBox } from "./trim-marks.ts";

/** The eight marks at the corners of a box, 5 mm long and so far from it. */
function marksRound({ x, y, width, height }: BoxMm, away: number): BoxMm[] {
  const [right, foot] = [x + width, y + height];
  return [x, right].flatMap((column) =>
    [y, foot].flatMap((row) => [
      { x: column, y: row === y ? y - away - 5 : foot + away, width: 0, height: 5 },
      { x: column === x ? x - away - 5 : right + away, y: row, width: 5, height: 0 },
    ]),
  );
}

const trim = { x: 30, y: 40, width: 90, height: 50 };
const bleed = { x: 27, y: 37, width: 96, height: 56 };
/** The crosses in the middle of each side. */
const crosses = [
  { x: 75, y: 30, width: 0, height: 6 },
  { x: 72, y: 33, width: 6, height: 0 },
  { x: 75, y: 94, width: 0, height: 6 },
  { x: 72, y: 97, width: 6, height: 0 },
];

describe("crop marks", () => {
  test("mark what is cut, also beside marks of its bleed and crosses in the middles", () => {
    expect(markedBox(marksRound(trim, 3))).toEqual(trim);
    expect(markedBox([...marksRound(bleed, 3), ...marksRound(trim, 3), ...crosses])).toEqual(trim);
  });

  test("are at all four corners: a table, a frame and half of them mark nothing", () => {
    expect(markedBox(marksRound(trim, 3).slice(0, 5))).toBeNull();
    expect(markedBox(marksRound(trim, -4))).toBeNull();
    const grid = [0, 10, 20].map((at) => ({ x: at, y: 0, width: 0, height: 20 }));
    expect(markedBox([...grid, ...grid.map(({ x }) => ({ x: 0, y: x, width: 20, height: 0 }))])).toBeNull();
    expect(markedBox([])).toBeNull();
  });

  test("of a page without boxes are its trim, whatever else stands beside them", async () => {
    const file = await documentOf(150, 130, (page) => {
      page.drawRectangle({ x: pt(28), y: pt(38), width: pt(94), height: pt(54) });
      for (const { x, y, width, height } of marksRound(trim, 3))
        page.drawLine({
          start: { x: pt(x), y: pt(130 - y) },
          end: { x: pt(x + width), y: pt(130 - y - height) },
          thickness: 0.25,
        });
    });
    const { facts } = await readDocument(file);
    // No farther round it than bleed goes.
    expect(facts.boxes?.trim).toEqual({ x: 30, y: 40, width: 90, height: 50 });
    expect(facts.boxes?.printed).toEqual({ x: 25, y: 35, width: 100, height: 60 });
  });
});
