import { type PDFArray, type PDFContext, PDFName } from "@cantoo/pdf-lib";
import type { PlateKind } from "#domain/artwork/special-plates.ts";
import { type PlateNames, usualPlates } from "#domain/catalogue/press.ts";
import type { Matrix } from "#domain/preview/scene.ts";
import type { PrintFile, PrintPage, PrintShape, SpotInk } from "./print-file.ts";

/** What a line is for: a cut down to the backing, one right through, a crease, a hole. */
export type LineKind = "kissCut" | "throughCut" | "crease" | "drill";

/** What has a plate of its own beside the four inks. */
type InkKind = LineKind | PlateKind;

export type PressInks = Readonly<Record<InkKind, SpotInk>>;

const screenColours: Readonly<Record<InkKind, SpotInk["cmyk"]>> = {
  kissCut: [0, 1, 0, 0],
  throughCut: [0, 0.6, 1, 0],
  crease: [0.7, 0, 1, 0],
  drill: [1, 0, 0.4, 0],
  // Seen through on a screen, where it lies over the artwork.
  white: [0.12, 0, 0, 0],
  foil: [0.15, 0.3, 0.8, 0.1],
  emboss: [0.3, 0.3, 0, 0],
  spotUv: [0.3, 0, 0.1, 0],
};

/** The inks of lines that machines follow and of special plates: the press's programs know them by these very names (decision 278). */
export function pressInks(names: PlateNames): PressInks {
  const ink = (kind: InkKind): SpotInk => ({ name: names[kind], cmyk: screenColours[kind] });
  return {
    kissCut: ink("kissCut"),
    throughCut: ink("throughCut"),
    crease: ink("crease"),
    drill: ink("drill"),
    white: ink("white"),
    foil: ink("foil"),
    emboss: ink("emboss"),
    spotUv: ink("spotUv"),
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

/** The colour space of an ink, which has one component. */
export function inkSpace(context: PDFContext, { name, cmyk }: SpotInk): PDFArray {
  const mixed = { FunctionType: 2, Domain: [0, 1], C0: [0, 0, 0, 0], C1: [...cmyk], N: 1 };
  return context.obj([PDFName.of("Separation"), PDFName.of(name), PDFName.of("DeviceCMYK"), mixed]);
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
  const spaces = new Map([...inks].map(([name, ink]) => [name, context.register(inkSpace(context, ink))]));
  const coloursOf = (page: PrintPage) =>
    Object.fromEntries(inksOf(page).map(({ name }) => [names.get(name) ?? "", spaces.get(name) ?? null]));
  return { names, coloursOf };
}
