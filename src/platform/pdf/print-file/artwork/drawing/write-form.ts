import { type PDFContext, PDFName, type PDFObject, type PDFRef } from "@cantoo/pdf-lib";
import { boxUnder, chain, identity } from "#domain/preview/geometry/matrix.ts";
import type { Box, Matrix } from "#domain/preview/scene.ts";
import { drawsAsFiltered, effectPixelsPerUnit } from "#platform/artwork/drawing/filter-cost.ts";
import {
  boxOfAttributes,
  fitted,
  type FormNode,
  formView,
  matrixOfNode,
  numberOf,
} from "#platform/artwork/drawing/form-node.ts";
import { writePath } from "./draw-path.ts";
import {
  blendOf,
  cm,
  type FormContent,
  formObject,
  type FormWriter,
  groupOf,
  inverse,
  named,
  newContent,
  num,
  softMask,
  stateOperator,
} from "./form-writer.ts";
import { innerPicture } from "#platform/artwork/drawing/inner-pictures.ts";
import { pixelsObject, smoothed } from "./pixels-object.ts";
import { boxInside, shared, united } from "#platform/artwork/drawing/form-measures.ts";
import { formPixels } from "#platform/artwork/drawing/normal-drawing.ts";
import { referenceIn, unitsOf } from "./paints.ts";
import { applyClip, clipOf, formMask } from "./clips-and-masks.ts";

/** How a form becomes an object. */
export interface FormUse {
  /** The space of colours that are not neutral. */
  readonly screen?: PDFObject;
  /** Millimetres of one of the form's units as it is printed. */
  readonly unitMm: number;
}

function byId(root: FormNode): ReadonlyMap<string, FormNode> {
  const found = new Map<string, FormNode>();
  const look = (node: FormNode): void => {
    const { id } = node.attributes;
    if (id !== undefined && !found.has(id)) found.set(id, node);
    node.children.forEach(look);
  };
  look(root);
  return found;
}

const squares: ReadonlySet<string> = new Set(["optimizeSpeed", "pixelated", "crisp-edges"]);

/** How long a unit is under a matrix, along the lines of a picture. */
function lengthAcross([a, b]: Matrix): number {
  return Math.hypot(a, b);
}

