/**
 * Writes how HarfBuzz sets whole lines in six faces, to hold the shop's own setting of words against: `node
 * scripts/lettering-faces/shape-lines.ts`. By hand, when one of these faces changes. It reads the fonts themselves, not the files made of them.
 */
import { readFileSync } from "node:fs";
import * as hb from "harfbuzzjs";
import { sfntOf } from "../pictures/letters/woff.ts";
import { writeFormatted } from "../write-formatted.ts";
import { faceGroups } from "./face-list.ts";
import { filesOf } from "./font-package.ts";

const ids = ["bricolage-grotesque", "roboto", "pacifico", "oswald", "domine", "itim"];

const lines = [
  "Hello",
  "AVATAR To, Yo. LT",
  "Kia ora Waiheke 2025",
  "Type 'Wave' & f/7 - P.",
  "Fjord, ways; Vt. (fi) 11:47",
];

const target = "tests/support/lettering/shaped-lines.json";

/** Points on every curve, where the box of its ink is measured. */
const POINTS = 500;

/** Ligatures and alternates are not cut: a letter is always the same. */
const features = ["liga", "clig", "calt"].map((tag) => new hb.Feature(tag, 0));

interface Point {
  readonly x: number;
  readonly y: number;
}

function curve(from: Point, control: Point, to: Point): Point[] {
  return Array.from({ length: POINTS + 1 }, (_, at) => {
    const t = at / POINTS;
    const weigh = (a: number, b: number, c: number) => (1 - t) ** 2 * a + 2 * t * (1 - t) * b + t * t * c;
    return { x: weigh(from.x, control.x, to.x), y: weigh(from.y, control.y, to.y) };
  });
}

function pointsOf(path: string): Point[] {
  const points: Point[] = [];
  for (const [, command = "", text = ""] of path.matchAll(/([MLQ])([^A-Z]*)/g)) {
    const [x = 0, y = 0, toX = 0, toY = 0] = text.match(/-?[\d.]+/g)?.map(Number) ?? [];
    const from = points.at(-1);
    if (command === "Q" && from !== undefined) points.push(...curve(from, { x, y }, { x: toX, y: toY }));
    else points.push({ x, y });
  }
  return points;
}

/** Left, top, right, bottom, in hundredths of a unit. */
function boxOf(points: readonly Point[]): number[] {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { x, y } of points) {
    [left, right] = [Math.min(left, x), Math.max(right, x)];
    [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
  }
  return [left, top, right, bottom].map((side) => Number(side.toFixed(2)));
}

function shaped(font: hb.Font, line: string) {
  const buffer = new hb.Buffer();
  buffer.addText(line);
  buffer.setScript("Latn");
  buffer.setLanguage("en");
  buffer.guessSegmentProperties();
  hb.shape(font, buffer, features);
  const positions = buffer.getGlyphPositions();
  let pen = 0;
  const pens: number[] = [];
  const points: Point[] = [];
  for (const [at, { codepoint }] of buffer.getGlyphInfos().entries()) {
    const { xAdvance = 0, xOffset = 0 } = positions[at] ?? {};
    const left = pen + xOffset;
    pens.push(left);
    points.push(...pointsOf(font.glyphToPath(codepoint)).map(({ x, y }) => ({ x: x + left, y: -y })));
    pen += xAdvance;
  }
  return { pens, ink: boxOf(points) };
}

const rows = Object.values(faceGroups)
  .flat()
  .filter(({ id }) => ids.includes(id))
  .flatMap((listed) => {
    const [latin = ""] = filesOf(listed);
    const face = new hb.Face(new hb.Blob(new Uint8Array(sfntOf(readFileSync(latin)))));
    const font = new hb.Font(face);
    return lines.map((line) => ({ face: listed.id, unitsPerEm: face.upem, line, ...shaped(font, line) }));
  });
await writeFormatted(target, JSON.stringify(rows));
console.log(`${rows.length} lines to ${target}`);
