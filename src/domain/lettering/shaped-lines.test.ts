import { describe, expect, test } from "vitest";
import { shopFaces } from "#tests/support/lettering/shop-faces.ts";
import shapedLines from "#tests/support/lettering/shaped-lines.json" with { type: "json" };
import { defaultDesign } from "./design.ts";
import { measureDesign } from "./measure-design.ts";

const faces = shopFaces(...new Set(shapedLines.map(({ face }) => face)));

/** As finely as lettering is judged, in millimetres. */
const CLOSE = 0.01;

describe("words 100 mm high stand where HarfBuzz sets them, reading the fonts themselves", () => {
  test.each(shapedLines)("$face: $line", ({ face, line, unitsPerEm, pens, ink: shapedInk }) => {
    const measures = measureDesign(faces, {
      ...defaultDesign,
      text: line,
      font: face,
      size: { by: "height", mm: 100 },
    });
    if (!measures.ok) throw new Error(measures.code);
    const { letters, ink } = measures.layout;
    const [left = 0, top = 0, right = 0, bottom = 0] = shapedInk;
    const mmPerUnit = 100 / (bottom - top);
    expect(measures.mmPerPx * 100).toBeCloseTo(mmPerUnit * unitsPerEm, 2);
    expect(Math.abs(measures.widthMm - (right - left) * mmPerUnit)).toBeLessThan(CLOSE);
    for (const { letter, index, x } of letters) {
      const [own, other] = [(x - ink.xMin) * measures.mmPerPx, ((pens[index] ?? 0) - left) * mmPerUnit];
      expect(Math.abs(own - other), letter).toBeLessThan(CLOSE);
    }
  });
});
