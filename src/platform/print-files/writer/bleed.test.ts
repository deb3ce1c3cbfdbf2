import { cmyk, degrees, PDFDocument } from "@cantoo/pdf-lib";
import { expect, test } from "vitest";
import { extentOf } from "#domain/artwork/preflight/extent-of.ts";
import { readDocument } from "#tests/support/artwork/read-document.ts";
import { pt } from "#tests/support/artwork/documents.ts";
import { printFilesOf } from "#tests/support/print-files/print-files-of.ts";
import { printedColours } from "#tests/support/print-files/printed-colours.ts";

type Box = readonly [x: number, y: number, width: number, height: number];
interface Page {
  readonly size: readonly [width: number, height: number];
  readonly trim?: Box;
  readonly bleed?: Box;
  readonly crop?: Box;
  /** What is painted of it, from the lower left corner; all of it if not said. */
  readonly painted?: Box;
  readonly quarters?: number;
}

const inPoints = ([x, y, width, height]: Box) =>
  [x, y, width, height].map(pt) as [number, number, number, number];

/** A page of pale colour, dark in the last 3 mm at the left end of what is painted. */
async function pageOf({ size, trim, bleed, crop, painted = [0, 0, ...size], quarters = 0 }: Page) {
  const doc = await PDFDocument.create();
  const page = doc.addPage([pt(size[0]), pt(size[1])]);
  const [x, y, width, height] = inPoints(painted);
  page.drawRectangle({ x, y, width, height, color: cmyk(0, 0.5, 0.5, 0) });
  page.drawRectangle({ x, y, width: pt(3), height, color: cmyk(1, 0.5, 0, 0) });
  if (trim) page.setTrimBox(...inPoints(trim));
  if (bleed) page.setBleedBox(...inPoints(bleed));
  if (crop) page.setCropBox(...inPoints(crop));
  page.setRotation(degrees(quarters * 90));
  return Buffer.from(await doc.save());
}

type Tone = "dark" | "pale" | "white";

function toneOf([red = 0, green = 0]: readonly number[]): Tone {
  if (red < 150) return "dark";
  return green < 240 ? "pale" : "white";
}

/** The tones of a print file at so many millimetres from the upper left corner of its trim. */
async function printed(pdf: Buffer, query: string) {
  const { facts, widthPx, heightPx, isClear } = await readDocument(pdf);
  const bytes = await printFilesOf({
    page: "paper-stickers",
    query,
    kind: "pdf",
    file: pdf,
    artwork: { widthPx, heightPx, isClear, extent: extentOf(facts) },
  }).one();
  const colourAt = await printedColours(bytes);
  return (x: number, y: number) => toneOf(colourAt(x + 10, y + 10));
}

/** Left in the bleed, at the end of that, inside the trim at 1.5 and 4.5 mm; right and below in the bleed. */
const points = [
  [-0.5, 10],
  [-1.9, 10],
  [1.5, 10],
  [4.5, 10],
  [101.9, 10],
  [50, 21.9],
  [50, -1.9],
] as const;
const label = "cutting_id=2&shape_id=4&size=custom&width=100&height=20";

test.each<readonly [string, Page, string]>([
  [
    "its boxes all alike",
    { size: [100, 20], trim: [0, 0, 100, 20], bleed: [0, 0, 100, 20] },
    "dark dark dark pale pale pale pale",
  ],
  ["no boxes", { size: [100, 20] }, "dark dark dark pale pale pale pale"],
  [
    "no bleed box round a trim that is painted past",
    { size: [120, 40], trim: [10, 10, 100, 20] },
    "pale pale pale pale pale pale pale",
  ],
  [
    "1 mm of bleed",
    { size: [102, 22], trim: [1, 1, 100, 20], bleed: [0, 0, 102, 22] },
    "dark dark dark pale pale pale pale",
  ],
  [
    "a bleed box that is not painted",
    { size: [104, 24], trim: [2, 2, 100, 20], bleed: [0, 0, 104, 24], painted: [2, 2, 100, 20] },
    "dark dark dark pale pale pale pale",
  ],
  [
    "bleed on the left only",
    { size: [104, 24], trim: [2, 2, 100, 20], painted: [0, 2, 102, 20] },
    "dark dark pale pale pale pale pale",
  ],
  [
    "a bleed outside of its crop box",
    {
      size: [120, 40],
      trim: [10, 10, 100, 20],
      crop: [10, 10, 100, 20],
      bleed: [8, 8, 104, 24],
      painted: [8, 8, 104, 24],
    },
    "dark dark pale pale pale pale pale",
  ],
  [
    "as much painted on a page of 210 x 297 mm",
    { size: [210, 297], painted: [55, 200, 100, 20] },
    "dark dark dark pale pale pale pale",
  ],
  [
    "1 mm of bleed more on a page of 210 x 297 mm",
    { size: [210, 297], painted: [54, 199, 102, 22] },
    "dark dark dark pale pale pale pale",
  ],
  ["a size off by 0.2 mm", { size: [99.8, 19.8] }, "dark dark dark pale pale pale pale"],
])(
  "a page with %s is printed at its size, and no white is seen in the bleed of a label of 100 x 20 mm",
  async (_what, page, tones) => {
    const toneAt = await printed(await pageOf(page), label);
    expect(points.map(([x, y]) => toneAt(x, y)).join(" ")).toBe(tones);
  },
);

test.each([
  ["that a program turned", 1],
  ["that is upright", 0],
])("a page %s lies on the label turned clockwise, its left edge above", async (_what, quarters) => {
  const toneAt = await printed(await pageOf({ size: [20, 100], quarters }), label);
  expect([-1.9, -0.5, 1.5, 4.5, 21.9].map((y) => toneAt(50, y)).join(" ")).toBe("dark dark dark pale pale");
  expect([toneAt(-1.9, 10), toneAt(101.9, 10)]).toEqual(["pale", "pale"]);
});

test("a disc with clear corners fills a round sticker of 50 mm, and its edge goes on over the bleed", async () => {
  const doc = await PDFDocument.create();
  const page = doc.addPage([pt(70), pt(70)]);
  const [middle, size] = [pt(35), pt(35)];
  page.drawCircle({ x: middle, y: middle, size, color: cmyk(0, 0.5, 0.5, 0) });
  page.drawCircle({ x: middle, y: middle, size: pt(20), color: cmyk(1, 0.5, 0, 0) });
  const toneAt = await printed(Buffer.from(await doc.save()), "cutting_id=2&shape_id=1");
  // Across the rim at 45 degrees, so many millimetres from the middle: 25 are cut, 27 are printed.
  const tones = [10, 13.5, 15.5, 24.8, 25.5, 26.9].map((far) =>
    toneAt(25 + far * Math.SQRT1_2, 25 + far * Math.SQRT1_2),
  );
  expect(tones.join(" ")).toBe("dark dark pale pale pale pale");
});
