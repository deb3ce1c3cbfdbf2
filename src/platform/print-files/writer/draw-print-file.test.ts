import sharp from "sharp";
import { describe, expect, test } from "vitest";
import {
  gradientDrawing,
  near,
  photo,
  pixels,
  printFilesOf,
} from "#tests/support/print-files/print-files-of.ts";
import { printedColours } from "#tests/support/print-files/printed-colours.ts";
import { readPlaced } from "#tests/support/print-files/read-placed.ts";
import { readPrintFile } from "#tests/support/server/read-print-file.ts";

describe("a photo on a round sticker of 50 mm", () => {
  const ask = async () =>
    printFilesOf({
      page: "paper-stickers",
      query: "cutting_id=2&shape_id=1",
      kind: "picture",
      file: await pixels(120, 90).jpeg().toBuffer(),
      artwork: photo,
    });

  test("lies over its bleed, with the boxes and the cut line of the order", async () => {
    const bytes = await (await ask()).one();
    const { trim, bleed, media, inks, overprints } = await readPrintFile(bytes);
    near(trim, { x: 10, y: 10, width: 50, height: 50 });
    near(bleed, { x: 8, y: 8, width: 54, height: 54 });
    near(media, { width: 70, height: 70 });
    expect([...inks.values()].map(({ name }) => name)).toEqual(["CutContour", "PerfCutContour", "All"]);
    expect(overprints).toBe(true);
    const placed = await readPlaced(bytes);
    // 54 mm high, 4:3.
    near(
      placed.find(({ kind }) => kind === "picture"),
      { x: -1, y: 8, width: 72, height: 54 },
    );
    const cut = placed.filter(({ layer }) => layer === "CutContour");
    expect(cut).toHaveLength(1);
    near(cut[0], { x: 10, y: 10, width: 50, height: 50 });
  });

  test("is imposed as the price is reckoned: 8 x 5 on the press's sheet, no bleed beyond half a gap", async () => {
    const bytes = await (await ask()).sheet();
    const { media } = await readPrintFile(bytes);
    near(media, { width: 450, height: 320 });
    const placed = await readPlaced(bytes);
    const cuts = placed.filter(({ layer }) => layer === "CutContour");
    expect(cuts).toHaveLength(40);
    near(cuts[0], { x: 11, y: 27, width: 50, height: 50 });
    near(cuts[39], { x: 389, y: 243, width: 50, height: 50 });
    expect(placed.filter(({ kind }) => kind === "picture")).toHaveLength(40);
  });
});

test("a picture that the customer has placed lies there, as large and turned as they see it", async () => {
  const bytes = await printFilesOf({
    page: "standard-business-card",
    query: "",
    kind: "picture",
    file: await pixels(120, 90).png().toBuffer(),
    artwork: photo,
    placing: { base: "fill", scale: 0.5, x: 0.1, y: -0.2, turn: 90 },
  }).one();
  const [picture] = (await readPlaced(bytes)).filter(({ kind }) => kind === "picture");
  // Turned, 92 x 57 of card and bleed are covered by 92 of its height: 122.67 x 92. Half of it, 9 mm right and 11 mm above the middle.
  near(picture, { width: 46, height: 61.333, x: 9 + 45 + 9 - 23, y: 9 + 27.5 - 11 - 30.667 });
  expect(picture?.quarters).toBe(1);
});

test("a picture whose edges are mirrored is as large as what is cut, its images round it fill the bleed", async () => {
  const bytes = await printFilesOf({
    page: "standard-business-card",
    query: "",
    kind: "picture",
    file: await pixels(180, 110).png().toBuffer(),
    artwork: { widthPx: 180, heightPx: 110, isClear: false },
    placing: { base: "mirror", scale: 1, x: 0, y: 0, turn: 0 },
  }).one();
  const pictures = (await readPlaced(bytes)).filter(({ kind }) => kind === "picture");
  expect(pictures).toHaveLength(9);
  near(pictures.at(-1), { x: 9, y: 9, width: 90, height: 55 });
  const lefts = pictures.map(({ x }) => Math.round(x)).sort((a, b) => a - b);
  expect(lefts).toEqual([-81, -81, -81, 9, 9, 9, 99, 99, 99]);
});

