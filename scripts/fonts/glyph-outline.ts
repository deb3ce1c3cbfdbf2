import type { Letter } from "./face-reader.ts";
import { padded } from "./packed.ts";

interface OutlinePoint {
  readonly x: number;
  readonly y: number;
  readonly onCurve: boolean;
}

export interface Outline {
  readonly bytes: Buffer;
  readonly box: readonly [xMin: number, yMin: number, xMax: number, yMax: number];
  readonly points: number;
  readonly contours: number;
}

function point(x = 0, y = 0, onCurve = true): OutlinePoint {
  return {
    x: Math.round(x),
    y: Math.round(y),
    onCurve,
  };
}

function same(a: OutlinePoint | undefined, b: OutlinePoint | undefined): boolean {
  return a !== undefined && b !== undefined && a.x === b.x && a.y === b.y && a.onCurve === b.onCurve;
}

function contoursOf(commands: Letter["commands"]): OutlinePoint[][] {
  const contours: OutlinePoint[][] = [];
  for (const { command, args } of commands) {
    if (command === "moveTo") contours.push([point(args[0], args[1])]);
    else if (command === "lineTo") contours.at(-1)?.push(point(args[0], args[1]));
    else if (command === "quadraticCurveTo")
      contours.at(-1)?.push(point(args[0], args[1], false), point(args[2], args[3]));
    else if (command !== "closePath") throw new Error(`An outline with ${command} is none of TrueType.`);
  }
  // A contour closes by itself: its last point need not be the first again.
  return contours
    .map((contour) =>
      contour.length > 1 && same(contour[0], contour.at(-1)) ? contour.slice(0, -1) : contour,
    )
    .filter((contour) => contour.length > 1);
}

const flags = { onCurve: 0x01, shortX: 0x02, shortY: 0x04, sameX: 0x10, sameY: 0x20 };

/** One step along an axis: nothing, a byte with its sign in the flag, or two bytes. */
function step(by: number, short: number, same: number): { readonly flag: number; readonly bytes: number[] } {
  if (by === 0) return { flag: same, bytes: [] };
  if (Math.abs(by) < 256) return { flag: short | (by > 0 ? same : 0), bytes: [Math.abs(by)] };
  const two = Buffer.alloc(2);
  two.writeInt16BE(by);
  return { flag: 0, bytes: [...two] };
}

/** A letter's outline as an entry of a `glyf` table; empty for a space. */
export function outlineOf({ commands }: Pick<Letter, "commands">): Outline {
  const contours = contoursOf(commands);
  const points = contours.flat();
  if (points.length === 0) return { bytes: Buffer.alloc(0), box: [0, 0, 0, 0], points: 0, contours: 0 };
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const box = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)] as const;
  const steps = points.map(({ x, y, onCurve }, at) => {
    const across = step(x - (points[at - 1]?.x ?? 0), flags.shortX, flags.sameX);
    const up = step(y - (points[at - 1]?.y ?? 0), flags.shortY, flags.sameY);
    return { flag: (onCurve ? flags.onCurve : 0) | across.flag | up.flag, across, up };
  });
  const head = Buffer.alloc(10 + 2 * contours.length + 2);
  [contours.length, ...box].forEach((value, at) => head.writeInt16BE(value, at * 2));
  contours.reduce((end, contour, at) => {
    head.writeUInt16BE(end + contour.length - 1, 10 + 2 * at);
    return end + contour.length;
  }, 0);
  const body = [
    ...steps.map(({ flag }) => flag),
    ...steps.flatMap(({ across }) => across.bytes),
    ...steps.flatMap(({ up }) => up.bytes),
  ];
  const bytes = padded(Buffer.concat([head, Buffer.from(body)]));
  return { bytes, box, points: points.length, contours: contours.length };
}
