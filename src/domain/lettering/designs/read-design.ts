import {
  defaultDesign,
  type LetteringDesign,
  type LetteringSize,
  lineAligns,
  type LineStyle,
} from "../design.ts";
import { normalText } from "../normal-text.ts";
import type { DesignFields } from "./lettering-designs.ts";

type Parts = Readonly<Record<string, unknown>>;

function isParts(value: unknown): value is Parts {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The parts of an object; none of anything else. */
export function partsOf(value: unknown): Parts {
  return isParts(value) ? value : {};
}

/** The object that a text of JSON stands for; null when it stands for something else. */
export function partsIn(json: string | undefined): Parts | null {
  if (json === undefined) return {};
  try {
    const value: unknown = JSON.parse(json);
    return isParts(value) ? value : null;
  } catch {
    return null;
  }
}

function isNumber(value: unknown): value is number {
  return typeof value === "number" && Number.isFinite(value);
}

function sizeIn(value: unknown): LetteringSize {
  const { by, mm } = partsOf(value);
  return (by === "width" || by === "height") && isNumber(mm) ? { by, mm } : defaultDesign.size;
}

function outlineIn(value: unknown): LetteringDesign["outline"] {
  const { mm, colourId } = partsOf(value);
  return isNumber(mm) && isNumber(colourId) ? { mm, colourId } : null;
}

function lineIn(value: unknown): LineStyle {
  const { font, percent } = partsOf(value);
  return { font: typeof font === "string" ? font : null, percent: isNumber(percent) ? percent : 100 };
}

/**
 * Reads a design as somebody wrote it, so that nothing of it is lost: what is out of range stays, and is named when it is
 * measured. What is no text, number or list where one stands has its default.
 */
export function readDesign(fields: DesignFields): LetteringDesign {
  const rest = partsIn(fields.rest) ?? {};
  const number = (key: "arc" | "letterSpacing" | "lineSpacing"): number =>
    isNumber(rest[key]) ? rest[key] : defaultDesign[key];
  return {
    version: 1,
    text: normalText(fields.text ?? defaultDesign.text),
    font: fields.font ?? defaultDesign.font,
    align: lineAligns.find((align) => align === fields.align) ?? defaultDesign.align,
    arc: number("arc"),
    letterSpacing: number("letterSpacing"),
    lineSpacing: number("lineSpacing"),
    size: sizeIn(rest.size),
    outline: outlineIn(rest.outline),
    fullColour: typeof rest.fullColour === "string" ? rest.fullColour : null,
    insideGlass: rest.insideGlass === true,
    lines: Array.isArray(rest.lines) ? rest.lines.map(lineIn) : defaultDesign.lines,
  };
}