/** Draws a picture of pixels that stands in a drawing. */
async function drawPicture(
  writer: FormWriter,
  content: FormContent,
  node: FormNode,
  outer: Matrix,
): Promise<void> {
  const picture = innerPicture(node);
  if (picture === null) return;
  const box = boxOfAttributes(node);
  const clip = `${num(box.x)} ${num(box.y)} ${num(box.width)} ${num(box.height)} re W n`;
  const preserve = node.attributes.preserveAspectRatio;
  const { widthPx, heightPx, bytes } = picture;
  const into = fitted({ x: 0, y: 0, width: widthPx, height: heightPx }, box, preserve);
  const widthMm = writer.unitMm * widthPx * lengthAcross(chain(into, outer));
  const isSmooth = !squares.has(node.attributes["image-rendering"] ?? "");
  const pixels = isSmooth ? await smoothed(bytes, widthMm) : bytes;
  const object = await pixelsObject(writer.context, pixels, {
    screen: writer.screen,
    isMask: content.isMask,
  });
  // Pixels fill the unit square, y up.
  const square: Matrix = [widthPx, 0, 0, -heightPx, 0, heightPx];
  content.operators.push("q", clip, cm(chain(square, into)), `/${named(content, "XObject", object)} Do`, "Q");
}

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
async function drawEffect(
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
  const wanted = box.width * (drawsAsFiltered(filters) ? asShown : fine);
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

async function drawChildren(writer: FormWriter, content: FormContent, group: FormNode, outer: Matrix) {
  for (const child of group.children) await writer.draw(content, child, outer);
}

/** Puts what a content draws into an object of its own, and that into a new content: a state that is set there holds for all of it at once. */
function wrapped(
  writer: FormWriter,
  content: FormContent,
  visible: Box,
  sets: (around: FormContent) => void,
): FormContent {
  const object = formObject(writer, content, visible, groupOf(content));
  const around = newContent(content);
  around.operators.push("q");
  sets(around);
  around.operators.push(`/${named(around, "XObject", object)} Do`, "Q");
  return around;
}

/** Draws a group: what is in it, then clipped, masked and mixed as one. The units are those inside the group. */
async function drawGroup(
  writer: FormWriter,
  content: FormContent,
  group: FormNode,
  outer: Matrix,
): Promise<void> {
  const { attributes } = group;
  const [visible, box] = [boxInside(group, true, identity), boxInside(group, false, identity)];
  if (visible === null || box === null) return;
  const clipNode = writer.byId.get(referenceIn(attributes["clip-path"]));
  const maskNode = writer.byId.get(referenceIn(attributes.mask));
  const clip = clipNode ? clipOf(writer, clipNode, box, visible) : null;
  const [mode, opacity] = [blendOf(writer, content, group), numberOf(group, "opacity", 1)];
  const isOne = mode !== null || opacity < 1 || maskNode || attributes.isolation === "isolate";
  if (!isOne && clip?.kind !== "mask") {
    if (clip) applyClip(writer, content, clip);
    return drawChildren(writer, content, group, outer);
  }
  let inner = newContent(content);
  await drawChildren(writer, inner, group, outer);
  if (clip?.kind === "mask")
    inner = wrapped(writer, inner, visible, (around) => applyClip(writer, around, clip));
  if (maskNode) {
    const mask = await formMask(writer, maskNode, box, outer);
    inner = wrapped(writer, inner, visible, (around) =>
      around.operators.push(softMask(writer, around, mask.object, mask.kind)),
    );
  }
  const object = formObject(writer, inner, visible, groupOf(content));
  if (clip?.kind === "path") applyClip(writer, content, clip);
  content.operators.push(
    stateOperator(writer, content, { ...(mode !== null && { BM: mode }), ca: opacity }),
    `/${named(content, "XObject", object)} Do`,
  );
  return undefined;
}

/** Draws a node in the units round it. */
async function drawNode(
  writer: FormWriter,
  content: FormContent,
  node: FormNode,
  outer: Matrix,
): Promise<void> {
  if (!["path", "image", "g"].includes(node.name)) return;
  // A filter's picture is laid in the units round the part.
  if (node.attributes.filter !== undefined) return drawEffect(writer, content, node, outer);
  const own = matrixOfNode(node.attributes.transform);
  const before = content.lie;
  content.operators.push("q", ...(node.attributes.transform === undefined ? [] : [cm(own)]));
  content.lie = chain(own, before);
  const draw = node.name === "path" ? writePath : node.name === "image" ? drawPicture : drawGroup;
  await draw(writer, content, node, chain(own, outer));
  content.operators.push("Q");
  content.lie = before;
  return undefined;
}

/** A drawing's one form as an object that draws it in its own units, from its upper left corner, y down. */
export async function drawingObject(
  context: PDFContext,
  { form, root }: { readonly form: string; readonly root: FormNode },
  { screen = PDFName.of("DeviceRGB"), unitMm }: FormUse,
): Promise<PDFRef> {
  const view = formView(root);
  const { width, height, fit } = view;
  const [scale] = fit;
  const effects = effectPixelsPerUnit(view, unitMm * Math.max(width, height));
  const defs = root.children.filter(({ name }) => name === "defs");
  const writer: FormWriter = {
    context,
    form,
    view,
    byId: byId(root),
    definitions: defs.map(({ from, to }) => form.slice(from, to)).join(""),
    screen,
    effectPixelsPerUnit: { fine: effects.fine * scale, asShown: effects.asShown * scale },
    unitMm: unitMm * scale,
    blends: false,
    draw: (content, node, outer) => drawNode(writer, content, node, outer),
  };
  const content = newContent({ isMask: false });
  content.operators.push("q", cm(fit));
  content.lie = fit;
  for (const node of root.children) await writer.draw(content, node, identity);
  content.operators.push("Q");
  // What mixes its colours mixes them as a screen does, and with nothing of what it is laid upon.
  const group = writer.blends ? { CS: screen } : undefined;
  return formObject(writer, content, { x: 0, y: 0, width, height }, group);
}
