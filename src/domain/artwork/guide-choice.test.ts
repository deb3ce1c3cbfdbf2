import { describe, expect, test } from "vitest";
import { catalogueDocument } from "#catalogue/catalogue.ts";
import { compileCatalogue } from "#domain/catalogue/catalogue.ts";
import { configuredTemplate } from "./configured-template.ts";
import { chooseShape, chooseSize, firstChoice, type GuideShape, withOwnSize } from "./guide-choice.ts";
import { templateOf } from "./template.ts";

const catalogue = compileCatalogue(catalogueDocument, "test");

function size(widthMm: number, heightMm: number) {
  return { widthMm, heightMm };
}

const shapes: readonly GuideShape[] = [
  { shape: "square", name: "Square", sizes: [size(50, 50), size(75, 75)] },
  { shape: "oval", name: "Oval", sizes: [size(60, 40)] },
];

/** content-and-lettering.md 4. */
describe("choices of the artwork guide", () => {
  test("a shape resets size and figure to the first, a size resets the figure", () => {
    const chosen = { shape: "square", size: 1, figure: "wrong" } as const;
    expect(chooseShape("oval")).toEqual({ shape: "oval", size: 0, figure: "template" });
    expect(chooseSize(chosen, 0)).toEqual({ shape: "square", size: 0, figure: "template" });
  });

  test("it opens with what is configured, which comes first if no standard size is like it", () => {
    const own = templateOf("oval", size(81, 33));
    const all = withOwnSize(shapes, own);
    expect(all[1]?.sizes).toEqual([size(81, 33), size(60, 40)]);
    expect(firstChoice(all, own)).toEqual({ shape: "oval", size: 0, figure: "template" });
    const standard = templateOf("square", size(75, 75));
    expect(withOwnSize(shapes, standard)).toEqual(shapes);
    expect(firstChoice(shapes, standard)).toEqual({ shape: "square", size: 1, figure: "template" });
  });

  test("without anything configured, or with a shape of another guide, it opens with the first", () => {
    const first = { shape: "square", size: 0, figure: "template" };
    expect(firstChoice(shapes, null)).toEqual(first);
    expect(firstChoice(shapes, templateOf("card", size(90, 55)))).toEqual(first);
  });
});

describe("the template of what is configured", () => {
  test.each([
    ["a circle", { supplyId: 1, shapeId: 1 }, [61, 61], "circle"],
    ["a rectangle", { supplyId: 2, shapeId: 4 }, [81, 40], "rectangle"],
    ["a custom outline", { supplyId: 1, shapeId: 5 }, [81, 40], "rectangle"],
    ["a custom outline of equal sides", { supplyId: 1, shapeId: 5 }, [60, 60], "square"],
    ["a sheet", { supplyId: 3, shapeId: null }, [148, 210], "rectangle"],
    ["a card", { supplyId: null, shapeId: null }, [85, 49], "card"],
    ["a size that no template is drawn for", { supplyId: 7, shapeId: null }, [1200, 600], undefined],
    ["no size yet", { supplyId: 1, shapeId: 1 }, [null, 60], undefined],
  ] as const)("%s", (_what, chosen, [widthMm, heightMm], shape) => {
    const found = configuredTemplate(catalogue, { ...chosen, size: { custom: true, widthMm, heightMm } });
    expect(found?.shape).toBe(shape);
    if (found) expect(found.trim).toEqual({ widthMm, heightMm });
  });
});
