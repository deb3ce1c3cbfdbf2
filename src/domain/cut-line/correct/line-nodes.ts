import type { ClosedCurve } from "../curve/fit-curve.ts";

/** A place or a way in micrometres: x, y. */
export type Um = readonly [number, number];

/** A point of a line that a hand takes hold of, with its two handles as ways from it. */
export interface LineNode {
  readonly at: Um;
  /** To the handle on the way before it, and on the way after it. */
  readonly arrives: Um;
  readonly leaves: Um;
}

/** A closed line by its points in turn. */
export type NodeRing = readonly LineNode[];

/** One point of several lines: which line, and which point of it. */
export interface NodePlace {
  readonly ring: number;
  readonly node: number;
}

export function minus([ax, ay]: Um, [bx, by]: Um): Um {
  return [ax - bx, ay - by];
}

export function plus([ax, ay]: Um, [bx, by]: Um): Um {
  return [ax + bx, ay + by];
}

export function multiplied([x, y]: Um, factor: number): Um {
  return [x * factor, y * factor];
}

function pairAt(curve: ClosedCurve, at: number): Um {
  return [curve[at] ?? 0, curve[at + 1] ?? 0];
}

/** A curve by its points; the end, which is the start again, is told once. */
export function nodesOf(curve: ClosedCurve): NodeRing {
  const count = (curve.length - 2) / 6;
  return Array.from({ length: count }, (_, node) => {
    const at = pairAt(curve, 6 * node);
    const before = pairAt(curve, 6 * (node === 0 ? count : node) - 2);
    return { at, arrives: minus(before, at), leaves: minus(pairAt(curve, 6 * node + 2), at) };
  });
}

/** The line after a point, to the next one: the ends and the handles between them. */
export function cubicAfter(ring: NodeRing, node: number): readonly [Um, Um, Um, Um] {
  const [from, to] = [ring[node]!, ring[(node + 1) % ring.length]!];
  return [from.at, plus(from.at, from.leaves), plus(to.at, to.arrives), to.at];
}

/** A curve through points, in whole micrometres. */
export function curveOf(ring: NodeRing): ClosedCurve {
  const [start] = ring;
  const whole = (way: Um): Um => [Math.round(way[0]) + 0, Math.round(way[1]) + 0];
  return ring.reduce<number[]>(
    (curve, _, node) => {
      const [, ...rest] = cubicAfter(ring, node);
      curve.push(...rest.flatMap(whole));
      return curve;
    },
    [...whole(start?.at ?? [0, 0])],
  );
}

/** A point of a cubic, and the same as three steps between its handles (de Casteljau). */
export function onCubic([a, b, c, d]: readonly [Um, Um, Um, Um], t: number) {
  const between = (from: Um, to: Um): Um => plus(from, multiplied(minus(to, from), t));
  const [ab, bc, cd] = [between(a, b), between(b, c), between(c, d)];
  const [before, after] = [between(ab, bc), between(bc, cd)];
  return { first: ab, before, at: between(before, after), after, last: cd };
}
