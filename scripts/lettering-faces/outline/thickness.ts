import type { Contour, Point } from "./contours.ts";
import { flattened, signedArea } from "./flatten.ts";

/** A place on the edge of a letter, the way out of the letter there, and the length of edge it stands for. */
interface Sample extends Point {
  readonly outX: number;
  readonly outY: number;
  readonly length: number;
  /** Which contour it lies on, and whether that is a hole. */
  readonly contour: number;
  readonly isHole: boolean;
}

/** Samples an em, and lines to a curve before that. */
const SAMPLES = 120;
const PIECES = 12;

/** Which way from the edge, how far apart (in degrees, seen from the disc) its two touching places are at least, and how much edge is as narrow. */
interface Search {
  readonly side: 1 | -1;
  readonly facing: number;
  /** In ems. The tip of a serif is no stroke. */
  readonly edge: number;
}

/** A stroke may taper. */
const strokes: Search = { side: -1, facing: 140, edge: 0.2 };
const counters: Search = { side: 1, facing: 150, edge: 0.12 };

function samplesOf(contours: readonly Contour[], em: number): Sample[] {
  const most = em / SAMPLES;
  return contours.flatMap((shape, contour) => {
    const polygon = flattened(shape, PIECES);
    const isHole = signedArea(polygon) < 0;
    return polygon.flatMap((to, at) => {
      const from = polygon.at(at - 1) ?? to;
      const [dx, dy] = [to.x - from.x, to.y - from.y];
      const [full, count] = [Math.hypot(dx, dy), Math.ceil(Math.hypot(dx, dy) / most)];
      return Array.from({ length: count }, (_, part) => ({
        x: from.x + (dx * (part + 0.5)) / count,
        y: from.y + (dy * (part + 0.5)) / count,
        outX: dy / full,
        outY: -dx / full,
        length: full / count,
        contour,
        isHole,
      }));
    });
  });
}

/** Squared distance over twice the way along the normal: the radius of the disc that touches the edge at both places. */
function radius(at: Sample, other: Sample, side: 1 | -1): number {
  const dx = other.x - at.x;
  const dy = other.y - at.y;
  const along = (dx * at.outX + dy * at.outY) * side;
  return along <= 1e-6 ? Infinity : (dx * dx + dy * dy) / (2 * along);
}

/** How far apart, in degrees, a disc's two touching places are seen from its centre. */
function apart(at: Sample, other: Sample, by: number): number {
  const distance = (other.x - at.x) ** 2 + (other.y - at.y) ** 2;
  return (Math.acos(Math.max(-1, 1 - distance / (2 * by * by))) * 180) / Math.PI;
}

interface Width {
  readonly width: number;
  readonly at: Sample;
  /** Whether the disc is held by an opposite edge and not by a corner. */
  readonly isFaced: boolean;
}

/** The widest disc on one side of an edge. */
function widthAt(at: Sample, samples: readonly Sample[], { side, facing }: Search): Width {
  const radii = new Float64Array(samples.length);
  let least = Infinity;
  for (let index = 0; index < samples.length; index += 1) {
    const found = radius(at, samples[index] ?? at, side);
    radii[index] = found;
    if (found < least) least = found;
  }
  const isFaced =
    least < Infinity &&
    radii.some((found, index) => found <= least * 1.05 && apart(at, samples[index] ?? at, found) >= facing);
  return { width: 2 * least, at, isFaced };
}

/** The width that so much edge has at most; null where there is not so much. */
function narrow(widths: readonly Width[], edge: number): number | null {
  let sum = 0;
  for (const { width, at } of widths.toSorted((a, b) => a.width - b.width)) {
    sum += at.length;
    if (sum >= edge) return width;
  }
  return null;
}

function edgeOf(widths: readonly Width[]): number {
  return widths.reduce((sum, { at }) => sum + at.length, 0);
}

/** Stretches of the letter's outer edge that face another, each by itself. */
function stretches(widths: readonly Width[]): Width[][] {
  return widths
    .reduce<Width[][]>(
      (runs, width) =>
        width.isFaced && !width.at.isHole
          ? [...runs.slice(0, -1), [...(runs.at(-1) ?? []), width]]
          : [...runs, []],
      [[]],
    )
    .filter((run) => run.length > 0);
}

/** The holes, each by itself: the edges that face each other, or all of a round one. */
function holes(widths: readonly Width[]): Width[][] {
  const byHole = Map.groupBy(
    widths.filter(({ at }) => at.isHole),
    ({ at }) => at.contour,
  );
  return [...byHole.values()].map((hole) => {
    const faced = hole.filter(({ isFaced }) => isFaced);
    const widest = hole.toSorted((a, b) => b.width - a.width).slice(0, 1);
    return edgeOf(faced) * 4 >= edgeOf(hole) ? faced : widest;
  });
}

/** Each space is as narrow as a quarter of its edge: the notch of "V" is easily weeded, however sharp its end. */
function narrowestSpace(widths: readonly Width[], em: number): number {
  const notches = stretches(widths).filter((run) => edgeOf(run) >= counters.edge * em);
  const found = [...notches, ...holes(widths)].map((space) => narrow(space, edgeOf(space) / 4) ?? em);
  const narrowest = Math.min(...found);
  return narrowest <= em / 2 ? narrowest : 0;
}

export interface Thickness {
  /** The thinnest stroke; of a dot, the widest disc in it. */
  readonly stroke: number;
  /** The narrowest space between edges of the letter, inside or open to a side, no wider than half an em; 0 where it has none. */
  readonly counter: number;
}

/**
 * What a knife and a hand that weeds meet, in font units. Coarse: read at {@link SAMPLES} places an em, by the widest disc that fits
 * between facing edges.
 */
export function thicknessOf(contours: readonly Contour[], em: number): Thickness {
  const samples = samplesOf(contours, em);
  const inside = samples.map((at) => widthAt(at, samples, strokes));
  const faced = inside.filter(({ isFaced }) => isFaced);
  const widest = Math.max(...inside.map(({ width }) => width));
  return {
    stroke: narrow(faced, Math.min(strokes.edge * em, edgeOf(inside) / 4)) ?? widest,
    counter: narrowestSpace(
      samples.map((at) => widthAt(at, samples, counters)),
      em,
    ),
  };
}
