import { type PDFContext, PDFName, type PDFRef } from "@cantoo/pdf-lib";
import type { PrintFile, SpotInk } from "./print-file.ts";

/** The line a blade follows: plotters and raster image processors know it by this very name. */
export const cutContour: SpotInk = { name: "CutContour", cmyk: [0, 1, 0, 0] };

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
