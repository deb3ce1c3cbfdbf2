import {
  PDFArray,
  type PDFContext,
  PDFName,
  PDFNumber,
  type PDFObject,
  PDFRef,
  PDFStream,
} from "@cantoo/pdf-lib";
import { apply, identity } from "#domain/preview/geometry/matrix.ts";
import type { Box, Matrix, Point } from "#domain/preview/scene.ts";

type SpaceKind = "Gray" | "RGB" | "CMYK" | "Separation" | "DeviceN" | "Pattern" | "Indexed" | "Lab";

/** A colour space, as far as it decides which plates are inked. */
export interface Space {
  readonly kind: SpaceKind;
  /** Names of the inks of a Separation or DeviceN space, or of the one that an Indexed or Pattern space stands on. */
  readonly inks: readonly string[];
  /** Whether it is, or stands on, red, green and blue. */
  readonly isScreen: boolean;
  /** Whether it is, or stands on, cyan, magenta, yellow and black. */
  readonly isPress: boolean;
}

export interface PaintColour {
  readonly space: Space;
  /** As many as the space has components; none of a pattern. */
  readonly values: readonly number[];
  /** The space's name as the content writes it, "/Cs1". */
  readonly called: string;
  /** Another colour was written in its place, so that the space is to be named anew before the next one. */
  readonly isReplaced: boolean;
}

/** What of the graphics state (ISO 32000-2, 8.4) decides what is printed. */
export interface GraphicsState {
  /** From the content's own units at the place to those it began with. */
  readonly ctm: Matrix;
  readonly fill: PaintColour;
  readonly stroke: PaintColour;
  readonly overprintsFill: boolean;
  readonly overprintsStroke: boolean;
  readonly overprintMode: number;
  /** Its name, as "Multiply". */
  readonly blendMode: string;
  /** Within a group that is mixed on its own, so that nothing shows from below (ISO 32000-2, 11.4.5). */
  readonly isIsolated: boolean;
  /** How letters are painted: the operand of `Tr`. */
  readonly lettersMode: number;
  readonly lineWidth: number;
}

function device(kind: SpaceKind): Space {
  return { kind, inks: [], isScreen: kind === "RGB", isPress: kind === "CMYK" };
}

const named: Readonly<Record<string, Space>> = {
  DeviceGray: device("Gray"),
  G: device("Gray"),
  CalGray: device("Gray"),
  DeviceRGB: device("RGB"),
  RGB: device("RGB"),
  CalRGB: device("RGB"),
  DeviceCMYK: device("CMYK"),
  CMYK: device("CMYK"),
  Pattern: device("Pattern"),
  Lab: device("Lab"),
};

const black: PaintColour = { space: device("Gray"), values: [0], called: "/DeviceGray", isReplaced: false };

/** The state that a page begins with. */
export const initialState: GraphicsState = {
  ctm: identity,
  fill: black,
  stroke: black,
  overprintsFill: false,
  overprintsStroke: false,
  overprintMode: 0,
  blendMode: "Normal",
  isIsolated: false,
  lettersMode: 0,
  lineWidth: 1,
};

function nameIn(object: PDFObject | undefined): string {
  return object instanceof PDFName ? object.decodeText() : "";
}

