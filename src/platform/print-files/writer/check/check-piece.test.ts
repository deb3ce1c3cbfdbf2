import { cmyk, PDFDocument, PDFName, rgb } from "@cantoo/pdf-lib";
import sharp from "sharp";
import { describe, expect, test, vi } from "vitest";
import { checkOf } from "#tests/support/print-files/check-of.ts";
import type { Placing } from "#domain/configure/artwork/placing.ts";

const POINTS_PER_MM = 72 / 25.4;

/** Stripes and a slope of colours. */
function photo(width = 600, height = 450) {
  const data = Buffer.alloc(width * height * 3);
  for (let at = 0; at < width * height; at += 1) {
    const [x, y] = [at % width, Math.floor(at / width)];
    data.set([(x * 255) / width, (y * 255) / height, (x >> 5) % 2 === 0 ? 220 : 40], at * 3);
  }
  return sharp(data, { raw: { width, height, channels: 3 } });
}

/** A page with a ground that goes 2 mm past a sticker of 40 x 30 mm, and what else is drawn on it. */
async function page(draw: (doc: PDFDocument) => void = () => undefined): Promise<Buffer> {
  const doc = await PDFDocument.create();
  const sides = [44 * POINTS_PER_MM, 34 * POINTS_PER_MM] as const;
  const made = doc.addPage([...sides]);
  made.drawRectangle({ width: sides[0], height: sides[1], color: cmyk(0.1, 0.1, 0.4, 0) });
  made.drawCircle({ x: 60, y: 50, size: 18, color: rgb(0.1, 0.3, 0.9) });
  draw(doc);
  made.setTrimBox(2 * POINTS_PER_MM, 2 * POINTS_PER_MM, 40 * POINTS_PER_MM, 30 * POINTS_PER_MM);
  return Buffer.from(await doc.save());
}

const drawing = (disc: string) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 44 34"><rect width="44" height="34" fill="#f4e3c1"/><circle cx="15" cy="15" r="8" fill="${disc}"/><path d="M26 10h12M26 14h12" stroke="#111" stroke-width=".4"/></svg>`,
  );

const turned: Placing = { base: "fit", scale: 1.2, x: 0.1, y: 0, turn: 30 };
const mirrored: Placing = { base: "mirror", scale: 0.8, x: 0, y: 0, turn: 0 };

describe("the print file shows what the shop has shown, of", () => {
  test.each<[what: string, asked: () => Promise<Parameters<typeof checkOf>[0]>]>([
    ["a drawing", async () => ({ kind: "svg", file: drawing("#b5462a") })],
    ["a page with bleed", async () => ({ kind: "pdf", file: await page() })],
    [
      "a photo, turned",
      async () => ({ kind: "picture", file: await photo().jpeg().toBuffer(), placing: turned }),
    ],
    [
      "a photo with mirrored edges",
      async () => ({ kind: "picture", file: await photo().png().toBuffer(), placing: mirrored }),
    ],
    [
      "a photo on a circle",
      async () => ({
        kind: "picture",
        file: await photo().png().toBuffer(),
        query: "cutting_id=2&shape_id=1&size=50x50",
      }),
    ],
    [
      "a photo in four inks",
      async () => ({ kind: "picture", file: await photo().toColourspace("cmyk").jpeg().toBuffer() }),
    ],
    [
      "inks without loss",
      async () => ({ kind: "picture", file: await photo().toColourspace("cmyk").tiff().toBuffer() }),
    ],
    [
      "colours of a wider screen",
      async () => ({ kind: "picture", file: await photo().withIccProfile("p3").png().toBuffer() }),
    ],
    [
      "16 bits of grey, large",
      async () => ({
        kind: "picture",
        file: await photo(2_800, 2_100).toColourspace("grey16").png().toBuffer(),
      }),
    ],
  ])("%s", async (_, asked) => {
    const { checked, pictures } = await checkOf(await asked());
    expect(checked).toMatchObject({ parts: [], shown: 0, doubts: [] });
    expect(pictures).toHaveLength(checked.printed);
  });
});

