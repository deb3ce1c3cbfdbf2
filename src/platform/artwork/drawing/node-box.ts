import { boxUnder, chain } from "#domain/preview/geometry/matrix.ts";
import type { Box, Matrix } from "#domain/preview/scene.ts";
import { boxOfAttributes, type FormNode, matrixOfNode, numberOf } from "./form-node.ts";
import { pathBox } from "./form-path.ts";

export function united(one: Box | null, other: Box | null): Box | null {
  if (one === null || other === null) return one ?? other;
  const [x, y] = [Math.min(one.x, other.x), Math.min(one.y, other.y)];
  return {
    x,
    y,
    width: Math.max(one.x + one.width, other.x + other.width) - x,
    height: Math.max(one.y + one.height, other.y + other.height) - y,
  };
}

/** What two boxes have in common; null where that is nothing. */
export function shared(one: Box, other: Box): Box | null {
  const [x, y] = [Math.max(one.x, other.x), Math.max(one.y, other.y)];
  const width = Math.min(one.x + one.width, other.x + other.width) - x;
  const height = Math.min(one.y + one.height, other.y + other.height) - y;
  return width > 0 && height > 0 ? { x, y, width, height } : null;
}

export function widened({ x, y, width, height }: Box, by: number): Box {
  return { x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by };
}

/** How far a line may reach from what it follows: half its width, at corners more. */
function reachOf(path: FormNode): number {
  const { stroke = "none" } = path.attributes;
  if (stroke === "none") return 0;
  return (numberOf(path, "stroke-width", 1) / 2) * Math.max(1.5, numberOf(path, "stroke-miterlimit", 4));
}

/** The box of what is in a node, in the units round it or as `lie` takes them; with the room that lines take, or as boxes of objects are reckoned. */
export function boxInside(node: FormNode, withLines: boolean, lie: Matrix): Box | null {
  return node.children.reduce<Box | null>(
    (all, child) => united(all, boxAround(child, withLines, lie)),
    null,
  );
}

export function boxAround(node: FormNode, withLines: boolean, outer: Matrix): Box | null {
  const lie = chain(matrixOfNode(node.attributes.transform), outer);
  if (node.name === "path") {
    const { d = "" } = node.attributes;
    if (!withLines) return pathBox(d, lie);
    const box = pathBox(d);
    return box && boxUnder([lie], widened(box, reachOf(node)));
  }
  if (node.name === "image") return boxUnder([lie], boxOfAttributes(node));
  return node.name === "g" ? boxInside(node, withLines, lie) : null;
}
