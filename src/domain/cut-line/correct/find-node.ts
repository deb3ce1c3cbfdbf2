import { cubicAfter, type LineNode, type NodePlace, type NodeRing, onCubic, type Um } from "./line-nodes.ts";

/** Steps in which a side is looked along. */
const STEPS = 24;

/** A place on a line: how far along which side, 0 at its first point and 1 at the next. */
export interface LinePlace extends NodePlace {
  readonly t: number;
  /** Micrometres from where it was looked for. */
  readonly distance: number;
}

function apart([ax, ay]: Um, [bx, by]: Um): number {
  return Math.hypot(ax - bx, ay - by);
}

function nearer<Place extends { readonly distance: number }>(one: Place | null, other: Place): Place {
  return one === null || other.distance < one.distance ? other : one;
}

/** A point by its place; null where there is none. */
export function nodeAt(rings: readonly NodeRing[], { ring, node }: NodePlace): LineNode | null {
  return rings[ring]?.[node] ?? null;
}

/** The point nearest to a place; null where there are none. */
export function nearestNode(rings: readonly NodeRing[], to: Um): (NodePlace & { distance: number }) | null {
  return rings
    .flatMap((nodes, ring) => nodes.map(({ at }, node) => ({ ring, node, distance: apart(at, to) })))
    .reduce<(NodePlace & { distance: number }) | null>(nearer, null);
}

function nearestOnSide(nodes: NodeRing, ring: number, node: number, to: Um): LinePlace {
  const cubic = cubicAfter(nodes, node);
  const places = Array.from({ length: STEPS + 1 }, (_, step) => {
    const t = step / STEPS;
    return { ring, node, t, distance: apart(onCubic(cubic, t).at, to) };
  });
  return places.reduce<LinePlace>((best, place) => nearer(best, place), places[0]!);
}

/** Where a line comes nearest to a place; null where there is none. */
export function nearestOnLine(rings: readonly NodeRing[], to: Um): LinePlace | null {
  return rings
    .flatMap((nodes, ring) => nodes.map((_, node) => nearestOnSide(nodes, ring, node, to)))
    .reduce<LinePlace | null>(nearer, null);
}

/** The point so many further, all lines in turn. */
export function nodeFurther(rings: readonly NodeRing[], { ring, node }: NodePlace, by: number): NodePlace {
  const all = rings.flatMap((nodes, at) => nodes.map((_, index) => ({ ring: at, node: index })));
  const now = all.findIndex((place) => place.ring === ring && place.node === node);
  return all[(now + by + all.length) % all.length] ?? { ring: 0, node: 0 };
}
