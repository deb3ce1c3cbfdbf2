import { expect, it } from "vitest";
import { catalogueDocument } from "#catalogue/catalogue.ts";
import { compileCatalogue } from "#domain/catalogue/catalogue.ts";
import { readAddress } from "#domain/configure/address/address.ts";
import { scopeOf } from "#domain/configure/scope.ts";
import { apply, chain } from "../geometry/matrix.ts";
import type { SceneShape } from "../scene.ts";
import { svgContentOf } from "../paint/svg-of.ts";
import { sceneOf } from "../scene-of.ts";
import { type RollShape, labelOnWeb, viewOf } from "./roll.ts";

function flat(shapes: readonly SceneShape[]): SceneShape[] {
  return shapes.flatMap((row) => (row.kind === "group" ? [row, ...flat(row.children)] : [row]));
}

/** A label 75 wide and 50 high; the free end of the web is at the right. */
const sideways: RollShape = { along: 50, across: 75, web: 81, pitch: 53, radius: 50, bow: 15, length: 117 };
const upright: RollShape = { ...sideways, along: 75, across: 50, web: 56, pitch: 78 };

it.each([
  ["top", sideways, [37.5, 0]],
  ["bottom", sideways, [37.5, 50]],
  ["left", upright, [0, 25]],
  ["right", upright, [75, 25]],
] as const)("%s first: the middle of that edge is the first to come off the roll", (leading, roll, edge) => {
  const [s, v] = apply(labelOnWeb(leading, roll), edge);
  expect(s).toBe(roll.along);
  expect(v).toBe(roll.across / 2);
});

it.each(["top", "bottom", "left", "right"] as const)(
  "%s first: labels are seen upright, and the web goes where that edge points",
  (leading) => {
    const [a, b, c, d] = chain(labelOnWeb(leading, upright), viewOf[leading]);
    expect([a, b, c, d]).toEqual([1, 0, 0, 1]);
    const ways = { top: [0, -1], bottom: [0, 1], left: [-1, 0], right: [1, 0] };
    expect(apply(viewOf[leading], [1, 0])).toEqual(ways[leading]);
  },
);

it("labels of a free shape are cut along the line round one's own picture, with nothing else drawn for them", () => {
  const catalogue = compileCatalogue(catalogueDocument, "test");
  const scope = scopeOf(catalogue.featuredItemBySlug.get("roll")!);
  const selection = readAddress(catalogue, scope, new URLSearchParams("shape_id=5"));
  const cutLine = {
    d: "M0 20C0 0 40 0 40 20C40 40 0 40 0 20Z",
    widthMm: 40,
    heightMm: 30,
    borderMm: 2,
    picture: { x: 2, y: -5, width: 36, height: 36 },
    artwork: null,
  };
  const artwork = { href: "blob:own", widthPx: 600, heightPx: 600, cutLine };
  const { definitions, shapes, measures } = sceneOf(catalogue, selection, { artwork });
  expect(flat([definitions["label"]!]).filter(({ part }) => part === "kiss-cut")).toMatchObject([
    { d: cutLine.d },
  ]);
  expect(flat(shapes).filter(({ part }) => part === "trim" || part === "bleed")).toEqual([]);
  const sides = measures.map(({ millimetres }) => millimetres);
  expect([Math.min(...sides), Math.max(...sides)]).toEqual([30, 40]);
});

it("however many labels are seen round the roll, they are one that is repeated at the web's pitch", () => {
  const catalogue = compileCatalogue(catalogueDocument, "test");
  const scope = scopeOf(catalogue.featuredItemBySlug.get("roll")!);
  const selection = readAddress(catalogue, scope, new URLSearchParams("width=50&height=75"));
  const scene = sceneOf(catalogue, selection);
  const slices = flat(scene.shapes).filter((shape) => shape.kind === "repeat");
  expect(slices.length).toBeGreaterThan(6);
  const onWeb = flat(scene.shapes).flatMap((shape) =>
    shape.kind === "use" && shape.of === "label" ? [shape.matrix?.[4] ?? 0] : [],
  );
  for (const { of, tile, at } of slices) {
    expect(of).toBe("label");
    expect(tile.width).toBeCloseTo(onWeb[0]! - onWeb[1]!, 9);
    expect(at[0]).toBe(onWeb[0]);
  }
  const svg = svgContentOf(scene, { prefix: "t-", texture: String });
  expect(svg.match(/<pattern /g)).toHaveLength(1);
  expect(svg.match(/href="#t-label"/g)).toHaveLength(onWeb.length + 1);
});