/** The space that an object describes; an unknown one counts as grey. */
export function spaceOf(object: PDFObject | undefined, context: PDFContext): Space {
  const found = object instanceof PDFRef ? context.lookup(object) : object;
  if (found instanceof PDFName) return named[nameIn(found)] ?? device("Gray");
  if (!(found instanceof PDFArray)) return device("Gray");
  const kind = nameIn(found.lookup(0));
  const isOwn = { isScreen: false, isPress: false };
  if (kind === "Separation") return { kind, inks: [nameIn(found.lookup(1))], ...isOwn };
  if (kind === "DeviceN") {
    const inks = found.lookup(1);
    return { kind, inks: inks instanceof PDFArray ? inks.asArray().map(nameIn) : [], ...isOwn };
  }
  if (kind === "ICCBased") {
    const profile = found.lookup(1);
    const components =
      profile instanceof PDFStream ? profile.dict.lookupMaybe(PDFName.of("N"), PDFNumber)?.asNumber() : 3;
    return device(components === 1 ? "Gray" : components === 4 ? "CMYK" : "RGB");
  }
  if (kind === "Indexed" || kind === "I") return { ...spaceOf(found.get(1), context), kind: "Indexed" };
  if (kind === "Pattern") return { ...spaceOf(found.get(1), context), kind: "Pattern" };
  return named[kind] ?? device("Gray");
}

/** The colour that a space begins with (ISO 32000-2, 8.6.3). */
export function firstColour(space: Space, called: string): PaintColour {
  const values: Readonly<Record<SpaceKind, readonly number[]>> = {
    Gray: [0],
    RGB: [0, 0, 0],
    CMYK: [0, 0, 0, 1],
    Separation: [1],
    DeviceN: space.inks.map(() => 1),
    Pattern: [],
    Indexed: [0],
    Lab: [0, 0, 0],
  };
  return { space, values: values[space.kind], called, isReplaced: false };
}

/** A path while it is built. */
interface DrawnPath {
  /** Where it begins in the content. */
  readonly from: number;
  /** As an SVG path; empty where nobody asks for it. */
  readonly d: string;
  readonly box: Box | null;
}

interface Corners {
  left: number;
  bottom: number;
  right: number;
  top: number;
}

function pointsOf(operator: string, numbers: readonly number[]): readonly Point[] {
  if (operator === "re") {
    const [x = 0, y = 0, width = 0, height = 0] = numbers;
    return [
      [x, y],
      [x + width, y],
      [x + width, y + height],
      [x, y + height],
    ];
  }
  return Array.from({ length: Math.floor(numbers.length / 2) }, (_, at): Point => [
    numbers[2 * at] ?? 0,
    numbers[2 * at + 1] ?? 0,
  ]);
}

function written(points: readonly Point[]): string {
  return points.map(([x, y]) => `${Number(x.toFixed(3))} ${Number(y.toFixed(3))}`).join(" ");
}

/** Builds a path from the operators that construct it (ISO 32000-2, 8.5.2), `from` where it begins. */
export function drawPath(from: number, isKept: boolean) {
  const corners: Corners = { left: Infinity, bottom: Infinity, right: -Infinity, top: -Infinity };
  let d = "";
  let last: Point = [0, 0];
  const letters: Readonly<Record<string, (points: readonly Point[], before: Point) => string>> = {
    m: (points) => `M${written(points)}`,
    l: (points) => `L${written(points)}`,
    c: (points) => `C${written(points)}`,
    // The first of the two, or the last, is a control point as well.
    v: (points, before) => `C${written([before, ...points])}`,
    y: (points) => `C${written([...points, ...points.slice(-1)])}`,
    h: () => "Z",
    re: ([corner, ...others]) => (corner ? `M${written([corner])}L${written(others)}Z` : ""),
  };
  return {
    add(operator: string, numbers: readonly number[], ctm: Matrix): void {
      const points = pointsOf(operator, numbers).map((point) => apply(ctm, point));
      for (const [x, y] of points) {
        corners.left = Math.min(corners.left, x);
        corners.right = Math.max(corners.right, x);
        corners.bottom = Math.min(corners.bottom, y);
        corners.top = Math.max(corners.top, y);
      }
      if (isKept) d += letters[operator]?.(points, last) ?? "";
      last = points.at(-1) ?? last;
    },
    drawn(): DrawnPath {
      const { left, bottom, right, top } = corners;
      const box = left > right ? null : { x: left, y: bottom, width: right - left, height: top - bottom };
      return { from, d, box };
    },
  };
}
