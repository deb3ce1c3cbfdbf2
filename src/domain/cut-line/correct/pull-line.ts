import {
  cubicAfter,
  type LineNode,
  minus,
  type NodePlace,
  type NodeRing,
  onCubic,
  plus,
  multiplied,
  type Um,
} from "./line-nodes.ts";

const STEPS = 8;
/** A handle is at most so much of the way to the next point, unless it was more before: longer ones make loops. */
const LONGEST = 0.5;
/** No more of a line than this part of it follows on either side. */
const MOST_PART = 0.45;

function long([x, y]: Um): number {
  return Math.hypot(x, y);
}

function sideLength(ring: NodeRing, node: number): number {
  const cubic = cubicAfter(ring, node);
  let [length, from] = [0, cubic[0]];
  for (let step = 1; step <= STEPS; step++) {
    const to = onCubic(cubic, step / STEPS).at;
    length += long(minus(to, from));
    from = to;
  }
  return length;
}

/** How far every point lies from one of them along the line, the shorter way: before it below 0. */
function waysFrom(
  ring: NodeRing,
  node: number,
): { readonly ways: readonly number[]; readonly total: number } {
  const lengths = ring.map((_, at) => sideLength(ring, at));
  const total = lengths.reduce((sum, length) => sum + length, 0);
  const passed = lengths.map((_, at) => lengths.slice(0, at).reduce((sum, length) => sum + length, 0));
  const ways = passed.map((length) => {
    const after = (length - passed[node]! + total) % total;
    return after > total / 2 ? after - total : after;
  });
  return { ways, total };
}

/** How much of a pull reaches so far along the line, and how that changes with the way: none beyond `reach`, softly. */
function partAt(way: number, reach: number): { readonly part: number; readonly slope: number } {
  if (way === 0) return { part: 1, slope: 0 };
  if (Math.abs(way) >= reach) return { part: 0, slope: 0 };
  const angle = (Math.PI * way) / reach;
  return { part: (1 + Math.cos(angle)) / 2, slope: (-Math.PI / (2 * reach)) * Math.sin(angle) };
}

/** A handle as the pull bends the line where it is; `way` is 1 after the point and -1 before it. */
function bent(handle: Um, way: 1 | -1, by: Um, slope: number): Um {
  const length = long(handle);
  return length === 0 ? handle : plus(handle, multiplied(by, way * length * slope));
}

function pulledNode({ at, arrives, leaves }: LineNode, by: Um, way: number, reach: number): LineNode {
  const { part, slope } = partAt(way, reach);
  if (part === 0) return { at, arrives, leaves };
  return {
    at: plus(at, multiplied(by, part)),
    arrives: bent(arrives, -1, by, slope),
    leaves: bent(leaves, 1, by, slope),
  };
}

function capped(handle: Um, chordBefore: number, chord: number, before: number): Um {
  const most = Math.max(LONGEST, chordBefore === 0 ? 0 : before / chordBefore) * chord;
  return long(handle) <= most ? handle : multiplied(handle, most / long(handle));
}

/** Handles of sides that became shorter become shorter, too. */
function withoutLoops(before: NodeRing, after: NodeRing): NodeRing {
  const chords = (ring: NodeRing) =>
    ring.map(({ at }, node) => long(minus(ring[(node + 1) % ring.length]!.at, at)));
  const [was, is] = [chords(before), chords(after)];
  return after.map((node, index) => {
    const last = (index - 1 + after.length) % after.length;
    const old = before[index]!;
    return {
      at: node.at,
      arrives: capped(node.arrives, was[last]!, is[last]!, long(old.arrives)),
      leaves: capped(node.leaves, was[index]!, is[index]!, long(old.leaves)),
    };
  });
}

/**
 * Lines with one point moved by a way in micrometres. What lies within `reach` of it along the line, in micrometres, follows, the
 * less the farther; 0: the point alone. Where two sides met without a corner they still do.
 */
export function pulledLine(
  rings: readonly NodeRing[],
  { ring, node }: NodePlace,
  by: Um,
  reach: number,
): readonly NodeRing[] {
  const nodes = rings[ring];
  if (nodes === undefined) return rings;
  const { ways, total } = waysFrom(nodes, node);
  const within = Math.min(reach, total * MOST_PART);
  const moved = nodes.map((each, at) => pulledNode(each, by, ways[at]!, within));
  return rings.with(ring, withoutLoops(nodes, moved));
}
