import { PDFArray, PDFName } from "@cantoo/pdf-lib";
import type { PaintColour } from "./graphics-state.ts";
import { tintFunctionOf } from "./tint-function.ts";
import { nameIn, type Walk } from "./walk.ts";

const operators: ReadonlyMap<PDFName, readonly [fill: string, stroke: string]> = new Map([
  [PDFName.of("DeviceGray"), ["g", "G"]],
  [PDFName.of("DeviceRGB"), ["rg", "RG"]],
  [PDFName.of("DeviceCMYK"), ["k", "K"]],
]);

/** Sets what an ink is mixed of in its place, where its file says it in the colours of a device; undefined where it does not. */
export function mixedInstead(walk: Walk, colour: PaintColour, isStroke: boolean): string | undefined {
  const { context } = walk.file;
  const object = walk.resources.found("ColorSpace", nameIn(colour.called));
  const space = object && context.lookup(object);
  const [tint] = colour.values;
  if (!(space instanceof PDFArray) || tint === undefined) return undefined;
  const alternate = space.lookup(2);
  const operator = alternate instanceof PDFName ? operators.get(alternate) : undefined;
  const mix = tintFunctionOf(space.get(3), context);
  if (operator === undefined || mix === null) return undefined;
  const values = mix(Math.min(1, Math.max(0, tint))).map((value) => Number(value.toFixed(4)));
  return `${values.join(" ")} ${operator[isStroke ? 1 : 0]}`;
}
