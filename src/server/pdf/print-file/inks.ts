import { type PDFContext, PDFName, type PDFRef } from "@cantoo/pdf-lib";
import { usualPlates } from "#domain/catalogue/press.ts";
import type { Matrix } from "#domain/preview/scene.ts";
import type { PrintFile, PrintPage, PrintShape, SpotInk } from "./print-file.ts";

/** What a line is for: a cut down to the backing, one right through, a crease, a hole. */
export type LineKind = "kissCut" | "throughCut" | "crease" | "drill";

export type LineInks = Readonly<Record<LineKind, SpotInk>>;

const screenColours: Readonly<Record<LineKind, SpotInk["cmyk"]>> = {
  kissCut: [0, 1, 0, 0],
  throughCut: [0, 0.6, 1, 0],
  crease: [0.7, 0, 1, 0],
  drill: [1, 0, 0.4, 0],
};

/** The inks of lines that machines follow: their programs know them by these very names. */
export function lineInks(names: Readonly<Record<LineKind, string>>): LineInks {
  const ink = (kind: LineKind): SpotInk => ({ name: names[kind], cmyk: screenColours[kind] });
  return {
    kissCut: ink("kissCut"),
    throughCut: ink("throughCut"),
    crease: ink("crease"),
    drill: ink("drill"),
  };
}

/** The line a blade follows, by the name that most programs know. */
export const cutContour: SpotInk = { name: usualPlates.kissCut, cmyk: screenColours.kissCut };

/** What stands on every plate. */
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

function inksOf({ layers }: PrintPage): readonly SpotInk[] {
  return layers
    .flatMap(({ shapes }) => shapes)
    .flatMap(({ fill, stroke }) => [fill, stroke].flatMap((colour) => colour?.ink ?? []));
}

/** The inks of a file, each once. A page's colour spaces are those of its own inks: plates are listed from there. */
export function defineInks(context: PDFContext, { pages }: Pick<PrintFile, "pages">) {
  const inks = new Map(pages.flatMap(inksOf).map((ink) => [ink.name, ink]));
  const names: InkNames = new Map([...inks.keys()].map((name, at) => [name, `Ink${at}`]));
  const spaces = new Map([...inks].map(([name, ink]) => [name, separation(context, ink)]));
  const coloursOf = (page: PrintPage) =>
    Object.fromEntries(inksOf(page).map(({ name }) => [names.get(name) ?? "", spaces.get(name) ?? null]));
  return { names, coloursOf };
}
