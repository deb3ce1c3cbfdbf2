import DxfParser from "dxf-parser";
import { getDocument, OPS } from "pdfjs-dist/legacy/build/pdf.mjs";
import { svgPathProperties } from "svg-path-properties";

export type ReadPoint = readonly [x: number, y: number];
/** A closed line as another program reads it, in straight pieces; millimetres from the upper left corner, y down. */
export type ReadLine = readonly ReadPoint[];

export interface ReadLines {
  readonly frames: readonly ReadLine[];
  readonly lines: readonly ReadLine[];
  /** Squares by which two films are laid upon each other. */
  readonly marks: readonly ReadLine[];
}

/** Straight pieces to a curve. */
const PIECES = 32;

function svgLine(d: string): ReadLine {
  return new svgPathProperties(d).getParts().flatMap(({ length, getPointAtLength }) =>
    Array.from({ length: PIECES }, (_, at): ReadPoint => {
      const { x, y } = getPointAtLength((length * at) / PIECES);
      return [x, y];
    }),
  );
}

/** By svg-path-properties. */
export function readSvgLines(svg: string): ReadLines {
  const layer = (name: string) => {
    const [, content = ""] = new RegExp(`<g id="${name}"[^>]*>([^]*?)</g>`).exec(svg) ?? [];
    return [...content.matchAll(/ d="([^"]+)"/g)].map(([, d = ""]) => svgLine(d));
  };
  return { frames: layer("WeedingFrame"), lines: layer("CutContour"), marks: layer("Registration") };
}

/** By dxf-parser; `height` is the page's. */
export function readDxfLines(dxf: string, height: number): ReadLines {
  const entities = new DxfParser().parseSync(dxf)?.entities ?? [];
  const layer = (name: string) =>
    entities
      .filter((entity) => entity.layer === name)
      .map((entity): ReadLine => {
        const { type, shape, vertices } = entity as unknown as {
          type: string;
          shape: boolean;
          vertices: { x: number; y: number }[];
        };
        if (type !== "POLYLINE" || !shape) throw new Error(`${type} is not a closed polyline`);
        return vertices.map(({ x, y }): ReadPoint => [x, height - y]);
      });
  return { frames: layer("WeedingFrame"), lines: layer("CutContour"), marks: layer("Registration") };
}

function cubicPoint([a, b, c, d]: readonly [ReadPoint, ReadPoint, ReadPoint, ReadPoint], part: number) {
  const rest = 1 - part;
  const along = (axis: 0 | 1) =>
    rest ** 3 * a[axis] +
    3 * rest ** 2 * part * b[axis] +
    3 * rest * part ** 2 * c[axis] +
    part ** 3 * d[axis];
  return [along(0), along(1)] as const;
}

/** A path as pdf.js hands it to its painter: 0 move, 1 line, 2 cubic curve, 4 close, each with its points. */
function pdfLine(path: ArrayLike<number>, place: (point: ReadPoint) => ReadPoint): ReadLine {
  const points: ReadPoint[] = [];
  const point = (at: number) => place([path[at] ?? 0, path[at + 1] ?? 0]);
  for (let at = 0; at < path.length;) {
    const command = path[at];
    const from = points.at(-1) ?? [0, 0];
    if (command === 2) {
      const curve = [from, point(at + 1), point(at + 3), point(at + 5)] as const;
      for (let piece = 1; piece <= PIECES; piece += 1) points.push(cubicPoint(curve, piece / PIECES));
      at += 7;
    } else if (command === 4) at += 1;
    else {
      points.push(point(at + 1));
      at += 3;
    }
  }
  return points;
}

/** By pdf.js: the first path is the frame, so many of the last ones are marks. */
export async function readPdfLines(bytes: Buffer, marks = 0): Promise<ReadLines> {
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0 });
  const page = await (await task.promise).getPage(1);
  const { fnArray, argsArray } = await page.getOperatorList();
  const height = page.view[3] ?? 0;
  let [a, b, c, d, e, f] = [1, 0, 0, 1, 0, 0];
  const lines: ReadLine[] = [];
  fnArray.forEach((operator, at) => {
    const args: unknown[] = argsArray[at] ?? [];
    if (operator === OPS.transform)
      [a, b, c, d, e, f] = args as [number, number, number, number, number, number];
    if (operator !== OPS.constructPath) return;
    const [path] = args[1] as [ArrayLike<number>];
    const place = ([x, y]: ReadPoint): ReadPoint => [
      ((a * x + c * y + e) * 25.4) / 72,
      ((height - (b * x + d * y + f)) * 25.4) / 72,
    ];
    lines.push(pdfLine(path, place));
  });
  await task.destroy();
  const end = lines.length - marks;
  return { frames: lines.slice(0, 1), lines: lines.slice(1, end), marks: lines.slice(end) };
}

export function readBox(lines: readonly ReadLine[]) {
  const [xs, ys] = [
    lines.flatMap((line) => line.map(([x]) => x)),
    lines.flatMap((line) => line.map(([, y]) => y)),
  ];
  const [left, top] = [xs.reduce((m, x) => Math.min(m, x)), ys.reduce((m, y) => Math.min(m, y))];
  return {
    left,
    top,
    width: xs.reduce((m, x) => Math.max(m, x)) - left,
    height: ys.reduce((m, y) => Math.max(m, y)) - top,
  };
}

/** Positive whichever way the line goes round. */
export function readArea(line: ReadLine): number {
  return Math.abs(
    line.reduce((sum, [x, y], at) => {
      const [beforeX, beforeY] = line.at(at - 1) ?? [x, y];
      return sum + (beforeX * y - x * beforeY) / 2;
    }, 0),
  );
}

export function readLength(line: ReadLine): number {
  return line.reduce((sum, [x, y], at) => {
    const [beforeX, beforeY] = line.at(at - 1) ?? [x, y];
    return sum + Math.hypot(x - beforeX, y - beforeY);
  }, 0);
}