test("what is printed otherwise than it was shown is told with its place, and with both pictures", async () => {
  const { checked, pictures } = await checkOf({
    kind: "svg",
    file: drawing("#b5462a"),
    shown: drawing("#2a6fb5"),
  });
  const [part, ...more] = checked.parts;
  expect(more).toEqual([]);
  // A disc of 8 mm, its middle at 15, 15 mm of the piece with its bleed.
  expect(part?.mm2).toBeCloseTo(201, -1);
  const { x = 0, y = 0, width = 0, height = 0 } = part?.box ?? {};
  const box = [x * 44, y * 34, width * 44, height * 34];
  expect(box).toEqual([7, 7, 16, 16].map((mm) => expect.closeTo(mm, 0)));
  const second = await sharp(pictures.subarray(checked.printed)).metadata();
  expect([second.width, second.height]).toEqual([346, 268]);
  expect(checked.lines).toMatchObject({ widthMm: 40, heightMm: 30, bleedMm: 2, through: null, holes: null });
});

/** What is painted, with Gold as an ink of its own and states that overprint or not. */
const painting = (content: string) =>
  page((doc) => {
    const made = doc.getPage(0);
    const resources = made.node.Resources()!;
    const mixed = { FunctionType: 2, Domain: [0, 1], C0: [0, 0, 0, 0], C1: [0, 0.2, 0.6, 0.2], N: 1 };
    const gold = doc.context.obj(["Separation", "Gold", "DeviceCMYK", mixed]);
    const over = doc.context.obj({ OP: true, op: true, OPM: 1 });
    resources.set(PDFName.of("ColorSpace"), doc.context.obj({ Gold: gold }));
    resources.set(PDFName.of("ExtGState"), doc.context.obj({ Over: over }));
    made.node.addContentStream(doc.context.register(doc.context.flateStream(content)));
  });

describe("what a painter for screens cannot show is a doubt:", () => {
  test.each<[what: string, content: string, doubts: readonly string[]]>([
    ["yellow laid over colours of a screen", "/Over gs 0 0 1 0 k 10 10 40 40 re f", ["overprint"]],
    ["not yellow laid over inks", "/Over gs 0 0 1 0 k 80 10 40 40 re f", []],
    ["an ink of its own", "/Gold cs 1 scn 10 10 40 40 re f", ["spot-ink"]],
    [
      "neither black letters over a colour, nor what overprints nothing",
      "/Over gs 0 0 0 1 k 10 10 9 9 re f",
      [],
    ],
    ["nor what is named and never used", "0 0 1 0 k 10 10 40 40 re f", []],
  ])("%s", async (_, content, doubts) => {
    const { checked } = await checkOf({ kind: "pdf", file: await painting(content) });
    expect(checked).toMatchObject({ doubts, parts: [] });
  });
});

describe("what is left out of a drawing, on screen and in print, is a doubt:", () => {
  const withIt = (what: string) =>
    Buffer.from(drawing("#b5462a").toString().replace("</svg>", `${what}</svg>`));

  test.each<[what: string, file: Buffer, doubts: readonly string[]]>([
    ["words", withIt("<text x='5' y='9'>Jam</text>"), ["words"]],
    ["a picture that lies elsewhere", withIt("<image href='logo.png' width='9' height='9'/>"), ["elsewhere"]],
    ["none of them", withIt("<title>Jam</title>"), []],
  ])("%s", async (_, file, doubts) => {
    const { checked } = await checkOf({ kind: "svg", file });
    expect(checked).toMatchObject({ doubts, parts: [] });
  });
});

test("what the painter stumbles over is a doubt as well: its print file can be made", async () => {
  const asked = { kind: "svg", file: drawing("#b5462a"), picture: Buffer.from("no picture") } as const;
  vi.spyOn(console, "error").mockReturnValue();
  const { checked, pictures } = await checkOf(asked);
  expect(checked).toMatchObject({ doubts: ["undrawn"], parts: [], printed: 0, shown: 0 });
  expect(pictures).toHaveLength(0);
});
