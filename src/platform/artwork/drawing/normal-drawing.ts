import { Resvg, type ResvgRenderOptions } from "@resvg/resvg-js";
import { drawingText, TooHeavyDrawing } from "./drawing-text.ts";
import { isFilteredTooMuch } from "./filter-cost.ts";
import { type FormNode, numberOf, parseForm } from "./form-node.ts";
import { inlineDrawings } from "./inline-drawings.ts";
import { plainInnerPictures } from "./inner-pictures.ts";
import { isPlainColour } from "./css-colours.ts";

/** A drawing in the one form that picture, preflight and print file read (decision 272): paths, pictures and groups, each with what paints it. */
export interface NormalDrawing {
  readonly form: string;
  readonly root: FormNode;
  /** In units of the form, which are CSS pixels. */
  readonly width: number;
  readonly height: number;
  /** Where the file says how large it is; else its proportions alone are known. */
  readonly sizeMm: { readonly widthMm: number; readonly heightMm: number } | null;
  readonly hasUnknownColours: boolean;
}

/** A drawing with more letters takes longer to read than a file may. */
const MOST_LETTERS = 60_000_000;
/** Drawings in drawings in drawings. */
const MOST_LEVELS = 3;

/** Millimetres of a unit (CSS Values 4, 6.2). */
const unitsMm: Readonly<Record<string, number>> = {
  mm: 1,
  cm: 10,
  q: 0.25,
  in: 25.4,
  pt: 25.4 / 72,
  pc: 25.4 / 6,
  px: 25.4 / 96,
  "": 25.4 / 96,
};

function lengthMm(value: string | undefined): number | null {
  const [, number, unit = ""] = /^\s*\+?([\d.]+(?:e[-+]?\d+)?)\s*([a-z%]*)\s*$/i.exec(value ?? "") ?? [];
  const mm = Number(number) * (unitsMm[unit.toLowerCase()] ?? Number.NaN);
  return mm > 0 && Number.isFinite(mm) ? mm : null;
}

