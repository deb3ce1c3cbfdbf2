import { chain, identity, scaling, translation } from "#domain/preview/geometry/matrix.ts";
import type { Box, Matrix } from "#domain/preview/scene.ts";
import {
  boxOfAttributes,
  fitted,
  type FormNode,
  matrixOfNode,
  viewBoxOf,
} from "#platform/artwork/drawing/form-node.ts";
import { widened } from "#platform/artwork/drawing/form-measures.ts";
import { drawingColour } from "./colours.ts";
import {
  cm,
  type FormContent,
  formObject,
  type FormWriter,
  GREY_GROUP,
  named,
  newContent,
  registered,
  softMask,
  streamOf,
} from "./form-writer.ts";
import { isSeenThrough, shadingOf } from "./gradients.ts";

/** What is painted: the object's box, the units it is drawn in, and whether it is a line. */
export interface PaintedObject {
  readonly box: Box;
  readonly outer: Matrix;
  readonly isStroke: boolean;
}

export function referenceIn(value: string | undefined): string {
  return /url\(#([^)]*)\)/.exec(value ?? "")?.[1] ?? "";
}

/** From units that are shares of an object's box, where an attribute or its default says so. */
export function unitsOf(node: FormNode, name: string, otherwise: string, box: Box): Matrix {
  const isShare = (node.attributes[name] ?? otherwise) === "objectBoundingBox";
  return isShare ? [box.width, 0, 0, box.height, box.x, box.y] : identity;
}

/** A box in units that a matrix without turns takes it from. */
export function boxIn([a, , , d, e, f]: Matrix, { x, y, width, height }: Box): Box {
  return { x: x * a + e, y: y * d + f, width: width * a, height: height * d };
}

function setPattern(name: string, isStroke: boolean): string {
  return `/Pattern ${isStroke ? "CS" : "cs"} /${name} ${isStroke ? "SCN" : "scn"}`;
}

/** A tile begins in the corner of its region, whatever the units of what is in it. */
function tileMatrix(node: FormNode, region: Box, box: Box): Matrix {
  const view = viewBoxOf(node);
  if (view !== null) return fitted(view, { ...region, x: 0, y: 0 }, node.attributes.preserveAspectRatio);
  return node.attributes.patternContentUnits === "objectBoundingBox"
    ? scaling(box.width, box.height)
    : identity;
}

async function patternPaint(
  writer: FormWriter,
  content: FormContent,
  node: FormNode,
  painted: PaintedObject,
) {
  const region = boxIn(
    unitsOf(node, "patternUnits", "objectBoundingBox", painted.box),
    boxOfAttributes(node),
  );
  if (!(region.width > 0 && region.height > 0)) return null;
  const tile = newContent({ isMask: content.isMask, isTile: true });
  const into = tileMatrix(node, region, painted.box);
  tile.operators.push("q", cm(into));
  tile.lie = into;
  const laid = chain(translation(region.x, region.y), matrixOfNode(node.attributes.patternTransform));
  for (const child of node.children) await writer.draw(tile, child, chain(into, laid, painted.outer));
  tile.operators.push("Q");
  const pattern = streamOf(writer, tile, {
    Type: "Pattern",
    PatternType: 1,
    PaintType: 1,
    TilingType: 1,
    BBox: [0, 0, region.width, region.height],
    XStep: region.width,
    YStep: region.height,
    Matrix: [...chain(laid, content.lie)],
  });
  return setPattern(named(content, "Pattern", pattern), painted.isStroke);
}

function gradientPaint(
  writer: FormWriter,
  content: FormContent,
  node: FormNode,
  painted: PaintedObject,
): string {
  const { box } = painted;
  const lie = chain(
    matrixOfNode(node.attributes.gradientTransform),
    unitsOf(node, "gradientUnits", "objectBoundingBox", box),
  );
  const covered = widened(box, Math.max(box.width, box.height));
  const shading = shadingOf(writer, node, content.isMask ? "lightness" : "colour", lie, covered);
  const matrix = [...chain(lie, content.lie)];
  const pattern = registered(writer, { Type: "Pattern", PatternType: 2, Shading: shading, Matrix: matrix });
  const sets = setPattern(named(content, "Pattern", pattern), painted.isStroke);
  if (!isSeenThrough(node)) return sets;
  const mask = newContent({ isMask: true });
  const opacity = shadingOf(writer, node, "opacity", lie, covered);
  mask.operators.push("q", cm(lie), `/${named(mask, "Shading", opacity)} sh`, "Q");
  return `${softMask(writer, content, formObject(writer, mask, covered, GREY_GROUP))} ${sets}`;
}

/** The operators that set what a path is painted with; null where nothing is. */
export async function drawingPaint(
  writer: FormWriter,
  content: FormContent,
  value: string | undefined,
  painted: PaintedObject,
): Promise<string | null> {
  if (value === undefined || value === "none") return null;
  if (value.startsWith("#")) return drawingColour(content, value, painted.isStroke);
  const node = writer.byId.get(referenceIn(value));
  if (node === undefined) return null;
  if (node.name === "pattern") return patternPaint(writer, content, node, painted);
  return gradientPaint(writer, content, node, painted);
}
