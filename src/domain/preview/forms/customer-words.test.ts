import { expect, it } from "vitest";
import {
  letteringCatalogue as catalogue,
  letteringSelection,
} from "#tests/support/catalogue/lettering-catalogue.ts";
import { svgContentOf } from "../paint/svg-of.ts";
import { sceneOf } from "../scene-of.ts";
import type { PathShape, SceneShape, UseShape } from "../scene.ts";

function paths(shapes: readonly SceneShape[]): readonly (PathShape | UseShape)[] {
  return shapes.flatMap((shape) => {
    if (shape.kind === "group") return paths(shape.children);
    return shape.kind === "path" || shape.kind === "use" ? [shape] : [];
  });
}

function pathsOf(design: Parameters<typeof letteringSelection>[0]) {
  return paths(sceneOf(catalogue, letteringSelection(design)).shapes);
}

it("the customer's words are drawn and told", () => {
  const hello = letteringSelection({ text: "Hello", size: { by: "height", mm: 60 } });
  const drawn = catalogue.drawLettering(hello.lettering!)!;
  expect(drawn.heightMm).toBeCloseTo(60, 6);
  const scene = sceneOf(catalogue, hello);
  expect(scene.definitions["words"]).toMatchObject({ d: drawn.path });
  const copies = paths(scene.shapes).filter((shape) => shape.kind === "use" && shape.of === "words");
  expect(copies.length).toBeGreaterThan(1);
  for (const copy of copies) expect(copy.fill).toMatch(/^(#|film-)/);
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
  expect(marks?.kind === "path" ? marks.d.match(/M/g) : null).toHaveLength(2);
  expect(marksAt(52)).toEqual([]);
});

it("the longest text there may be is in its picture once, however many sets there are", () => {
  const line = "g@&8%Êâ".repeat(4).slice(0, 24);
  const selection = letteringSelection({
    text: Array.from({ length: 20 }, () => line).join("\n"),
    font: "grand-hotel",
    size: { by: "width", mm: 1000 },
    outline: { mm: 3, colourId: 2 },
  });
  const sets = { ...selection, sets: { custom: true, count: 4 } };
  const svg = svgContentOf(sceneOf(catalogue, sets), { prefix: "p-", texture: (name) => name });
  const { path } = catalogue.drawLettering(selection.lettering!)!;
  expect(svg.split(path)).toHaveLength(2);
  expect(svg.length).toBeLessThan(path.length + 50_000);
  expect(svg.length).toBeLessThan(1_000_000);
});
