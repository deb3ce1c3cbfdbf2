import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { TooHeavyDrawing } from "./drawing-text.ts";
import { measureForm } from "./form-measures.ts";
import { formPixels, normalDrawing } from "./normal-drawing.ts";

function drawing(inside: string, root = 'viewBox="0 0 90 60"'): Buffer {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${root}>${inside}</svg>`,
  );
}

/** The colours of what is painted, in their order. */
async function fillsOf(content: Buffer): Promise<readonly (string | undefined)[]> {
  const { form } = await normalDrawing(content);
  return [...form.matchAll(/<path[^>]*?\sfill="([^"]*)"/g)].map(([, fill]) => fill);
}

describe("a drawing is as large as its root says, in any unit", () => {
  test.each([
    ['width="90mm" height="60mm" viewBox="0 0 90 60"', 90, 60],
    ['width="9cm" height="6cm"', 90, 60],
    ['width="3in" height="2.5in" viewBox="0 0 9 6"', 76.2, 63.5],
    ['width="72pt" height="36pt"', 25.4, 12.7],
    ['width="6pc" height="3pc"', 25.4, 12.7],
    ['width="96" height="48px"', 25.4, 12.7],
    ["width='40q' height='1.2e2Q'", 10, 30],
  ])("%s", async (root, widthMm, heightMm) => {
    const { sizeMm } = await normalDrawing(drawing('<path d="M0 0h5v5z"/>', root));
    expect(sizeMm?.widthMm).toBeCloseTo(widthMm, 6);
    expect(sizeMm?.heightMm).toBeCloseTo(heightMm, 6);
  });

  test.each([
    'viewBox="0 0 90 60"',
    'width="100%" height="100%" viewBox="0 0 90 60"',
    'width="90mm" viewBox="0 0 90 60"',
  ])("%s gives proportions alone", async (root) => {
    const { sizeMm, width, height } = await normalDrawing(drawing('<path d="M0 0h5v5z"/>', root));
    expect(sizeMm).toBeNull();
    expect(width / height).toBeGreaterThan(1);
  });
});

describe("styles are obeyed as a browser with a light screen does", () => {
  const rects = '<rect id="i" class="a b" width="9" height="9"/><rect class="b" width="9" height="9"/>';
  test.each([
    [
      "what is important beats an id, which beats a class",
      ".a{fill:#010101!important}#i{fill:#020202}.b{fill:#030303}",
      ["#010101", "#030303"],
    ],
    ["of two equals the later", ".b{fill:#010101}.b{fill:#020202}", ["#020202", "#020202"]],
    [
      "of paper and of the dark nothing",
      ".b{fill:#010101}@media print{.b{fill:#020202}}@media (prefers-color-scheme:dark){.b{fill:#030303}}",
      ["#010101", "#010101"],
    ],
    [
      "of a screen",
      "@media screen and (min-width:1px){.b{fill:#010101}}@media not screen{.b{fill:#020202}}",
      ["#010101", "#010101"],
    ],
    [
      "behind other rules of an at",
      "@charset 'x';@import 'y';@font-face{font-family:z}.b{fill:#010101}",
      ["#010101", "#010101"],
    ],
    [
      "by place and by what they are not",
      "rect:nth-child(2){fill:#010101}rect:not(.a){fill:#020202}",
      ["#010101", "#020202"],
    ],
    [
      "of the root, for what says nothing of itself",
      ":root{fill:#010101}.a{fill:#020202}",
      ["#020202", "#010101"],
    ],
    [
      "with variables and what is meant without",
      ":root{--x:#010101}.a{fill:var(--x)}.b:not(.a){fill:var(--y,var(--x))}",
      ["#010101", "#010101"],
    ],
  ])("%s", async (_what, css, fills) => {
    expect(await fillsOf(drawing(`<style>${css}</style>${rects}`))).toEqual(fills);
  });

  test("an element's own style beats rules, and those beat its attributes", async () => {
    const own = '<rect class="b" style="fill:#020202" fill="#030303" width="9" height="9"/>';
    const other = '<rect class="b" fill="#030303" width="9" height="9"/>';
    expect(await fillsOf(drawing(`<style>.b{fill:#010101}</style>${own}${other}`))).toEqual([
      "#020202",
      "#010101",
    ]);
  });
});

