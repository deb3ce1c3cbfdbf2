import { expect, it } from "vitest";
import { letteringCatalogue, letteringSelection } from "#tests/support/catalogue/lettering-catalogue.ts";
import { designs } from "../artwork/designs.ts";
import { boxUnder, identity } from "../geometry/matrix.ts";
import { gradients } from "../paint/paints.ts";
import { svgContentOf } from "../paint/svg-of.ts";
import { STAGE, type SceneShape } from "../scene.ts";
import { subjectOf } from "../subject/subject-of.ts";
import { placeDrawings } from "./draw-place.ts";
import { placePaints } from "./place-paints.ts";
import { places } from "./places.ts";
import { stuckSize, stuckWordsOf, toneFor, wordsPainting } from "./stuck-label.ts";

const looks = places.flatMap((place) =>
  (["light", "dark"] as const).flatMap((tone) =>
    (place.isGlass ? (["outside", "inside"] as const) : (["outside"] as const)).map((from) => ({
      place,
      tone,
      from,
      name: `${place.id} ${tone} ${from}`,
    })),
  ),
);

function paintsOf(shapes: readonly SceneShape[]): string[] {
  return shapes.flatMap((shape) => {
    if (shape.kind === "group") return paintsOf(shape.children);
    return shape.kind === "path" ? [shape.fill, shape.stroke].filter((paint) => paint !== undefined) : [];
  });
}

it.each(looks)("every paint of $name is one the painter has", ({ place, tone, from }) => {
  const { behind, glass, inFront } = placeDrawings[place.id]({ tone, from });
  const named = paintsOf([...behind, ...glass, ...inFront]).filter(
    (paint) => !paint.startsWith("#") && !paint.startsWith("texture-"),
  );
  expect(named.length).toBeGreaterThan(5);
  expect(named.filter((paint) => !(paint in placePaints) && !(paint in gradients))).toEqual([]);
  expect(
    svgContentOf({ scale: 1, definitions: {}, shapes: behind }, { prefix: "p-", texture: String }),
  ).not.toMatch(/NaN|undefined/);
});

it.each(places)(
  "$name is as wide as it says, and its surface and where words rest lie in the picture",
  (place) => {
    const { surface, rest, widthMm } = place;
    const heightMm = (widthMm * STAGE.height) / STAGE.width;
    expect(boxUnder([identity], surface)).toEqual(surface);
    expect(surface.x).toBeGreaterThanOrEqual(0);
    expect(surface.x + surface.width).toBeLessThanOrEqual(widthMm);
    expect(surface.y + surface.height).toBeLessThanOrEqual(heightMm);
    expect(rest[0]).toBeGreaterThan(surface.x);
    expect(rest[0]).toBeLessThan(surface.x + surface.width);
    expect(rest[1]).toBeGreaterThan(surface.y);
    expect(rest[1]).toBeLessThan(surface.y + surface.height);
  },
);

it("the sizes that people know are drawn: 3,000 mm of wall, a pane of 780 in a door, a panel of a van, a mailbox's front", () => {
  expect(places.map(({ id, widthMm, surface }) => [id, widthMm, surface.width])).toEqual([
    ["wall", 3000, 2760],
    ["door", 2430, 780],
    ["van", 4700, 2240],
    ["mailbox", 660, 330],
  ]);
});

function stuck(design: Parameters<typeof letteringSelection>[0], colour = 2) {
  const selection = { ...letteringSelection(design), colourId: colour };
  return stuckWordsOf(subjectOf(designs, letteringCatalogue, selection));
}

function colourId(slug: string): number {
  return letteringCatalogue.document.colours.find((row) => row.slug === slug)!.id;
}

it("words are as large as they are ordered, and by their outline larger on every side", () => {
  const plain = stuckSize(stuck({ text: "Hello", size: { by: "height", mm: 60 } })!);
  expect(plain.heightMm).toBeCloseTo(60, 6);
  const wide = stuckSize(
    stuck({ text: "Hello", size: { by: "height", mm: 60 }, outline: { mm: 3, colourId: 2 } })!,
  );
  expect(wide.heightMm).toBeCloseTo(66, 6);
  expect(wide.widthMm).toBeCloseTo(plain.widthMm + 6, 6);
  expect(stuck({ text: "" })).toBeNull();
});

it("dark films are shown on something light, white and metal on something dark", () => {
  const tone = (slug: string) => toneFor(stuck({ text: "Hi" }, colourId(slug))!);
  expect(tone("black")).toBe("light");
  expect(tone("white")).toBe("dark");
  expect(tone("gold")).toBe("dark");
});

it("the words' path is written once; hologram has its texture, and behind glass there is no edge", () => {
  const words = stuck({ text: "Hello", size: { by: "height", mm: 60 } }, colourId("hologram"))!;
  const svg = (isOnTop: boolean) =>
    svgContentOf(wordsPainting(words, 0.3, isOnTop), { prefix: "w-", texture: (name) => `/${name}.webp` });
  expect(svg(true).split(words.drawn.path)).toHaveLength(2);
  expect(svg(true)).toContain("/hologram.webp");
  expect(svg(true).match(/<use/g)).toHaveLength(4);
  expect(svg(false).match(/<use/g)).toHaveLength(2);
});
