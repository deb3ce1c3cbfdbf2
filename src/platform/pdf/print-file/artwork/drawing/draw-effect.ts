import { boxUnder, chain, identity } from "#domain/preview/geometry/matrix.ts";
import type { Box, Matrix } from "#domain/preview/scene.ts";
import { drawsAsShown } from "#platform/artwork/drawing/filter-cost.ts";
import { boxOfAttributes, type FormNode, matrixOfNode } from "#platform/artwork/drawing/form-node.ts";
import { boxInside, shared, united } from "#platform/artwork/drawing/node-box.ts";
import { formPixels } from "#platform/artwork/drawing/normal-drawing.ts";
import { blendOf } from "./blend-modes.ts";
import { cm, type FormContent, type FormWriter, inverse, named, stateOperator } from "./form-writer.ts";
import { unitsOf } from "./paints.ts";
import { pixelsObject } from "./pixels-object.ts";

const MOST_PIXELS = 12_000_000;
const NOWHERE: Box = { x: 0, y: 0, width: 0, height: 0 };

function filtersOf(writer: FormWriter, part: FormNode): readonly FormNode[] {
  const ids = [...(part.attributes.filter ?? "").matchAll(/url\(#([^)]*)\)/g)].map(([, id = ""]) => id);
  return ids.flatMap((id) => writer.byId.get(id) ?? []);
}

/** Where the filters of a part paint, in the part's own units. */
function regionOf(part: FormNode, filters: readonly FormNode[]): Box | null {
  const box = boxInside(part, false, identity) ?? NOWHERE;
  return filters.reduce<Box | null>((all, filter) => {
    const units = unitsOf(filter, "filterUnits", "objectBoundingBox", box);
    return united(all, boxUnder([units], boxOfAttributes(filter)));
  }, null);
}

/** The part as a drawing of its own that shows a box of the whole. */
function drawingOf({ form, definitions }: FormWriter, part: FormNode, outer: Matrix, box: Box): string {
  const alone = form.slice(part.from, part.to).replace(/mix-blend-mode:[\w-]+/, "mix-blend-mode:normal");
  const { x, y, width, height } = box;
  const root = `xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${width}" height="${height}"`;
  return `<svg ${root} viewBox="${x} ${y} ${width} ${height}">${definitions}<g transform="matrix(${outer.join(" ")})">${alone}</g></svg>`;
}

/** Draws a part with a filter, which is made of pixels. It is mixed with what lies below it as the part is. */
export async function drawEffect(
  writer: FormWriter,
  content: FormContent,
  part: FormNode,
  outer: Matrix,
): Promise<void> {
  const filters = filtersOf(writer, part);
  const region = regionOf(part, filters);
  const back = inverse(outer);
  if (region === null || back === null) return;
  const painted = boxUnder([chain(matrixOfNode(part.attributes.transform), outer)], region);
  const box = content.isTile ? painted : shared(painted, writer.view.seen);
  if (box === null || !(box.width > 0 && box.height > 0)) return;
  const most = Math.sqrt((MOST_PIXELS * box.width) / box.height);
  const { fine, asShown } = writer.effectPixelsPerUnit;
  const wanted = box.width * (drawsAsShown(filters) ? asShown : fine);
  const png = formPixels(drawingOf(writer, part, outer, box), Math.min(most, wanted));
  const object = await pixelsObject(writer.context, png, { screen: writer.screen, isMask: content.isMask });
  const mode = blendOf(writer, content, part);
  const square: Matrix = [box.width, 0, 0, -box.height, box.x, box.y + box.height];
  content.operators.push(
    "q",
    ...(mode === null ? [] : [stateOperator(writer, content, { BM: mode })]),
    cm(chain(square, back)),
    `/${named(content, "XObject", object)} Do`,
    "Q",
  );
}
