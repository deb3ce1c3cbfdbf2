import type { PDFRef } from "@cantoo/pdf-lib";
import { apply } from "#domain/preview/geometry/matrix.ts";
import type { Box, Matrix, Point } from "#domain/preview/scene.ts";
import { type FormNode, numberOf } from "#platform/artwork/drawing/form-node.ts";
import { isNeutral, lightnessOf, type Rgb, rgbOf } from "./colours.ts";
import { type FormWriter, inverse, registered } from "./form-writer.ts";

interface Stop {
  readonly offset: number;
  readonly rgb: Rgb;
  readonly alpha: number;
}

/** What of a gradient is written: its colours, how light they are in a mask, or how much of it is there. */
export type ShadedAs = "colour" | "lightness" | "opacity";

/** From where to where a gradient runs, in its own lengths: 0 to 1, and on where it is repeated. */
type Run = readonly [low: number, high: number];

/** How far a colour goes on beyond an end, as a share of the gradient. */
const END = 0.01;
/** More repetitions than can be told apart. */
const MOST_TURNS = 200;

function stopsOf({ children }: FormNode): readonly Stop[] {
  return children
    .filter(({ name }) => name === "stop")
    .map((stop) => ({
      offset: numberOf(stop, "offset"),
      rgb: rgbOf(stop.attributes["stop-color"] ?? "#000000"),
      alpha: numberOf(stop, "stop-opacity", 1),
    }));
}

export function isSeenThrough(gradient: FormNode): boolean {
  return stopsOf(gradient).some(({ alpha }) => alpha < 1);
}

/** The ends of a gradient: two points, or two circles. */
function endsOf(node: FormNode) {
  const of = (name: string, otherwise?: number) => numberOf(node, name, otherwise);
  const isLinear = node.name === "linearGradient";
  const [cx, cy] = [of("cx"), of("cy")];
  return isLinear
    ? { isLinear, from: [of("x1"), of("y1")], to: [of("x2"), of("y2")], radius: 0 }
    : { isLinear, from: [of("fx", cx), of("fy", cy)], to: [cx, cy], radius: of("r") };
}

/** Stops that are nearer to each other stand at one place: the library keeps them apart by as little. */
const SAME_PLACE = 1e-6;

/** Where the colours change at once at an end, the first and last go on beyond it: a PDF continues with what it finds there. */
function withEnds(stops: readonly Stop[], [low, high]: Run, isLinear: boolean): Run {
  const isAt = (end: number) => stops.filter(({ offset }) => Math.abs(offset - end) <= SAME_PLACE).length > 1;
  return [isLinear && isAt(low) ? low - END : low, isAt(high) ? high + END : high];
}

/** How often a repeated gradient is repeated until it has covered a box. */
function runOf(node: FormNode, lie: Matrix, box: Box): Run {
  const back = inverse(lie);
  if ((node.attributes.spreadMethod ?? "pad") === "pad" || back === null) return [0, 1];
  const { isLinear, from, to, radius } = endsOf(node);
  const { x, y, width, height } = box;
  const corners: readonly Point[] = [
    apply(back, [x, y]),
    apply(back, [x + width, y]),
    apply(back, [x, y + height]),
    apply(back, [x + width, y + height]),
  ];
  const [fromX = 0, fromY = 0] = from;
  const [toX = 0, toY = 0] = to;
  if (!isLinear) {
    const furthest = Math.max(...corners.map(([u, v]) => Math.hypot(u - toX, v - toY)));
    return [0, Math.min(MOST_TURNS, Math.ceil(furthest / radius) + 1)];
  }
  const [dx, dy] = [toX - fromX, toY - fromY];
  const places = corners.map(([u, v]) => ((u - fromX) * dx + (v - fromY) * dy) / (dx * dx + dy * dy));
  return [
    Math.max(-MOST_TURNS, Math.floor(Math.min(...places))),
    Math.min(MOST_TURNS, Math.ceil(Math.max(...places))),
  ];
}

/** All stops of a run, its repetitions written out, with the first and last once more beyond either end. */
function stopsAlong(node: FormNode, [low, high]: Run): readonly Stop[] {
  const stops = stopsOf(node);
  const isReflected = node.attributes.spreadMethod === "reflect";
  const all: Stop[] = [];
  for (let turn = low; turn < high; turn += 1) {
    const isTurned = isReflected && Math.abs(turn) % 2 === 1;
    for (const stop of isTurned ? stops.toReversed() : stops)
      all.push({ ...stop, offset: turn + (isTurned ? 1 - stop.offset : stop.offset) });
  }
  const [first, last] = [all[0], all.at(-1)];
  return [
    ...(first ? [{ ...first, offset: low - 1 }] : []),
    ...all,
    ...(last ? [{ ...last, offset: high + 1 }] : []),
  ];
}

function valuesOf({ rgb, alpha }: Stop, shown: ShadedAs, isGrey: boolean): number[] {
  if (shown === "opacity") return [alpha];
  if (shown === "lightness") return [lightnessOf(rgb)];
  return isGrey ? [rgb[0]] : [...rgb];
}

/** A function from 0 to 1 through all stops (ISO 32000-2, 7.10.4); where two stand at one place the colour changes at once. */
function functionThrough(stops: readonly Stop[], [low, high]: Run, shown: ShadedAs, isGrey: boolean) {
  const parts = stops.slice(1).flatMap((stop, at) => {
    const before = stops[at] ?? stop;
    const isSeen = Math.min(stop.offset, high) - Math.max(before.offset, low) > SAME_PLACE;
    return isSeen ? [{ before, stop }] : [];
  });
  const functions = parts.map(({ before, stop }) => ({
    FunctionType: 2,
    Domain: [0, 1],
    C0: valuesOf(before, shown, isGrey),
    C1: valuesOf(stop, shown, isGrey),
    N: 1,
  }));
  if (functions.length === 1) return functions[0];
  const bounds = parts.slice(0, -1).map(({ stop }) => (stop.offset - low) / (high - low));
  return {
    FunctionType: 3,
    Domain: [0, 1],
    Functions: functions,
    Bounds: bounds,
    Encode: functions.flatMap(() => [0, 1]),
  };
}

/** A gradient as a shading in its own units. `lie` takes them to those of `box`, which it has to cover. */
export function shadingOf(
  writer: FormWriter,
  node: FormNode,
  shown: ShadedAs,
  lie: Matrix,
  box: Box,
): PDFRef {
  const turns = runOf(node, lie, box);
  const stops = stopsAlong(node, turns);
  const isGrey = shown !== "colour" || stops.every(({ rgb }) => isNeutral(rgb));
  const { isLinear, from, to, radius } = endsOf(node);
  const run = withEnds(stops, turns, isLinear);
  const along = (at: number) => from.map((start, axis) => start + ((to[axis] ?? 0) - start) * at);
  const coords = run.flatMap((at) => [...along(at), ...(isLinear ? [] : [radius * at])]);
  return registered(writer, {
    ShadingType: isLinear ? 2 : 3,
    ColorSpace: isGrey ? "DeviceGray" : writer.screen,
    Coords: coords,
    Function: functionThrough(stops, run, shown, isGrey),
    Extend: [true, true],
  });
}
