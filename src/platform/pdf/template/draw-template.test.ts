import { describe, expect, test } from "vitest";
import { templateOf } from "#domain/artwork/template.ts";
import { readPrintFile } from "#tests/support/server/read-print-file.ts";
import { drawTemplate } from "./draw-template.ts";

function drawn(shape: Parameters<typeof templateOf>[0], widthMm: number, heightMm: number) {
  return drawTemplate(templateOf(shape, { widthMm, heightMm }), "Kisscut");
}

/** content-and-lettering.md 9.2: trim and bleed in millimetres, by hand; the page is at least 160 mm wide. */
test.each([
  ["square", [50, 50], [54, 54], [160, 128]],
  ["square", [75, 75], [79, 79], [160, 153]],
  ["square", [50, 100], [54, 104], [160, 178]],
  ["circle", [100, 100], [104, 104], [160, 178]],
  ["oval", [61, 40], [65, 44], [160, 118]],
  ["rectangle", [20, 15], [24, 19], [160, 93]],
  ["rectangle", [420, 297], [424, 301], [456, 375]],
  ["card", [90, 55], [92, 57], [160, 131]],
  ["card", [85, 49], [87, 51], [160, 125]],
] as const)("page boxes of a %s of %o are right to 0.01 mm", async (shape, trim, bleed, page) => {
  const read = await readPrintFile(await drawn(shape, trim[0], trim[1]));
  const middle = page[0] / 2;
  for (const [box, [width, height], bottom] of [
    [read.media, page, 0],
    [read.bleed, bleed, page[1] - 16 - bleed[1]],
    [read.trim, trim, page[1] - 16 - (bleed[1] + trim[1]) / 2],
  ] as const) {
    expect(Math.abs(box.width - width)).toBeLessThan(0.01);
    expect(Math.abs(box.height - height)).toBeLessThan(0.01);
    expect(Math.abs(box.x + box.width / 2 - middle)).toBeLessThan(0.01);
    expect(Math.abs(box.y - bottom)).toBeLessThan(0.01);
  }
});

describe("layers and inks", () => {
  test("a viewer lists five layers, the highest first; guides and notes are not printed", async () => {
    const { layers } = await readPrintFile(await drawn("oval", 60, 40));
    expect(layers).toEqual([
      { name: "Guide Notes", prints: false },
      { name: "Guide Safe", prints: false },
      { name: "Guide Trim", prints: true },
      { name: "Guide Bleed", prints: false },
      { name: "Artwork", prints: true },
    ]);
  });

  test("each guide has an ink of its own, and all of them overprint", async () => {
    const { inks, overprints } = await readPrintFile(await drawn("square", 50, 50));
    expect([...inks.values()]).toEqual([
      { name: "Guide Bleed", cmyk: "[ 1 0 0 0 ]" },
      { name: "CutContour", cmyk: "[ 0 1 0 0 ]" },
      { name: "Guide Safe", cmyk: "[ 0.8 0 0.9 0.3 ]" },
      { name: "Guide Notes", cmyk: "[ 0 0 0 1 ]" },
      { name: "Guide Trim", cmyk: "[ 0 1 0 0 ]" },
    ]);
    expect(overprints).toBe(true);
  });

  test("a cutter finds one line: the trim, a quarter of a point thick; artwork is empty", async () => {
    const { inks, drawn: layers } = await readPrintFile(await drawn("square", 50, 50));
    const [cut] = [...inks].find(([, { name }]) => name === "CutContour") ?? [];
    const using = layers.flatMap((shapes, at) => (shapes.includes(`/${cut} `) ? [at] : []));
    expect(using).toEqual([2]);
    expect(layers[2]?.match(/\bS\n/g)).toHaveLength(1);
    expect(Number(/([\d.]+) w/.exec(layers[2] ?? "")?.[1])).toBeCloseTo((0.25 * 25.4) / 72, 6);
    expect(layers[0]).toBe("");
  });
});

test("the same template is the same bytes, and asks for no font", async () => {
  const [first, second] = await Promise.all([drawn("circle", 50, 50), drawn("circle", 50, 50)]);
  expect(first.equals(second)).toBe(true);
  const text = first.toString("latin1");
  expect(text).not.toMatch(/CreationDate|ModDate|BaseFont/);
});
