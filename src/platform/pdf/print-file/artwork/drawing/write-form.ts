import { type PDFContext, PDFName, type PDFObject, type PDFRef } from "@cantoo/pdf-lib";
import { chain, identity } from "#domain/preview/geometry/matrix.ts";
import type { Matrix } from "#domain/preview/scene.ts";
import { effectPixelsPerUnit } from "#platform/artwork/drawing/filter-cost.ts";
import { type FormNode, formView, matrixOfNode } from "#platform/artwork/drawing/form-node.ts";
import { drawEffect } from "./draw-effect.ts";
import { drawGroup } from "./draw-group.ts";
import { writePath } from "./draw-path.ts";
import { drawPicture } from "./draw-picture.ts";
import { cm, type FormContent, formObject, type FormWriter, newContent } from "./form-writer.ts";

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
