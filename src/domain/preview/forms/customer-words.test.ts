import { expect, it } from "vitest";
import {
  letteringCatalogue as catalogue,
  letteringSelection,
} from "#tests/support/catalogue/lettering-catalogue.ts";
import { sceneOf } from "../scene-of.ts";
import type { PathShape, SceneShape } from "../scene.ts";

function paths(shapes: readonly SceneShape[]): readonly PathShape[] {
  return shapes.flatMap((shape) =>
    shape.kind === "group" ? paths(shape.children) : shape.kind === "path" ? [shape] : [],
  );
}

function pathsOf(design: Parameters<typeof letteringSelection>[0]) {
  return paths(sceneOf(catalogue, letteringSelection(design)).shapes);
}

it("the customer's words are drawn and told", () => {
  const hello = letteringSelection({ text: "Hello", size: { by: "height", mm: 60 } });
  const drawn = catalogue.drawLettering(hello.lettering!)!;
  expect(drawn.heightMm).toBeCloseTo(60, 6);
  const scene = sceneOf(catalogue, hello);
  expect(paths(scene.shapes).filter(({ d }) => d === drawn.path).length).toBeGreaterThan(1);
  expect(scene.words).toContain("“Hello”, in Antique Olive (cut in Bricolage Grotesque)");
});

it("a second film shows as far round the letters as it is wider", () => {
  const wide = pathsOf({ text: "Hello", outline: { mm: 3, colourId: 2 } }).filter(
    ({ strokeWidth }) => strokeWidth === 6,
  );
  expect(wide).toHaveLength(1);
  expect(pathsOf({ text: "Hello" }).some(({ strokeWidth }) => strokeWidth === 6)).toBe(false);
});

it("while nothing is written no sample words are drawn in their place", () => {
  const empty = pathsOf({ text: "" });
  expect(empty.length).toBeGreaterThan(0);
  expect(empty.length).toBeLessThan(pathsOf({ text: "Hello" }).length);
});

it("letters that are too small are marked, others are not", () => {
  const marksAt = (mm: number) =>
    pathsOf({ text: "Hello", size: { by: "height", mm } }).filter(({ part }) => part === "too-small");
  const [marks] = marksAt(30);
  // At 30 mm the two l are 5.84 mm wide, the others more than ten.
  expect(marks?.d.match(/M/g)).toHaveLength(2);
  expect(marksAt(52)).toEqual([]);
});
