/*
 * The colours of screens (IEC 61966-2-1) as an ICC profile of version 2: a matrix and one curve, 2.5 kB, written here so that no
 * file of others is needed. Right to 1 of 255.
 */

type Xyz = readonly [x: number, y: number, z: number];

/** The white of the connection space, and what each full colour is in it (Bradford, D65 to D50). */
const WHITE: Xyz = [0.9642, 1, 0.8249];
const RED: Xyz = [0.43607, 0.22249, 0.01392];
const GREEN: Xyz = [0.38515, 0.71687, 0.09708];
const BLUE: Xyz = [0.14307, 0.06061, 0.7141];

const HEADER_BYTES = 128;
const CURVE_POINTS = 1024;

/** A number as ICC.1 4.6 writes it: sixteen bits before the point, sixteen behind it. */
function fixed(value: number): number {
  return Math.round(value * 65_536);
}

function xyz(values: Xyz): Buffer {
  const tag = Buffer.alloc(20);
  tag.write("XYZ ", 0, "latin1");
  values.forEach((value, at) => tag.writeInt32BE(fixed(value), 8 + at * 4));
  return tag;
}

/** A description has room for the same words in two other scripts, which are empty (ICC.1:2001-04, 6.5.17). */
function description(words: string): Buffer {
  const tag = Buffer.alloc(12 + words.length + 1 + 78);
  tag.write("desc", 0, "latin1");
  tag.writeUInt32BE(words.length + 1, 8);
  tag.write(words, 12, "latin1");
  return tag;
}

function plainText(words: string): Buffer {
  const tag = Buffer.alloc(8 + words.length + 1);
  tag.write("text", 0, "latin1");
  tag.write(words, 8, "latin1");
  return tag;
}

function curve(): Buffer {
  const tag = Buffer.alloc(12 + CURVE_POINTS * 2);
  tag.write("curv", 0, "latin1");
  tag.writeUInt32BE(CURVE_POINTS, 8);
  for (let at = 0; at < CURVE_POINTS; at += 1) {
    const value = at / (CURVE_POINTS - 1);
    const linear = value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
    tag.writeUInt16BE(Math.round(65_535 * linear), 12 + at * 2);
  }
  return tag;
}

function header(bytes: number): Buffer {
  const head = Buffer.alloc(HEADER_BYTES);
  head.writeUInt32BE(bytes, 0);
  head.writeUInt32BE(0x02_40_00_00, 8);
  head.write("mntrRGB XYZ ", 12, "latin1");
  // Always the same day: the same file stays the same bytes.
  [2026, 1, 1].forEach((value, at) => head.writeUInt16BE(value, 24 + at * 2));
  head.write("acsp", 36, "latin1");
  WHITE.forEach((value, at) => head.writeInt32BE(fixed(value), 68 + at * 4));
  return head;
}

function padded(tag: Buffer): Buffer {
  return Buffer.concat([tag, Buffer.alloc((4 - (tag.length % 4)) % 4)]);
}

function written(): Buffer {
  const tone = curve();
  const tags: readonly (readonly [name: string, content: Buffer])[] = [
    ["desc", description("sRGB")],
    ["cprt", plainText("No copyright, use freely")],
    ["wtpt", xyz(WHITE)],
    ["rXYZ", xyz(RED)],
    ["gXYZ", xyz(GREEN)],
    ["bXYZ", xyz(BLUE)],
    ["rTRC", tone],
    ["gTRC", tone],
    ["bTRC", tone],
  ];
  const contents = [...new Set(tags.map(([, content]) => content))];
  const table = Buffer.alloc(4 + tags.length * 12);
  const places = new Map<Buffer, number>();
  let next = HEADER_BYTES + table.length;
  for (const content of contents) {
    places.set(content, next);
    next += padded(content).length;
  }
  table.writeUInt32BE(tags.length, 0);
  tags.forEach(([name, content], at) => {
    table.write(name, 4 + at * 12, "latin1");
    table.writeUInt32BE(places.get(content) ?? 0, 8 + at * 12);
    table.writeUInt32BE(content.length, 12 + at * 12);
  });
  return Buffer.concat([header(next), table, ...contents.map(padded)]);
}

export const srgbProfile: Buffer = written();
