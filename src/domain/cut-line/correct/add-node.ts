import type { LinePlace } from "./find-node.ts";
import { cubicAfter, minus, type NodePlace, type NodeRing, onCubic } from "./line-nodes.ts";

/** Lines with one more point on them; the line stays where it is. With the place of the new point. */
export function withNode(
  rings: readonly NodeRing[],
  { ring, node, t }: Omit<LinePlace, "distance">,
): { readonly rings: readonly NodeRing[]; readonly place: NodePlace } {
  const nodes = rings[ring]!;
  const next = (node + 1) % nodes.length;
  const { first, before, at, after, last } = onCubic(cubicAfter(nodes, node), t);
  const [from, to] = [nodes[node]!, nodes[next]!];
  const added = nodes
    .with(node, { ...from, leaves: minus(first, from.at) })
    .with(next, { ...to, arrives: minus(last, to.at) })
    .toSpliced(node + 1, 0, { at, arrives: minus(before, at), leaves: minus(after, at) });
  return { rings: rings.with(ring, added), place: { ring, node: node + 1 } };
}