describe("colours of any notation are what they are", () => {
  test.each([
    ["rgb(10 20 30)", "#0a141e"],
    ["RGB(10, 20, 30)", "#0a141e"],
    ["rgb(0% 50% 100%)", "#0080ff"],
    ["hsl(120deg 100% 25%)", "#008000"],
    ["hwb(0 20% 20%)", "#cc3333"],
    ["lab(0% 0 0)", "#000000"],
    ["oklch(100% 0 0)", "#ffffff"],
    ["color(srgb 1 0.2 0)", "#ff3300"],
    ["color(display-p3 1 0 0)", "#ff0000"],
    ["#cd853f icc-color(acme, 0.1, 0.2)", "#cd853f"],
    ["url('#gone') rgb(10 20 30)", "#0a141e"],
    ["currentColor", "#0a141e"],
  ])("%s", async (colour, hex) => {
    const { hasUnknownColours } = await normalDrawing(
      drawing(`<rect fill="${colour}" width="9" height="9"/>`),
    );
    expect(hasUnknownColours).toBe(false);
    const group = `<g color="#0a141e"><rect fill="${colour}" width="9" height="9"/></g>`;
    expect(await fillsOf(drawing(group))).toEqual([hex]);
  });

  test("the tips of lines are painted as their lines are", async () => {
    const tip =
      '<marker id="m" markerWidth="4" markerHeight="4"><path d="M0 0h4v4z" style="fill:context-stroke"/></marker>';
    const lines = ["#010101", "#020202"].map(
      (stroke) => `<path d="M5 5h20" fill="none" style="stroke:${stroke};marker-end:url(#m)"/>`,
    );
    const content = drawing(`${tip}<g>${lines.join("")}</g>`);
    expect(await fillsOf(content)).toEqual(expect.arrayContaining(["#010101", "#020202"]));
    expect(await normalDrawing(content)).toMatchObject({ hasUnknownColours: false });
  });

  test("what a movement does is no colour", async () => {
    const moving =
      '<rect width="9" height="9" fill="#010101"><animate attributeName="x" fill="freeze"/></rect>';
    expect(await normalDrawing(drawing(moving))).toMatchObject({ hasUnknownColours: false });
  });

  test("one that nobody knows is told, and counts as not written", async () => {
    const content = drawing(
      '<g fill="#010101"><rect fill="color-mix(in srgb, red, blue)" width="9" height="9"/></g>',
    );
    expect(await normalDrawing(content)).toMatchObject({ hasUnknownColours: true });
    expect(await fillsOf(content)).toEqual(["#010101"]);
  });
});

test("bytes are read by their mark, by what they declare, and with the names that a drawing program gives", async () => {
  const rect = '<rect width="9" height="9" fill="#010101"/>';
  const svg = drawing(rect).toString();
  const illustrator = `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY ns "http://www.w3.org/2000/svg"><!ENTITY st "fill:#010101">]><svg xmlns="&ns;"><rect width="9" height="9" style="&st;"/></svg>`;
  for (const content of [
    Buffer.from(`\u{feff}${svg}`),
    Buffer.from(`\u{feff}${svg}`, "utf16le"),
    Buffer.from(`<?xml version="1.0" encoding="iso-8859-1"?><!-- \u00e9 -->${svg}`, "latin1"),
    Buffer.from(illustrator),
  ])
    expect(await fillsOf(content)).toEqual(["#010101"]);
});