const rootTag = /<(?:[\w-]+:)?svg\b(?:[^>"']|"[^"]*"|'[^']*')*>/;

function sizeMmOf(svg: string): NormalDrawing["sizeMm"] {
  const [root = ""] = rootTag.exec(svg) ?? [];
  const side = (name: string) =>
    lengthMm(new RegExp(String.raw`\s${name}\s*=\s*["']([^"']*)["']`).exec(root)?.[1]);
  const [widthMm, heightMm] = [side("width"), side("height")];
  return widthMm === null || heightMm === null ? null : { widthMm, heightMm };
}

/** No letters are drawn: which faces a machine has must not decide what is printed. */
const reading: ResvgRenderOptions = {
  dpi: 96,
  font: { loadSystemFonts: false },
  logLevel: "off",
};

/** The library names what links are called by only where a picture stands outside of definitions. */
function withLinkNames(form: string): string {
  const isNamed = !form.includes("xlink:href") || form.includes("xmlns:xlink");
  return isNamed ? form : form.replace("<svg ", '<svg xmlns:xlink="http://www.w3.org/1999/xlink" ');
}

/** What a style sheet or a style may say that attributes do not. */
const styled =
  /<(?:[\w-]+:)?style[\s>]|\bvar\(|\bcontext-(?:fill|stroke)\b|style\s*=\s*["'][^"']*\b(?:transform|mask-type|marker)\s*:/;
const coloured =
  /(?<![\w-])(?:fill|stroke|(?:stop|flood|lighting)-color|color)\s*(?:=\s*["']|:)\s*((?:url\([^)]*\)|[^"';)]|\([^)]*\))*)/g;

/** Whether a drawing is styled by attributes and plain styles alone, in colours that every reader knows. */
function isPlainlyStyled(svg: string): boolean {
  if (styled.test(svg)) return false;
  const values = new Set([...svg.matchAll(coloured)].map(([, value = ""]) => value.trim()));
  return [...values].every((value) => value === "" || isPlainColour(value));
}

/** A name in quotes, as styles may write it. */
const quotedReference =
  /\burl\(\s*(?:["']|&quot;|&apos;|&#39;)\s*#([^"'&)]*?)\s*(?:["']|&quot;|&apos;|&#39;)\s*\)/g;

/** A drawing whose names of paints, clips and the like stand without quotes. */
function withPlainReferences(svg: string): string {
  return svg.replaceAll(quotedReference, "url(#$1)");
}

/** One that is opened and closed in one tag has nothing in it. */
const clip = /<((?:[\w-]+:)?clipPath)\b(?:"[^"]*"|'[^']*'|[^>"'/])*>[^]*?<\/\1\s*>/g;
const hasClip = /<(?:[\w-]+:)?clipPath\b/;
const hasUse = /<(?:[\w-]+:)?use\b/;
const use = /<((?:[\w-]+:)?use)\b((?:"[^"]*"|'[^']*'|[^>"'])*?)(?:\/>|>[^]*?<\/\1\s*>)/g;
const link = /\bhref\s*=\s*["']#([^"']*)["']/;

const shapes: ReadonlySet<string> = new Set([
  "path",
  "rect",
  "circle",
  "ellipse",
  "line",
  "polyline",
  "polygon",
  "text",
]);

/** What an element of that name is, by its tag. */
function tagsById(svg: string): ReadonlyMap<string, string> {
  const tags = svg.matchAll(
    /<(?:[\w-]+:)?([\w-]+)\b(?:"[^"]*"|'[^']*'|[^>"'])*?\sid\s*=\s*["']([^"']*)["']/g,
  );
  return new Map([...tags].map(([, tag = "", id = ""]) => [id, tag]));
}

/**
 * A clip is opened by shapes, and by uses of shapes alone (CSS Masking 1, 6.1): a browser passes over the use of a group, and the library breaks
 * the process at it.
 */
function withoutGroupsInClips(svg: string): string {
  if (!hasClip.test(svg) || !hasUse.test(svg)) return svg;
  const tags = tagsById(svg);
  return svg.replaceAll(clip, (whole) =>
    whole.replaceAll(use, (one: string, _name, attributes: string) =>
      shapes.has(tags.get(link.exec(attributes)?.[1] ?? "") ?? "") ? one : "",
    ),
  );
}

/** What reads style sheets is loaded with the first drawing that has one. */
async function writtenOut(svg: string) {
  const drawing = withoutGroupsInClips(withPlainReferences(svg));
  if (isPlainlyStyled(drawing)) return { svg: drawing, unknownColours: 0 };
  const { writeOutStyles } = await import("./write-out-styles.ts");
  return writeOutStyles(drawing);
}

/** Reads an SVG into its one form. What is damaged is thrown of by the library; what costs too much by name. */
export async function normalDrawing(content: Buffer, level = 1): Promise<NormalDrawing> {
  if (content.length > MOST_LETTERS || level > MOST_LEVELS) throw new TooHeavyDrawing();
  const inner = async (drawing: Buffer) => (await normalDrawing(drawing, level + 1)).form;
  const { svg, unknownColours } = await writtenOut(await plainInnerPictures(drawingText(content), inner));
  const form = withLinkNames(new Resvg(inlineDrawings(svg), reading).toString());
  const root = parseForm(form);
  if (isFilteredTooMuch(root)) throw new TooHeavyDrawing();
  return {
    form,
    root,
    width: numberOf(root, "width"),
    height: numberOf(root, "height"),
    sizeMm: sizeMmOf(svg),
    hasUnknownColours: unknownColours > 0,
  };
}

/** A form, or a part of one with a root of its own, as a PNG so many pixels wide. */
export function formPixels(form: string, widthPx: number): Buffer {
  const value = Math.max(1, Math.round(widthPx));
  return new Resvg(form, { ...reading, fitTo: { mode: "width", value } }).render().asPng();
}