test("a free shape is cut along the line round its picture", async () => {
  const clear = await sharp(
    Buffer.from(gradientDrawing.replace(/<rect[^>]*>/, `<circle cx="100" cy="100" r="80"/>`)),
  )
    .webp()
    .toBuffer();
  const bytes = await printFilesOf({
    page: "paper-stickers",
    query: "cutting_id=2&shape_id=5",
    kind: "svg",
    file: Buffer.from(gradientDrawing),
    picture: clear,
    artwork: { widthPx: 300, heightPx: 200, isClear: true },
  }).one();
  const [cut] = (await readPlaced(bytes)).filter(({ layer }) => layer === "CutContour");
  // A disc with 2 mm round it, in the middle of 50 x 50.
  expect(Math.abs(cut!.width - 50)).toBeLessThan(0.2);
  expect(Math.abs(cut!.x + cut!.width / 2 - 35)).toBeLessThan(0.1);
});

test("a free shape with a line of the customer's own is cut along it, and trimmed to its box", async () => {
  const curve = [0, 20, 0, 8.95, 8.95, 0, 20, 0, 31.05, 0, 40, 8.95, 40, 20, 40, 31.05, 31.05, 40, 20, 40];
  const d = `M${curve.slice(0, 2).join(" ")}C${curve.slice(2).join(" ")} 8.95 40 0 31.05 0 20Z`;
  const asked = printFilesOf({
    page: "paper-stickers",
    query: "cutting_id=2&shape_id=5&size=custom&width=42&height=40",
    kind: "picture",
    file: await pixels(120, 90).png().toBuffer(),
    artwork: { ...photo, isClear: true },
    cutLine: {
      d,
      widthMm: 40,
      heightMm: 40,
      borderMm: 3,
      picture: { x: 3, y: 7.25, width: 34, height: 25.5 },
      artwork: null,
    },
  });
  const one = await asked.one();
  // In the middle of 42 x 40 mm.
  const line = { x: 11, y: 10, width: 40, height: 40 };
  const { trim, inks } = await readPrintFile(one);
  near(trim, line);
  expect([...inks.values()].map(({ name }) => name)).toEqual(["CutContour", "PerfCutContour", "All"]);
  const placed = await readPlaced(one);
  near(
    placed.find(({ layer }) => layer === "CutContour"),
    line,
  );
  near(
    placed.find(({ kind }) => kind === "picture"),
    { x: 14, y: 17.25, width: 34, height: 25.5 },
  );
  const cuts = (await readPlaced(await asked.sheet())).filter(({ layer }) => layer === "CutContour");
  expect(cuts.length).toBeGreaterThan(20);
  near(cuts[0], { width: 40, height: 40 });
});

test("labels on a roll are cut along the customer's own line, one after the other", async () => {
  const asked = printFilesOf({
    page: "roll",
    query: "shape_id=5&size=custom&width=42&height=40",
    kind: "picture",
    file: await pixels(120, 90).png().toBuffer(),
    artwork: { ...photo, isClear: true },
    cutLine: {
      d: "M20 0C31.05 0 40 8.95 40 20C40 31.05 31.05 40 20 40C8.95 40 0 31.05 0 20C0 8.95 8.95 0 20 0Z",
      widthMm: 40,
      heightMm: 40,
      borderMm: 3,
      picture: { x: 3, y: 7.25, width: 34, height: 25.5 },
      artwork: null,
    },
  });
  const one = await asked.one();
  near((await readPrintFile(one)).trim, { x: 11, y: 10, width: 40, height: 40 });
  const cuts = (await readPlaced(await asked.sheet())).filter(({ layer }) => layer === "CutContour");
  expect(cuts.length).toBeGreaterThan(5);
  for (const cut of cuts) near(cut, { width: 40, height: 40 });
});