describe("pictures in a drawing", () => {
  async function colourAt(content: Buffer, x: number, y: number) {
    const { form } = await normalDrawing(content);
    const { data, info } = await sharp(formPixels(form, 90)).raw().toBuffer({ resolveWithObject: true });
    const at = (y * info.width + x) * info.channels;
    return [...data.subarray(at, at + 3)];
  }

  test("lie as a camera held them, in picture and print file", async () => {
    const red = { create: { width: 20, height: 40, channels: 3, background: "#f00" } } as const;
    const turned = await sharp({ create: { width: 60, height: 40, channels: 3, background: "#00f" } })
      .composite([{ input: red, left: 0, top: 0 }])
      .jpeg({ quality: 100, chromaSubsampling: "4:4:4" })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const href = `data:image/jpeg;base64,${turned.toString("base64")}`;
    const content = drawing(`<image width="40" height="60" href="${href}"/>`);
    expect((await colourAt(content, 20, 5))[0]).toBeGreaterThan(240);
    expect((await colourAt(content, 20, 50))[2]).toBeGreaterThan(240);
  });

  test("have a resolution, and lines a width, as they lie", async () => {
    const pixels = await sharp({ create: { width: 30, height: 20, channels: 3, background: "#f00" } })
      .png()
      .toBuffer();
    const href = `data:image/png;base64,${pixels.toString("base64")}`;
    const picture = `<g transform="scale(2)"><image width="15" height="10" href="${href}"/></g>`;
    const lines =
      '<g transform="scale(.5)"><path d="M0 0h9" stroke="#000" stroke-width=".3"/><path d="M0 0h9" stroke="none" stroke-width=".1"/></g>';
    const { root } = await normalDrawing(drawing(picture + lines));
    const { thinnestLine, pixelsPerUnit } = measureForm(root);
    expect(thinnestLine).toBeCloseTo(0.15, 5);
    expect(pixelsPerUnit).toBeCloseTo(1, 5);
  });

  test("that are damaged are thrown of, and those that lie elsewhere are not looked for", async () => {
    const damaged = drawing('<image width="9" height="9" href="data:image/png;base64,iVBORw0KGgo="/>');
    await expect(normalDrawing(damaged)).rejects.toThrow(/corrupt|unsupported|png/i);
    const { form } = await normalDrawing(
      drawing('<path d="M0 0h5v5z"/><image width="9" height="9" href="/etc/hosts"/>'),
    );
    expect(form).not.toContain("hosts");
  });
});

test.each([
  [
    "filters that take longer than a print file may",
    `<filter id="f"><feMorphology radius="30"/></filter><rect filter="url(#f)" width="90" height="60"/>`,
  ],
  [
    "many filters",
    `<filter id="f"><feGaussianBlur stdDeviation="3"/></filter>${'<rect filter="url(#f)" width="90" height="60"/>'.repeat(9)}`,
  ],
])("%s are refused while they are read", async (_what, content) => {
  await expect(normalDrawing(drawing(content))).rejects.toThrow(TooHeavyDrawing);
});

test("the use of a group opens no clip, the use of a shape does", async () => {
  const uses = '<clipPath id="c"><use xlink:href="#g"/><use href="#r"/></clipPath>';
  const defs = `<defs><g id="g"><path d="M0 0h5v5z"/></g><rect id="r" width="7" height="9"/>${uses}</defs>`;
  const { form } = await normalDrawing(drawing(`${defs}<circle r="50" clip-path="url(#c)"/>`));
  expect(/<clipPath[^]*<\/clipPath>/.exec(form)?.[0].match(/<path/g)).toHaveLength(1);
});

test("a drawing that is used in itself again and again ends", async () => {
  const nested = Array.from(
    { length: 12 },
    (_, at) => `<g id="a${at + 1}">${`<use href="#a${at}"/>`.repeat(10)}</g>`,
  );
  const content = drawing(`<defs><path id="a0" d="M0 0h5v5z"/>${nested.join("")}</defs><use href="#a12"/>`);
  await expect(normalDrawing(content)).rejects.toThrow(/nodes/);
});
