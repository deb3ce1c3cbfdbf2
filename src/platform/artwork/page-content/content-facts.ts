import svgpath from "svgpath";
import { overlap } from "#domain/artwork/lie/page-boxes.ts";
import { boxUnder } from "#domain/preview/geometry/matrix.ts";
import type { Box, Matrix } from "#domain/preview/scene.ts";

/** A line as it is printed, and the box of the path that it goes along. */
interface PrintedLine {
  readonly width: number;
  readonly box: Box;
}

/** An area in inks that are together more than paper takes, in percent. */
interface HeavyArea {
  readonly percent: number;
  readonly box: Box;
}

/** What was found while content was gone through, lengths in its own units. */
export interface ContentFacts {
  /** Inks with plates of their own that something is painted with. */
  readonly inks: Set<string>;
  /** Inks of lines that a machine follows, which are left out, and those lines as SVG paths. */
  readonly cutInks: Set<string>;
  readonly cutPaths: string[];
  /** Letters of those paths in all; Infinity where they were too many, and none is remembered. */
  cutLetters: number;
  /** The thinnest lines. */
  readonly lines: PrintedLine[];
  /** Guides of the shop's own template are left out. */
  hasGuides: boolean;
  /** Something that is artwork lies on layers that are off, and is left out. */
  leavesOutLayers: boolean;
  /** Something white would have left what is below it as it was, and was made to cover it. */
  hasWhiteOverprint: boolean;
  /** Something is laid over other inks and mixes with them, which no screen shows. */
  mixesInks: boolean;
  /** Something is painted in red, green and blue that is not grey. */
  paintsRgb: boolean;
  /** Something is painted in cyan, magenta or yellow. */
  paintsMixed: boolean;
  /** The largest areas with much ink; letters and lines are none. */
  readonly heavyAreas: HeavyArea[];
}

/** More lines, or areas, than this tell nothing new. */
const MOST_LINES = 64;
/** Longer lines no blade follows; so many letters of paths are remembered of a page in all. */
const MOST_PATH_LETTERS = 40_000;

export function noFacts(): ContentFacts {
  return {
    inks: new Set(),
    cutInks: new Set(),
    cutPaths: [],
    cutLetters: 0,
    lines: [],
    hasGuides: false,
    leavesOutLayers: false,
    hasWhiteOverprint: false,
    mixesInks: false,
    paintsRgb: false,
    paintsMixed: false,
    heavyAreas: [],
  };
}

export function noteLine({ lines }: ContentFacts, line: PrintedLine): void {
  lines.push(line);
  if (lines.length < 2 * MOST_LINES) return;
  lines.sort((one, other) => one.width - other.width);
  lines.length = MOST_LINES;
}

function areaOf({ width, height }: Box): number {
  return width * height;
}

export function noteHeavyArea({ heavyAreas }: ContentFacts, area: HeavyArea): void {
  heavyAreas.push(area);
  if (heavyAreas.length < 2 * MOST_LINES) return;
  heavyAreas.sort((one, other) => areaOf(other.box) - areaOf(one.box));
  heavyAreas.length = MOST_LINES;
}

/** A part of a cut line would be another line. */
function forgetCutPaths(facts: ContentFacts): void {
  facts.cutPaths.length = 0;
  facts.cutLetters = Infinity;
}

export function noteCutPath(facts: ContentFacts, path: string): void {
  if (facts.cutLetters + path.length > MOST_PATH_LETTERS) return forgetCutPaths(facts);
  facts.cutLetters += path.length;
  facts.cutPaths.push(path);
}

/** How much longer a line becomes under a matrix, where it becomes longer in one direction than in another: the mean. */
export function meanScale([a, b, c, d]: Matrix): number {
  return Math.sqrt(Math.abs(a * d - b * c));
}

/** Adds what content holds that is placed with a matrix. */
export function addFacts(facts: ContentFacts, placed: ContentFacts, matrix: Matrix): void {
  for (const ink of placed.inks) facts.inks.add(ink);
  for (const ink of placed.cutInks) facts.cutInks.add(ink);
  // Of a form that is placed a thousand times no more is written anew than is remembered.
  if (placed.cutLetters > MOST_PATH_LETTERS) forgetCutPaths(facts);
  for (const path of facts.cutLetters <= MOST_PATH_LETTERS ? placed.cutPaths : [])
    noteCutPath(
      facts,
      svgpath(path)
        .matrix([...matrix])
        .round(3)
        .toString(),
    );
  for (const { width, box } of placed.lines)
    noteLine(facts, { width: width * meanScale(matrix), box: boxUnder([matrix], box) });
  for (const { percent, box } of placed.heavyAreas)
    noteHeavyArea(facts, { percent, box: boxUnder([matrix], box) });
  facts.hasGuides ||= placed.hasGuides;
  facts.leavesOutLayers ||= placed.leavesOutLayers;
  facts.hasWhiteOverprint ||= placed.hasWhiteOverprint;
  facts.mixesInks ||= placed.mixesInks;
  facts.paintsRgb ||= placed.paintsRgb;
  facts.paintsMixed ||= placed.paintsMixed;
}

function meets(one: Box, other: Box): boolean {
  return (
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height
  );
}

/** How thin the thinnest line is that is in a box at least in part; Infinity where there is none. Crop marks lie outside of it. */
export function thinnestIn({ lines }: ContentFacts, printed: Box): number {
  return Math.min(
    ...lines.flatMap(({ width, box }) => (meets(withWidth(box, width), printed) ? [width] : [])),
  );
}

/** The most ink of areas that take up more than a part of a box, in percent; 0 where none has much. Colour bars lie outside of it. */
export function heaviestIn({ heavyAreas }: ContentFacts, printed: Box, part: number): number {
  const least = part * areaOf(printed);
  return Math.max(
    0,
    ...heavyAreas.flatMap(({ percent, box }) => {
      const shared = overlap(box, printed);
      return shared !== null && areaOf(shared) > least ? [percent] : [];
    }),
  );
}

/** A straight line has a box without an area. */
function withWidth({ x, y, width, height }: Box, lineWidth: number): Box {
  const half = Math.max(lineWidth, 1e-3) / 2;
  return { x: x - half, y: y - half, width: width + 2 * half, height: height + 2 * half };
}
