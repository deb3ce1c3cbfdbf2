import { PDFDocument, PDFName } from "@cantoo/pdf-lib";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import type { Placing } from "#domain/configure/artwork/placing.ts";
import { extentOf } from "#domain/artwork/preflight/extent-of.ts";
import { readDocument } from "#tests/support/artwork/read-document.ts";
import { readDrawing } from "#platform/artwork/reader/read-drawing.ts";
import { readPicture } from "#platform/artwork/reader/read-picture.ts";
import { pageInInks } from "#tests/support/print-files/page-in-inks.ts";
import { photo, printFilesOf } from "#tests/support/print-files/print-files-of.ts";
import { formsOf } from "#tests/support/print-files/forms-of.ts";
import { printedColours } from "#tests/support/print-files/printed-colours.ts";
import { readPlaced } from "#tests/support/print-files/read-placed.ts";
import { readPrintFile } from "#tests/support/server/read-print-file.ts";

const POINTS = 72 / 25.4;

const readers = { picture: readPicture, pdf: readDocument, svg: readDrawing } as const;

/** What the shop knows of a file, which stands on no clear ground. */
async function artworkOf(kind: keyof typeof readers, file: Buffer) {
  const { facts, widthPx, heightPx } = await readers[kind](file);
  return { widthPx, heightPx, isClear: false, extent: extentOf(facts) };
}

async function card(query: string, file: Buffer) {
  const artwork = await artworkOf("pdf", file);
  return printFilesOf({ page: "premium-business-card", query, kind: "pdf", file, artwork });
}

const STAMP = "q /I0 cs 1 scn 30 30 40 20 re f Q";

test("what is drawn in special inks is measured where it is read, and the picture shows foil and no relief", async () => {
  const file = await pageInInks(["Gold Foil", "Emboss"], `${STAMP} q /I1 cs 1 scn 80 30 72 36 re f Q`);
  const { facts, webp, widthPx } = await readDocument(file);
  // 40 x 20 and 72 x 36 points.
  expect(facts).toMatchObject({
    spotInks: ["Gold Foil", "Emboss"],
    plates: [
      { ink: "Gold Foil", widthMm: 14.1, heightMm: 7.1 },
      { ink: "Emboss", widthMm: 25.4, heightMm: 12.8 },
    ],
  });
  const pixels = await sharp(webp).removeAlpha().raw().toBuffer();
  const redAt = (x: number, y: number) =>
    pixels[3 * (Math.round((y * widthPx) / 92) * widthPx + Math.round((x * widthPx) / 92))];
  // Yellow on it, cyan below relief.
  expect(redAt(50 / POINTS, 57 - 40 / POINTS)).toBeGreaterThan(200);
  expect(redAt(110 / POINTS, 57 - 50 / POINTS)).toBeLessThan(60);
});

describe("foil that a card is ordered with", () => {
  test("is a plate of its own, by the press's name: last, over everything, and nowhere else", async () => {
    const bytes = await (await card("features_front=111", await pageInInks(["Gold Foil"], STAMP))).one();
    const forms = await formsOf(bytes);
    expect(forms.map(({ inks }) => inks)).toEqual([[], ["Foil"]]);
    expect(forms[0]?.content).toContain("30 30 40 20 re n");
    expect(forms[1]?.content).toContain("30 30 40 20 re f");
    expect(forms[1]?.content).not.toContain("1 0 0 0 k");
    const { layers, drawn } = await readPrintFile(bytes);
    // The highest first.
    expect(layers.map(({ name }) => name)).toEqual(["Foil", "Marks", "Artwork"]);
    expect(drawn.at(-1)).toContain("/Overprint gs");
    expect(drawn.at(-1)).not.toContain("Knockout");
    expect(drawn[0]).toContain("/Knockout gs");
    // Where the customer has drawn it: the page lies on a card with 1 mm of bleed, 8 mm from the edge.
    const [foil] = (await readPlaced(bytes)).filter(({ layer, kind }) => layer === "Foil" && kind === "line");
    expect(foil?.x).toBeCloseTo(8 + 30 / POINTS, 2);
    expect(foil?.width).toBeCloseTo(40 / POINTS, 2);
  });

  test("lies over what is below it, whatever its file says", async () => {
    const file = await PDFDocument.load(await pageInInks(["Foil"], `/G gs ${STAMP}`));
    const states = file.context.obj({ G: { op: false, OP: false, BM: "Multiply" } });
    file.getPage(0).node.Resources()?.set(PDFName.of("ExtGState"), states);
    const bytes = await (await card("features_front=111", Buffer.from(await file.save()))).one();
    expect(bytes.toString("latin1")).toMatch(/\/op true[^>]*\/BM \/Normal/);
  });

  test("of two metals is two plates, each with what is drawn in its ink", async () => {
    const file = await pageInInks(["Silver Foil", "GoldFoil"], `${STAMP} q /I1 cs 1 scn 80 30 9 9 re f Q`);
    const forms = await formsOf(await (await card("features_front=112&features_front=113", file)).one());
    const [gold, silver] = ["Foil gold", "Foil silver"].map((name) =>
      forms.find(({ inks }) => inks.includes(name)),
    );
    expect(gold?.content).toContain("80 30 9 9 re f");
    expect(gold?.content).toContain("30 30 40 20 re n");
    expect(silver?.content).toContain("30 30 40 20 re f");
  });

  test("stands on a sheet once for each card", async () => {
    const bytes = await (await card("features_front=111", await pageInInks(["Gold Foil"], STAMP))).sheet();
    const foils = (await readPlaced(bytes)).filter(({ layer, kind }) => layer === "Foil" && kind === "line");
    expect(foils).toHaveLength(21);
  });
});

