import { chain } from "#domain/preview/geometry/matrix.ts";
import type { Matrix } from "#domain/preview/scene.ts";
import { boxOfAttributes, fitted, type FormNode } from "#platform/artwork/drawing/form-node.ts";
import { innerPicture } from "#platform/artwork/drawing/inner-picture.ts";
import { cm, type FormContent, type FormWriter, named, num } from "./form-writer.ts";
import { pixelsObject, smoothed } from "./pixels-object.ts";

const squares: ReadonlySet<string> = new Set(["optimizeSpeed", "pixelated", "crisp-edges"]);

/** How long a unit is under a matrix, along the lines of a picture. */
function lengthAcross([a, b]: Matrix): number {
  return Math.hypot(a, b);
}

/** Draws a picture of pixels that stands in a drawing. */
export async function drawPicture(
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
