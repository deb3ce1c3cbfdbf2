import { type PDFContext, PDFName, type PDFRef } from "@cantoo/pdf-lib";
import type { Matrix } from "#domain/preview/scene.ts";
import type { PrintFile, PrintShape, SpotInk } from "./print-file.ts";

/** The line a blade follows: plotters and raster image processors know it by this very name. */
export const cutContour: SpotInk = { name: "CutContour", cmyk: [0, 1, 0, 0] };

/** A line through the backing as well: the same programs know it by this name. */
export const throughCut: SpotInk = { name: "PerfCutContour", cmyk: [0, 0.6, 1, 0] };

/** Where holes are drilled, and what stands on every plate. */
export const drill: SpotInk = { name: "Drill", cmyk: [1, 0, 0.4, 0] };
export const allPlates: SpotInk = { name: "All", cmyk: [1, 1, 1, 1] };

/** A quarter of a point: what a cutter takes for a line without width. */
const HAIR_MM = (0.25 * 25.4) / 72;

/** A line without width in an ink of its own. */
export function hairline(
  ink: SpotInk,
  d: string,
  { matrix, dashMm }: { readonly matrix?: Matrix; readonly dashMm?: readonly number[] } = {},
): PrintShape {
  const stroke = { ink, tint: 1, widthMm: HAIR_MM, ...(dashMm && { dashMm }) };
  return { d, stroke, ...(matrix && { matrix }) };
}

/** What the page's resources call each ink. */
export type InkNames = ReadonlyMap<string, string>;

function separation(context: PDFContext, { name, cmyk }: SpotInk): PDFRef {
  const mixed = { FunctionType: 2, Domain: [0, 1], C0: [0, 0, 0, 0], C1: [...cmyk], N: 1 };
  return context.register(
    context.obj([PDFName.of("Separation"), PDFName.of(name), PDFName.of("DeviceCMYK"), mixed]),
  );
}

/** The inks of a file, each once, as colour spaces of its page. */
export function defineInks(context: PDFContext, { layers }: PrintFile) {
  const used = layers
    .flatMap(({ shapes }) => shapes)
    .flatMap(({ fill, stroke }) => [fill, stroke].flatMap((colour) => colour?.ink ?? []));
  const inks = new Map(used.map((ink) => [ink.name, ink]));
  const names: InkNames = new Map([...inks.keys()].map((name, at) => [name, `Ink${at}`]));
  const spaces = [...inks.values()].map((ink, at) => [`Ink${at}`, separation(context, ink)] as const);
  return { names, colourSpaces: Object.fromEntries(spaces) };
}
