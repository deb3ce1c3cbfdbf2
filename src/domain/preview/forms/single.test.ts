import { describe, expect, it } from "vitest";
import { catalogueDocument } from "#catalogue/catalogue.ts";
import { compileCatalogue } from "#domain/catalogue/catalogue.ts";
import { choose } from "#domain/configure/choose.ts";
import { defaultSelection } from "#domain/configure/default-selection.ts";
import type { Change } from "#domain/configure/selection.ts";
import type { EdgePicture } from "../artwork/frame.ts";
import { type Scene, type SceneShape, STAGE } from "../scene.ts";
import { sceneOf } from "../scene-of.ts";

const catalogue = compileCatalogue(catalogueDocument, "test");
const ART_PAPER = { productIds: [1], onlySupplyIds: null };
const artwork = { href: "blob:own", widthPx: 1200, heightPx: 1200 };

/** A round art paper sticker of 50 mm in a supply. */
function round(supplySlug: string, own: typeof artwork | null = null): Scene {
  const supplyId = catalogueDocument.supplies.find(({ slug }) => slug === supplySlug)!.id;
  const circle: Change = { field: "shape", id: 1 };
  const selection = choose(
    catalogue,
    ART_PAPER,
    defaultSelection(catalogue, ART_PAPER, { supplyId }),
    circle,
  );
  return sceneOf(catalogue, selection, { artwork: own });
}

function flat(shapes: readonly SceneShape[]): SceneShape[] {
  return shapes.flatMap((row) => (row.kind === "group" ? [row, ...flat(row.children)] : [row]));
}
function outlinesOf(picture: Scene, part: string): (string | undefined)[] {
  return flat(picture.shapes)
    .filter((row) => row.part === part)
    .map((row) => (row.kind === "path" ? row.d : row.kind === "group" ? row.clip : undefined));
}

const CIRCLE_OF_50 = "M0 25a25 25 0 1 1 50 0a25 25 0 1 1 -50 0Z";

describe("a cut goes where the words say it goes", () => {
  it.each(["die-cut", "thomson-cut"])("%s: print and backing end at the same line", (supply) => {
    const picture = round(supply);
    expect(outlinesOf(picture, "print")).toContain(CIRCLE_OF_50);
    expect(new Set(outlinesOf(picture, "backing"))).toEqual(new Set([CIRCLE_OF_50]));
  });

  it("kiss cut: the sticker lies on a larger square backing", () => {
    const picture = round("kiss-cut");
    expect(outlinesOf(picture, "print")).toContain(CIRCLE_OF_50);
    expect(outlinesOf(picture, "backing")).toEqual([
      "M-3.5 -5h57a1.5 1.5 0 0 1 1.5 1.5v57a1.5 1.5 0 0 1 -1.5 1.5h-57a1.5 1.5 0 0 1 -1.5 -1.5v-57a1.5 1.5 0 0 1 1.5 -1.5Z",
    ]);
  });

  it("a piece cut right through fills its measures: nothing of 54 mm is drawn beside 50 mm", () => {
    const picture = round("die-cut");
    const [left, right] = picture.measures
      .filter(({ axis }) => axis === "width")
      .flatMap(({ from, to }) => [from[0], to[0]]);
    expect(picture.focus.x).toBeCloseTo(left ?? 0, 6);
    expect(picture.focus.x + picture.focus.width).toBeCloseTo(right ?? 0, 6);
  });

  it("a steel die is for many: Thomson cut stands as a pile, die cut lies alone", () => {
    const layers = (supply: string) => outlinesOf(round(supply), "backing").length;
    expect(layers("die-cut")).toBe(1);
    expect(layers("thomson-cut")).toBeGreaterThan(3);
  });

  it("what of one's own picture is cut off is shown fainter, up to the bleed line, and stays on the stage", () => {
    const picture = round("die-cut", artwork);
    const [bleed] = flat(picture.shapes).filter((row) => row.part === "cut-off");
    expect(bleed?.opacity).toBeLessThan(0.5);
    expect(bleed?.kind === "group" && bleed.clip).toBe("M-2 25a27 27 0 1 1 54 0a27 27 0 1 1 -54 0Z");
    expect(picture.focus.width + 4 * picture.scale).toBeLessThan(STAGE.width);
  });
});

describe("a free shape is cut along the line round one's own picture", () => {
  const cutLine = {
    d: "M0 20C0 0 40 0 40 20C40 40 0 40 0 20Z",
    widthMm: 40,
    heightMm: 30,
    borderMm: 2,
    picture: { x: 2, y: -5, width: 36, height: 36 },
    artwork: "M2 2L38 2L20 28Z",
  };
  function scene(supplySlug: string, shapeId: number, edges: EdgePicture | null = null): Scene {
    const supplyId = catalogueDocument.supplies.find(({ slug }) => slug === supplySlug)!.id;
    const start = defaultSelection(catalogue, ART_PAPER, { supplyId });
    const selection = choose(catalogue, ART_PAPER, start, { field: "shape", id: shapeId });
    return sceneOf(catalogue, selection, { artwork: { ...artwork, cutLine, edges } });
  }

  it.each(["die-cut", "kiss-cut"])(
    "%s: print and knife follow it, and its box is what is measured",
    (supply) => {
      const picture = scene(supply, 5);
      expect(outlinesOf(picture, "kiss-cut")).toEqual([cutLine.d]);
      expect(outlinesOf(picture, "print")).toEqual([cutLine.d]);
      expect(picture.measures.map(({ millimetres }) => millimetres)).toEqual([40, 30]);
      expect(flat(picture.shapes).map((row) => row.part)).not.toContain("trim");
    },
  );

  it("a background that is not printed is left out round the artwork", () => {
    const clips = flat(scene("die-cut", 5).shapes).map((row) =>
      row.kind === "group" ? row.clip : undefined,
    );
    expect(clips).toContain(cutLine.artwork);
  });

  it.each([
    ["die-cut", 1],
    ["kiss-cut", 0],
  ])(
    "%s: the colours of its edge lie below the picture, and beyond the line they are faint",
    (supply, faint) => {
      const edges = { href: "blob:edges", beyond: { x: 0.1, y: 0.05 } };
      const shapes = flat(scene(supply, 5, edges).shapes);
      const pictures = shapes.filter((row) => row.kind === "picture");
      expect(pictures.slice(-2).map(({ href }) => href)).toEqual(["blob:edges", "blob:own"]);
      expect(pictures.at(-2)?.box.x).toBeCloseTo(-1.6);
      expect(pictures.at(-2)?.box.y).toBeCloseTo(-6.8);
      expect(pictures.at(-2)?.box.width).toBeCloseTo(43.2);
      expect(shapes.filter(({ part }) => part === "cut-off")).toHaveLength(faint);
    },
  );

  it("a circle stays a circle", () => {
    expect(outlinesOf(scene("die-cut", 1), "print")).toEqual([CIRCLE_OF_50]);
  });
});
