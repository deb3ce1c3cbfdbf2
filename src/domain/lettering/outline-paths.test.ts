import { describe, expect, test } from "vitest";
import { blockFaces } from "#tests/support/lettering/block-faces.ts";
import { defaultDesign, type LetteringDesign } from "./design.ts";
import { measureDesign } from "./measure-design.ts";
import { letterPath, letterShapes } from "./outline-paths.ts";

function shapes(part: Partial<LetteringDesign>, mirrored = false) {
  const measures = measureDesign(blockFaces, { ...defaultDesign, font: "block", ...part });
  if (!measures.ok) throw new Error(measures.code);
  return letterShapes(blockFaces, measures.layout, measures.mmPerPx, mirrored);
}

const tall = { by: "height", mm: 35 } as const;

describe("letters as paths in millimetres, from the upper left corner of the ink", () => {
  test("stand where they are set; a space has none", () => {
    // Half a millimetre to the pixel; the ink begins 5 pixels right of the first origin.
    expect(shapes({ text: "A .", size: tall }).map((shape) => letterPath(shape))).toEqual([
      "M0 35 L0 0 L25 0 L25 35 Z",
      "M45 35 L45 30 L50 30 L50 35 Z",
    ]);
  });

  test("curves stay curves", () => {
    expect(shapes({ text: "o", size: { by: "height", mm: 50 } }).map((shape) => letterPath(shape))).toEqual([
      "M0 25 Q0 0 25 0 Q50 0 50 25 Q50 50 25 50 Q0 50 0 25 Z",
    ]);
    expect(shapes({ text: "c", size: { by: "width", mm: 40 } }).map((shape) => letterPath(shape))).toEqual([
      "M0 30 C0 -10 40 -10 40 30 Z",
    ]);
  });

  test("mirrored they read from behind, in the same box", () => {
    expect(shapes({ text: "A .", size: tall }, true).map((shape) => letterPath(shape))).toEqual([
      "M50 35 L50 0 L25 0 L25 35 Z",
      "M5 35 L5 30 L0 30 L0 35 Z",
    ]);
  });

  test("mirrored on an arc, every point lies as far from the other side", () => {
    const part = { text: "AV.o", arc: 100, size: { by: "width", mm: 80 } } as const;
    const numbersOf = (mirrored: boolean) =>
      shapes(part, mirrored).flatMap(
        (shape) =>
          letterPath(shape)
            .match(/-?[\d.]+/g)
            ?.map(Number) ?? [],
      );
    const [plain, mirrored] = [numbersOf(false), numbersOf(true)];
    expect(plain.length).toBeGreaterThan(30);
    expect(mirrored).toEqual(plain.map((value, at) => expect.closeTo(at % 2 === 0 ? 80 - value : value, 2)));
  });

  test("on an arc they are turned, not bent: their sides stay straight and as long", () => {
    const [first = ""] = shapes({ text: "AA", arc: 180, size: { by: "width", mm: 100 } }).map((shape) =>
      letterPath(shape),
    );
    const points = [...first.matchAll(/([-\d.]+) ([-\d.]+)/g)].map(
      ([, x, y]) => [Number(x), Number(y)] as const,
    );
    const sides = points
      .slice(1)
      .map(([x, y], at) => Math.hypot(x - (points[at]?.[0] ?? 0), y - (points[at]?.[1] ?? 0)));
    expect(sides[0]).toBeCloseTo(sides[2] ?? 0, 2);
    expect((sides[0] ?? 0) / (sides[1] ?? 1)).toBeCloseTo(70 / 50, 2);
  });

  test("the path in font units with its matrix is the same letter", () => {
    const [shape] = shapes({ text: "A", size: tall });
    expect(shape).toMatchObject({ letter: "A", line: 0, index: 0, path: "M50 0L50 -700L550 -700L550 0Z" });
    expect(shape?.matrix).toEqual([0.05, 0, -0, 0.05, -2.5, 35].map((value) => expect.closeTo(value, 9)));
  });
});
