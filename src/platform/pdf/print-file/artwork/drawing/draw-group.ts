import { identity } from "#domain/preview/geometry/matrix.ts";
import type { Box, Matrix } from "#domain/preview/scene.ts";
import { type FormNode, numberOf } from "#platform/artwork/drawing/form-node.ts";
import { boxInside } from "#platform/artwork/drawing/node-box.ts";
import { blendOf } from "./blend-modes.ts";
import { applyClip, clipOf, formMask } from "./clips-and-masks.ts";
import {
  type FormContent,
  formObject,
  type FormWriter,
  groupOf,
  named,
  newContent,
  softMask,
  stateOperator,
} from "./form-writer.ts";
import { referenceIn } from "./paints.ts";

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
export async function drawGroup(
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