test("relief, gloss and foil that are not ordered make no plate", async () => {
  const file = await pageInInks(
    ["Emboss", "Spot UV", "Gold Foil"],
    `${STAMP} q /I1 cs 1 scn 80 30 9 9 re f Q q /I2 cs 1 scn 80 60 9 9 re f Q`,
  );
  const bytes = await (await card("", file)).one();
  expect((await formsOf(bytes)).map(({ inks }) => inks)).toEqual([[]]);
  expect((await readPrintFile(bytes)).layers.map(({ name }) => name)).toEqual(["Marks", "Artwork"]);
});

/** 600 x 400 pixels with a disc of a radius of 150 in their middle. */
const disc = sharp(
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="400"><circle cx="300" cy="200" r="150" fill="#c63"/></svg>`,
  ),
);

/** What is drawn on the white plate of a file, its last layer. */
async function whiteOf(bytes: Buffer): Promise<string> {
  const { layers, drawn } = await readPrintFile(bytes);
  expect(layers[0]?.name).toBe("White");
  return (drawn.at(-1) ?? "").replaceAll(/\s+/g, " ");
}

/** Square millimetres that a path of straight lines covers, holes taken off. */
function areaOf(content: string): number {
  const rings = content
    .split(" h")
    .map((ring) =>
      [...ring.matchAll(/(-?[\d.]+) (-?[\d.]+) [ml]/g)].map(([, x, y]) => [Number(x), Number(y)] as const),
    );
  const doubled = rings.map((ring) =>
    ring.reduce((sum, [x, y], at) => {
      const [nextX, nextY] = ring[(at + 1) % ring.length] ?? [x, y];
      return sum + x * nextY - nextX * y;
    }, 0),
  );
  return Math.abs(doubled.reduce((sum, one) => sum + one, 0) / 2);
}

describe("white on clear film", () => {
  const clear = async (
    file: Buffer,
    kind: "picture" | "svg" | "pdf",
    more: { readonly placing?: Placing } = {},
  ) =>
    printFilesOf({
      page: "vinyl-stickers",
      query: "product_id=22&cutting_id=2&shape_id=4&size=60x40",
      kind,
      file,
      artwork: await artworkOf(kind, file),
      ...more,
    });

  test("goes below what is there of a picture, a tenth of a millimetre drawn in, in straight lines", async () => {
    const bytes = await (await clear(await disc.clone().png().toBuffer(), "picture")).one();
    // 600 pixels cover the 60 mm of the piece: a tenth of a millimetre each, and the edge of the disc is 15 mm from its middle.
    const area = areaOf(await whiteOf(bytes));
    expect(Math.abs(area / (Math.PI * 14.9 ** 2) - 1)).toBeLessThan(0.01);
    expect(area).toBeLessThan(Math.PI * 15 ** 2);
    const { layers, inks } = await readPrintFile(bytes);
    expect(layers.map(({ name }) => name)).toEqual([
      "White",
      "Marks",
      "PerfCutContour",
      "CutContour",
      "Artwork",
    ]);
    expect([...inks.values()].map(({ name }) => name)).toContain("White");
    // In the middle of the piece, which is 10 mm from the edge.
    const [white] = (await readPlaced(bytes)).filter(({ layer }) => layer === "White");
    expect(white?.x).toBeCloseTo(10 + 30 - 14.9, 0);
    expect(white?.y).toBeCloseTo(10 + 20 - 14.9, 0);
  });

  test("lies below an opaque picture and its mirror images without a seam", async () => {
    const file = await sharp({ create: { width: 60, height: 40, channels: 3, background: "#063" } })
      .jpeg()
      .toBuffer();
    const placing = { base: "mirror", scale: 1, x: 0, y: 0, turn: 0 } as const;
    const bytes = await (await clear(file, "picture", { placing })).one();
    // 64 x 44 mm, a tenth off on each side.
    expect(Math.abs(areaOf(await whiteOf(bytes)) - 63.8 * 43.8)).toBeLessThan(8);
  });

  test("of a page goes below what is painted on it", async () => {
    const bytes = await (await clear(await pageInInks([], "", 64, 44), "pdf")).one();
    const [width, height] = [150 / POINTS - 0.2, 100 / POINTS - 0.2];
    expect(Math.abs(areaOf(await whiteOf(bytes)) / (width * height) - 1)).toBeLessThan(0.01);
  });

  test("of a page takes a picture's mask, whatever its colours", async () => {
    const doc = await PDFDocument.create();
    const page = doc.addPage([64 * POINTS, 44 * POINTS]);
    const image = await doc.embedPng(await disc.clone().png().toBuffer());
    page.drawImage(image, { x: 0, y: 0, width: 60 * POINTS, height: 40 * POINTS });
    const bytes = await (await clear(Buffer.from(await doc.save()), "pdf")).one();
    // A tenth of a millimetre a pixel.
    expect(Math.abs(areaOf(await whiteOf(bytes)) / (Math.PI * 14.9 ** 2) - 1)).toBeLessThan(0.01);
  });

  test("of a drawing leaves its holes open", async () => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 44"><path fill-rule="evenodd" d="M10 10h30v20h-30zM20 15h10v10h-10z" fill="#060"/></svg>`;
    const bytes = await (await clear(Buffer.from(svg), "svg")).one();
    expect(Math.abs(areaOf(await whiteOf(bytes)) / (29.8 * 19.8 - 10.2 ** 2) - 1)).toBeLessThan(0.01);
  });

  test("stands on a sheet below every piece, and no farther than its neighbour's place", async () => {
    const bytes = await (await clear(await disc.clone().png().toBuffer(), "picture")).sheet();
    const white = (await readPlaced(bytes)).filter(({ layer }) => layer === "White");
    const cuts = (await readPlaced(bytes)).filter(({ layer }) => layer === "CutContour");
    expect(cuts.length).toBeGreaterThan(20);
    expect(white.filter(({ kind }) => kind === "line")).toHaveLength(cuts.length);
  });

  test("is the customer's own where their file has it", async () => {
    const bytes = await (await clear(await pageInInks(["White"], STAMP, 64, 44), "pdf")).one();
    const white = (await formsOf(bytes)).filter(({ inks }) => inks.includes("White"));
    expect(white).toHaveLength(1);
    expect(white[0]?.content).toContain("30 30 40 20 re f");
  });

  test("lies below the artwork on a proof, which is looked at on screens", async () => {
    const bytes = await (await clear(await disc.clone().png().toBuffer(), "picture")).proof();
    expect((await readPrintFile(bytes)).layers.at(-1)?.name).toBe("White");
    const colourAt = await printedColours(bytes);
    // The middle of the piece on its A4 page.
    expect(colourAt(105, 149)[0]).toBeGreaterThan(180);
    expect(colourAt(105, 149)[2]).toBeLessThan(80);
  });

  test("is not there on white stock", async () => {
    const bytes = await printFilesOf({
      page: "paper-stickers",
      query: "cutting_id=2&shape_id=4&size=60x40",
      kind: "picture",
      file: await disc.clone().png().toBuffer(),
      artwork: photo,
    }).one();
    expect((await readPrintFile(bytes)).layers.map(({ name }) => name)).not.toContain("White");
  });
});
