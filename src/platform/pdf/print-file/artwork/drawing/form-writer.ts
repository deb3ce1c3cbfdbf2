import type { PDFContext, PDFObject, PDFRef } from "@cantoo/pdf-lib";
import type { Box, Matrix } from "#domain/preview/scene.ts";
import { identity } from "#domain/preview/geometry/matrix.ts";
import type { FormNode, FormView } from "#platform/artwork/drawing/form-node.ts";

type Entries = NonNullable<Parameters<PDFContext["flateStream"]>[1]>;
type ResourceKind = "ExtGState" | "Pattern" | "Shading" | "XObject";

/** A content stream that is being written: operators, and what they name. */
export interface FormContent {
  readonly operators: string[];
  readonly resources: Readonly<Record<ResourceKind, Record<string, PDFRef>>>;
  /** From the units that are drawn in now to those in which the stream begins: patterns are laid from there. */
  lie: Matrix;
  /** It is a mask: of its colours only their lightness counts. */
  readonly isMask: boolean;
  /** It is a tile of a pattern: the drawing's own edge is not its edge. */
  readonly isTile: boolean;
}

/** What a part of a drawing is written by: where it goes, what is known of the whole. */
export interface FormWriter {
  readonly context: PDFContext;
  readonly form: string;
  readonly view: FormView;
  /** Definitions by their names, and all of them as they are written. */
  readonly byId: ReadonlyMap<string, FormNode>;
  readonly definitions: string;
  /** The space of colours that are not neutral: red, green and blue of a screen. */
  readonly screen: PDFObject;
  /** Pixels to one of the drawing's units, for what cannot be drawn with lines: fine ones, or those that the customer is shown. */
  readonly effectPixelsPerUnit: { readonly fine: number; readonly asShown: number };
  /** Millimetres of one of the drawing's units. */
  readonly unitMm: number;
  /** Something is mixed with what lies below it. */
  blends: boolean;
  /** Draws a node into a content; `outer` takes the units round it to the drawing's. */
  draw(content: FormContent, node: FormNode, outer: Matrix): Promise<void>;
}

export function newContent(of: { readonly isMask: boolean; readonly isTile?: boolean }): FormContent {
  return {
    operators: [],
    resources: { ExtGState: {}, Pattern: {}, Shading: {}, XObject: {} },
    lie: identity,
    isMask: of.isMask,
    isTile: of.isTile ?? false,
  };
}

/** A number as a PDF writes it: to a hundred thousandth. */
export function num(value: number): string {
  return String(Math.round(value * 1e5) / 1e5);
}

export function cm(matrix: Matrix): string {
  return `${matrix.map(num).join(" ")} cm`;
}

/** The way back; null where a matrix leaves no area. */
export function inverse([a, b, c, d, e, f]: Matrix): Matrix | null {
  const area = a * d - b * c;
  if (!Number.isFinite(1 / area)) return null;
  return [d / area, -b / area, -c / area, a / area, (c * f - d * e) / area, (b * e - a * f) / area];
}

/** Calls an object by a name in a content. */
export function named({ resources }: FormContent, kind: ResourceKind, object: PDFRef): string {
  const before = Object.entries(resources[kind]).find(([, ref]) => ref === object);
  if (before) return before[0];
  const name = `${kind[0]}${Object.keys(resources[kind]).length}`;
  resources[kind][name] = object;
  return name;
}

/** A dictionary as an object of its own. */
export function registered({ context }: FormWriter, entries: Readonly<Record<string, unknown>>): PDFRef {
  return context.register(context.obj(entries as unknown as Entries));
}

/** The operator that sets a graphics state. */
export function stateOperator(
  writer: FormWriter,
  content: FormContent,
  entries: Readonly<Record<string, unknown>>,
): string {
  const ref = registered(writer, { Type: "ExtGState", ...entries });
  return `/${named(content, "ExtGState", ref)} gs`;
}

export function boxNumbers({ x, y, width, height }: Box): number[] {
  return [x, y, x + width, y + height].map((side) => Math.round(side * 1_000) / 1_000);
}

export function streamOf(
  writer: FormWriter,
  content: FormContent,
  entries: Readonly<Record<string, unknown>>,
): PDFRef {
  const resources = { ...content.resources, ColorSpace: { Screen: writer.screen } };
  const stream = writer.context.flateStream(content.operators.join("\n"), {
    ...entries,
    Resources: resources,
  });
  return writer.context.register(stream);
}

/** A content as an object of its own; as a group, what is in it is mixed before it is laid upon anything. */
export function formObject(
  writer: FormWriter,
  content: FormContent,
  box: Box,
  group?: Readonly<Record<string, unknown>>,
): PDFRef {
  return streamOf(writer, content, {
    Type: "XObject",
    Subtype: "Form",
    BBox: boxNumbers(box),
    ...(group && { Group: { S: "Transparency", I: true, ...group } }),
  });
}

/** What a mask is mixed in. */
export const GREY_GROUP = { CS: "DeviceGray" } as const;

/** The group of what is mixed by itself: only a mask says in what, everything else in what lies round it. */
export function groupOf({ isMask }: FormContent): Readonly<Record<string, unknown>> {
  return isMask ? GREY_GROUP : {};
}

/** The operator that lets what follows be seen where an object is light, or, for a mask of opacity, where it is there. */
export function softMask(
  writer: FormWriter,
  content: FormContent,
  mask: PDFRef,
  kind: "Luminosity" | "Alpha" = "Luminosity",
): string {
  return stateOperator(writer, content, { SMask: { Type: "Mask", S: kind, G: mask } });
}

/** How a PDF calls what a drawing mixes by (Compositing 1, 5.8; ISO 32000-2, 11.3.5). */
const modes: Readonly<Record<string, string>> = {
  multiply: "Multiply",
  screen: "Screen",
  overlay: "Overlay",
  darken: "Darken",
  lighten: "Lighten",
  "color-dodge": "ColorDodge",
  "color-burn": "ColorBurn",
  "hard-light": "HardLight",
  "soft-light": "SoftLight",
  difference: "Difference",
  exclusion: "Exclusion",
  hue: "Hue",
  saturation: "Saturation",
  color: "Color",
  luminosity: "Luminosity",
};

/** How a part is mixed with what lies below it; null where it lies upon it. */
export function blendOf(writer: FormWriter, content: FormContent, { attributes }: FormNode): string | null {
  const mode = modes[attributes["mix-blend-mode"] ?? ""] ?? null;
  if (mode !== null && !content.isMask) writer.blends = true;
  return mode;
}
