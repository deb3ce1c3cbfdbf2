import { fitSegment } from "../curve/fit-segment.ts";
import { cubicAfter, minus, type NodePlace, type NodeRing, onCubic, type Um } from "./line-nodes.ts";

/** A closed line needs so many points to go round something. */
const FEWEST = 3;
/** Points by which each of two sides is followed. */
const STEPS = 16;
/** Micrometres; the two sides are seldom one curve, so that it is as near as it gets. */
const WITHIN = 30;

export function canRemoveNode(rings: readonly NodeRing[], { ring }: NodePlace): boolean {
  return (rings[ring]?.length ?? 0) > FEWEST;
}

function direction([x, y]: Um): readonly [number, number] {
  const length = Math.hypot(x, y) || 1;
  return [x / length, y / length];
}

/** One side in place of two, as near to them as it gets, which leaves and arrives as they did. */
function oneSide(nodes: NodeRing, before: number, node: number, after: number) {
  const along = [before, node].flatMap((side) =>
    Array.from({ length: STEPS }, (_, step) => onCubic(cubicAfter(nodes, side), step / STEPS).at),
  );
  const points = [...along, nodes[after]!.at];
  const [x, y] = [Float64Array.from(points, ([px]) => px), Float64Array.from(points, ([, py]) => py)];
  const { cubic } = fitSegment(
    {
      points: { x, y, count: points.length - 1 },
      from: 0,
      to: points.length - 1,
      leaves: direction(nodes[before]!.leaves),
      arrives: direction(minus([0, 0], nodes[after]!.arrives)),
    },
    WITHIN * WITHIN,
  );
  const [x0, y0, x1, y1, x2, y2, x3, y3] = cubic;
  return { leaves: [x1 - x0, y1 - y0], arrives: [x2 - x3, y2 - y3] } as const;
}

/** Lines without one of their points: one side takes the place of the two beside it. With the point before it. As they are where too few would be left. */
export function withoutNode(
  rings: readonly NodeRing[],
  place: NodePlace,
): { readonly rings: readonly NodeRing[]; readonly place: NodePlace } {
  const { ring, node } = place;
  const nodes = rings[ring]!;
  if (!canRemoveNode(rings, place)) return { rings, place };
  const count = nodes.length;
  const [before, after] = [(node - 1 + count) % count, (node + 1) % count];
  const { leaves, arrives } = oneSide(nodes, before, node, after);
  const left = nodes
    .with(before, { ...nodes[before]!, leaves })
    .with(after, { ...nodes[after]!, arrives })
    .toSpliced(node, 1);
  return { rings: rings.with(ring, left), place: { ring, node: node === 0 ? left.length - 1 : node - 1 } };
}
