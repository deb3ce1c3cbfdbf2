import { PDFDocument, PDFName } from "@cantoo/pdf-lib";
import sharp from "sharp";
import { expect, test } from "vitest";
import { readPicture } from "#platform/artwork/reader/read-picture.ts";
import { printedColours } from "#tests/support/print-files/printed-colours.ts";
import { embedJpeg } from "./embed-artwork-file.ts";

const ADOBE = 0xee;

interface Segment {
  readonly marker: number;
  readonly from: number;
  readonly to: number;
}

/** The parts of a JPEG before its pixels. */
function segmentsOf(jpeg: Buffer): readonly Segment[] {
  const found: Segment[] = [];
  for (let from = 2; found.at(-1)?.marker !== 0xda;) {
    const to = from + 2 + jpeg.readUInt16BE(from + 2);
    found.push({ marker: jpeg[from + 1] ?? 0, from, to });
    from = to;
  }
  return found;
}

function without(jpeg: Buffer, marker: number): Buffer {
  const parts = segmentsOf(jpeg).filter((segment) => segment.marker === marker);
  return parts.reduceRight(
    (rest, { from, to }) => Buffer.concat([rest.subarray(0, from), rest.subarray(to)]),
    jpeg,
  );
}

/** Adobe's marker with how the components are to be turned: 0 not at all, 1 and 2 from lightness and two colours. */
function marked(jpeg: Buffer, transform: 0 | 1 | 2): Buffer {
  const plain = without(jpeg, ADOBE);
  const marker = Buffer.from([0xff, ADOBE, 0, 14, ...Buffer.from("Adobe"), 0, 100, 0, 0, 0, 0, transform]);
  return Buffer.concat([plain.subarray(0, 2), marker, plain.subarray(2)]);
}

function jpegOf(background: string, space: "cmyk" | "srgb"): Promise<Buffer> {
  return sharp({ create: { width: 32, height: 32, channels: 3, background } })
    .toColourspace(space)
    .jpeg({ quality: 95 })
    .toBuffer();
}

/** The colour of the shop's picture of a JPEG, and that of a page which it fills. */
async function seen(jpeg: Buffer) {
  const { webp } = await readPicture(jpeg);
  const picture = [...(await sharp(webp).removeAlpha().raw().toBuffer()).subarray(0, 3)];
  const doc = await PDFDocument.create();
  const { node } = doc.addPage([32, 32]);
  const { object } = await embedJpeg(doc, jpeg, await sharp(jpeg).metadata());
  node.set(PDFName.of("Resources"), doc.context.obj({ XObject: { Picture: object } }));
  const content = doc.context.flateStream("32 0 0 32 0 0 cm /Picture Do");
  node.set(PDFName.of("Contents"), doc.context.register(content));
  const colourAt = await printedColours(Buffer.from(await doc.save()));
  return { picture, printed: colourAt(5, 5) };
}

const [LIGHT, DARK] = ["#e0a060", "#203050"] as const;

/** Programs that show inks on a screen differ by so much of 255; light for dark they differ by more. */
const ALIKE = 32;

test.each([
  ["light inks with Adobe's marker", LIGHT, "cmyk", (jpeg: Buffer) => marked(jpeg, 0)],
  ["dark inks with Adobe's marker", DARK, "cmyk", (jpeg: Buffer) => marked(jpeg, 0)],
  ["light inks without it", LIGHT, "cmyk", (jpeg: Buffer) => without(jpeg, ADOBE)],
  ["dark inks without it", DARK, "cmyk", (jpeg: Buffer) => without(jpeg, ADOBE)],
  ["inks written as lightness, two colours and black", LIGHT, "cmyk", (jpeg: Buffer) => marked(jpeg, 2)],
  ["light colours of a screen", LIGHT, "srgb", (jpeg: Buffer) => jpeg],
  ["those with Adobe's marker", DARK, "srgb", (jpeg: Buffer) => marked(jpeg, 1)],
  ["those written as they are", DARK, "srgb", (jpeg: Buffer) => marked(jpeg, 0)],
] as const)("a JPEG of %s is printed as it is shown", async (_what, colour, space, written) => {
  const { picture, printed } = await seen(written(await jpegOf(colour, space)));
  for (const [light, value] of picture.entries())
    expect(
      Math.abs(value - (printed[light] ?? 0)),
      `${picture.join(" ")} and ${printed.join(" ")}`,
    ).toBeLessThan(ALIKE);
});
