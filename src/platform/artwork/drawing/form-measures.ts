import { chain } from "#domain/preview/geometry/matrix.ts";
import type { Matrix } from "#domain/preview/scene.ts";
import {
  boxOfAttributes,
  fitted,
  type FormNode,
  formView,
  isHiddenNode,
  matrixOfNode,
  numberOf,
} from "./form-node.ts";
import { innerPicture } from "./inner-picture.ts";

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