describe("a free shape that is cut without a border", () => {
  /** A circle of 40 mm. */
  const d = "M20 0C31.05 0 40 8.95 40 20C40 31.05 31.05 40 20 40C8.95 40 0 31.05 0 20C0 8.95 8.95 0 20 0Z";
  const disc = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200"><circle cx="100" cy="100" r="100" fill="#c63"/></svg>`;
  const ask = async (borderMm: number) =>
    printFilesOf({
      page: "paper-stickers",
      query: "cutting_id=2&shape_id=5&size=custom&width=42&height=40",
      kind: "svg",
      file: Buffer.from(disc),
      picture: await sharp(Buffer.from(disc)).png().toBuffer(),
      artwork: { widthPx: 200, heightPx: 200, isClear: true },
      cutLine: {
        d,
        widthMm: 40,
        heightMm: 40,
        borderMm,
        picture: { x: 0, y: 0, width: 40, height: 40 },
        artwork: null,
      },
    });

  /** What is printed, the lowest first; a drawing's own lines are in its form. */
  const printed = async (bytes: Buffer) =>
    (await readPlaced(bytes)).filter(({ layer, kind }) => layer === "Artwork" && kind !== "line");

  test("has the colours of its edge round it for 2 mm, below a drawing that stays drawn", async () => {
    const one = await (await ask(0)).one();
    const placed = await printed(one);
    expect(placed.map(({ kind }) => kind)).toEqual(["picture", "form"]);
    const [edges, drawing] = placed;
    near(drawing, { x: 11, y: 10, width: 40, height: 40 });
    // 2 mm and a pixel of 0.2 mm on every side.
    near(edges, { x: 8.8, y: 7.8, width: 44.4, height: 44.4 });
    const colourAt = await printedColours(one);
    expect(colourAt(31, 8.5)).toEqual([204, 102, 51]);
    expect(colourAt(9.5, 30)).toEqual([204, 102, 51]);
    expect(colourAt(31, 7.5)).toEqual([255, 255, 255]);
    expect(colourAt(10, 9)).toEqual([255, 255, 255]);
  });

  test("has them on every piece of a sheet, and none with a border", async () => {
    const sheet = await printed(await (await ask(0)).sheet());
    expect(sheet.slice(0, 4).map(({ kind }) => kind)).toEqual(["picture", "form", "picture", "form"]);
    const bordered = await printed(await (await ask(0.5)).one());
    expect(bordered.map(({ kind }) => kind)).toEqual(["form"]);
  });
});

test("backs lie behind their fronts when a sheet is turned over, each upright", async () => {
  const file = await pixels(120, 90).jpeg().toBuffer();
  const card = {
    page: "standard-business-card",
    query: "sides=2",
    kind: "picture",
    file,
    artwork: photo,
  } as const;
  const [front, back] = await Promise.all([
    printFilesOf({ ...card, side: "front" }).sheet(),
    printFilesOf({ ...card, side: "back" }).sheet(),
  ]).then((sheets) => Promise.all(sheets.map((bytes) => readPlaced(bytes))));
  const [fronts, backs] = [front!, back!].map((placed) => placed.filter(({ kind }) => kind === "picture"));
  expect(fronts).toHaveLength(21);
  expect(new Set(fronts?.map(({ quarters }) => quarters))).toEqual(new Set([1]));
  expect(new Set(backs?.map(({ quarters }) => quarters))).toEqual(new Set([3]));
  near(backs?.[0], { x: 450 - fronts![0]!.x - fronts![0]!.width, y: fronts![0]!.y });
});

test.each([
  ["something that is no PDF", "pdf", "%PDF-1.7 and nothing more", "unreadable"],
  ["something that is no picture", "picture", "GIF89a", "unreadable"],
] as const)("%s is refused by name", async (_name, kind, content, code) => {
  const ask = { page: "standard-business-card", query: "", kind, file: Buffer.from(content), artwork: photo };
  await expect(printFilesOf(ask).one()).rejects.toMatchObject({ code });
});
