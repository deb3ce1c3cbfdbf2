import { boxUnder, chain } from "#domain/preview/geometry/matrix.ts";
import type { Box, Matrix } from "#domain/preview/scene.ts";
import {
  boxOfAttributes,
  fitted,
  type FormNode,
  formView,
  isHiddenNode,
  matrixOfNode,
  numberOf,
  pathBox,
} from "./form-node.ts";
import { innerPicture } from "./inner-pictures.ts";

/** How fine what a form paints is, in its own units. */
export interface FormMeasures {
  /** The thinnest line; null without lines. */
  readonly thinnestLine: number | null;
  /** Pixels to a unit, of the coarsest picture; null without pictures. */
  readonly pixelsPerUnit: number | null;
}

function scaleOf([a, b, c, d]: Matrix): number {
  return Math.sqrt(Math.abs(a * d - b * c));
}

/** The width of a path's line in its own units; null where none is painted. */
function lineOf(path: FormNode): number | null {
  const { stroke = "none" } = path.attributes;
  if (stroke === "none" || isHiddenNode(path.attributes) || numberOf(path, "stroke-opacity", 1) === 0)
    return null;
  return numberOf(path, "stroke-width", 1);
}

function finite(value: number): number | null {
  return Number.isFinite(value) ? value : null;
}

/** Measures what a form paints, but for what is in patterns, clips and masks. */
export function measureForm(root: FormNode): FormMeasures {
  let [thinnest, coarsest] = [Infinity, Infinity];
  const look = (node: FormNode, outer: Matrix): void => {
    if (node.name === "defs") return;
    const lie = chain(matrixOfNode(node.attributes.transform), outer);
    if (node.name === "path") thinnest = Math.min(thinnest, (lineOf(node) ?? Infinity) * scaleOf(lie));
    if (node.name === "image") {
      const picture = innerPicture(node);
      if (picture === null) return;
      const size = { x: 0, y: 0, width: picture.widthPx, height: picture.heightPx };
      const into = fitted(size, boxOfAttributes(node), node.attributes.preserveAspectRatio);
      coarsest = Math.min(coarsest, 1 / scaleOf(chain(into, lie)));
    }
    if (node.name === "g") for (const child of node.children) look(child, lie);
  };
  const { fit } = formView(root);
  for (const child of root.children) look(child, fit);
  return { thinnestLine: finite(thinnest), pixelsPerUnit: finite(coarsest) };
}

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

function boxAround(node: FormNode, withLines: boolean, outer: Matrix): Box | null {
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
