import type { PDFRef } from "@cantoo/pdf-lib";
import { chain } from "#domain/preview/geometry/matrix.ts";
import type { Box, Matrix } from "#domain/preview/scene.ts";
import {
  boxOfAttributes,
  type FormNode,
  isHiddenNode,
  matrixOfNode,
} from "#platform/artwork/drawing/form-node.ts";
import { widened } from "#platform/artwork/drawing/form-measures.ts";
import { pathOperatorsOf } from "./draw-path.ts";
import {
  cm,
  type FormContent,
  formObject,
  type FormWriter,
  GREY_GROUP,
  inverse,
  named,
  newContent,
  softMask,
} from "./form-writer.ts";
import { boxIn, referenceIn, unitsOf } from "./paints.ts";

/** What lets only a part of something be seen: operators before it, or an object that is light where it is seen. */
export type Clip =
  | { readonly kind: "path"; readonly operators: readonly string[] }
  | { readonly kind: "mask"; readonly object: PDFRef };

/** A clip path with paths in it, and what takes its units to the object's (SVG 2, CSS Masking 1, 7.1). */
function unitsOfClip(clip: FormNode, box: Box): Matrix {
  return chain(
    unitsOf(clip, "clipPathUnits", "userSpaceOnUse", box),
    matrixOfNode(clip.attributes.transform),
  );
}

/** The paths of a clip that open it. */
function seenIn({ children }: FormNode): readonly FormNode[] {
  return children.filter(({ name, attributes }) => name === "path" && !isHiddenNode(attributes));
}

/** A clip of one path, which a PDF knows itself; null for one of several, whose areas are united whatever their rules are. */
function pathClip(writer: FormWriter, clip: FormNode, box: Box): readonly string[] | null {
  const [only, ...others] = seenIn(clip);
  if (only === undefined || others.length > 0 || only.attributes["clip-path"] !== undefined) return null;
  const outer = writer.byId.get(referenceIn(clip.attributes["clip-path"]));
  const before = outer ? pathClip(writer, outer, box) : [];
  const into = chain(matrixOfNode(only.attributes.transform), unitsOfClip(clip, box));
  const back = inverse(into);
  if (before === null || back === null) return null;
  const rule = only.attributes["clip-rule"] === "evenodd" ? "W* n" : "W n";
  return [...before, cm(into), pathOperatorsOf(only.attributes.d ?? ""), rule, cm(back)];
}

function paintWhite(writer: FormWriter, mask: FormContent, path: FormNode, box: Box, visible: Box): void {
  const own = writer.byId.get(referenceIn(path.attributes["clip-path"]));
  const rule = path.attributes["clip-rule"] === "evenodd" ? "f*" : "f";
  mask.operators.push("q", cm(matrixOfNode(path.attributes.transform)));
  if (own) applyClip(writer, mask, clipOf(writer, own, box, visible));
  mask.operators.push("1 g", pathOperatorsOf(path.attributes.d ?? ""), rule, "Q");
}

/** White where a clip path is open. */
function clipMask(writer: FormWriter, clip: FormNode, box: Box, visible: Box): PDFRef {
  const mask = newContent({ isMask: true });
  const outer = writer.byId.get(referenceIn(clip.attributes["clip-path"]));
  if (outer) applyClip(writer, mask, clipOf(writer, outer, box, visible));
  const into = unitsOfClip(clip, box);
  mask.operators.push("q", cm(into));
  for (const path of seenIn(clip)) paintWhite(writer, mask, path, box, visible);
  mask.operators.push("Q");
  return formObject(writer, mask, visible, GREY_GROUP);
}

/** What a clip path leaves to be seen of an object: `box` as boxes of objects are reckoned, `visible` with the room that lines take. */
export function clipOf(writer: FormWriter, clip: FormNode, box: Box, visible: Box): Clip {
  const operators = pathClip(writer, clip, box);
  if (operators !== null) return { kind: "path", operators };
  return { kind: "mask", object: clipMask(writer, clip, box, widened(visible, 1)) };
}

/** Sets a clip for all that follows in the same state. */
export function applyClip(writer: FormWriter, content: FormContent, clip: Clip): void {
  if (clip.kind === "path") content.operators.push(...clip.operators);
  else content.operators.push(softMask(writer, content, clip.object));
}

export interface FormMask {
  readonly object: PDFRef;
  readonly kind: "Luminosity" | "Alpha";
}

/** What a mask leaves to be seen of an object with that box. */
export async function formMask(
  writer: FormWriter,
  node: FormNode,
  box: Box,
  outer: Matrix,
): Promise<FormMask> {
  const kind = node.attributes["mask-type"] === "alpha" ? "Alpha" : "Luminosity";
  const region = boxIn(unitsOf(node, "maskUnits", "objectBoundingBox", box), boxOfAttributes(node));
  const into = unitsOf(node, "maskContentUnits", "userSpaceOnUse", box);
  const content = newContent({ isMask: true });
  content.operators.push("q", cm(into));
  content.lie = into;
  for (const child of node.children) await writer.draw(content, child, chain(into, outer));
  content.operators.push("Q");
  const object = formObject(writer, content, region, GREY_GROUP);
  const inner = writer.byId.get(referenceIn(node.attributes.mask));
  if (inner === undefined || inner === node) return { object, kind };
  const masked = newContent({ isMask: true });
  const over = await formMask(writer, inner, box, outer);
  masked.operators.push(
    softMask(writer, masked, over.object, over.kind),
    `/${named(masked, "XObject", object)} Do`,
  );
  return { object: formObject(writer, masked, region, GREY_GROUP), kind };
}
