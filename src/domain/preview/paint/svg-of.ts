import { coordinate, factor } from "../geometry/number.ts";
import {
  AS_USED,
  type Box,
  type GroupShape,
  type Matrix,
  type Paint,
  type Painting,
  type PathShape,
  type RepeatShape,
  STAGE,
  type Scene,
  type SceneShape,
} from "../scene.ts";
import { escapeText } from "./escape-text.ts";
import { type Definitions, collectDefinitions, effectFilter, type PaintOptions } from "./definitions.ts";

function attribute(name: string, value: string | number | undefined): string {
  return value === undefined ? "" : ` ${name}="${value}"`;
}

function transform(matrix: Matrix | undefined): string {
  return matrix === undefined ? "" : ` transform="matrix(${matrix.map(factor).join(" ")})"`;
}

interface Brush {
  readonly options: PaintOptions;
  readonly definitions: Definitions;
  readonly scale: number;
}

function paintAttribute(name: string, paint: Paint | undefined, brush: Brush): string {
  return paint === undefined
    ? ""
    : ` ${name}="${paint.startsWith("#") || paint === "none" ? paint : `url(#${brush.options.prefix}${paint})`}"`;
}

type Look = Pick<PathShape, "fill" | "stroke" | "strokeWidth" | "dash" | "round" | "evenOdd">;

function look(shape: Look, brush: Brush): string {
  const { fill, stroke, strokeWidth, dash, round, evenOdd } = shape;
  return (
    (fill === AS_USED ? "" : paintAttribute("fill", fill, brush)) +
    (evenOdd === true ? ' fill-rule="evenodd"' : "") +
    paintAttribute("stroke", stroke, brush) +
    attribute("stroke-width", strokeWidth === undefined ? undefined : factor(strokeWidth)) +
    attribute("stroke-dasharray", dash) +
    (round === true ? ' stroke-linecap="round" stroke-linejoin="round"' : "")
  );
}

function common(shape: SceneShape): string {
  return (
    transform(shape.matrix) +
    attribute("opacity", shape.opacity === undefined ? undefined : factor(shape.opacity)) +
    attribute("data-part", shape.part)
  );
}

function groupText(shape: GroupShape, brush: Brush): string {
  const inside = shape.children.map((child) => shapeText(child, brush)).join("");
  if (inside === "") return "";
  const clip =
    shape.clip === undefined
      ? ""
      : ` clip-path="url(#${brush.definitions.clipId(shape.clip, shape.clipEvenOdd === true)})"`;
  const filter =
    shape.effect === undefined ? "" : ` filter="url(#${effectFilter(shape.effect, brush.options.prefix)})"`;
  const mask = shape.mask === undefined ? "" : ` mask="url(#${brush.definitions.maskId(shape.mask)})"`;
  return `<g${common(shape)}${clip}${mask}${filter}>${inside}</g>`;
}

function boxText({ x, y, width, height }: Box): string {
  return ` x="${coordinate(x)}" y="${coordinate(y)}" width="${coordinate(width)}" height="${coordinate(height)}"`;
}

function repeatText(shape: RepeatShape, brush: Brush): string {
  return `<rect${common(shape)}${boxText(shape.box)} fill="url(#${brush.definitions.repeatId(shape)})"/>`;
}

function shapeText(shape: SceneShape, brush: Brush): string {
  switch (shape.kind) {
    case "group":
      return groupText(shape, brush);
    case "use":
      return `<use${common(shape)} href="#${brush.options.prefix}${shape.of}"${look(shape, brush)}/>`;
    case "repeat":
      return repeatText(shape, brush);
    case "picture":
      return `<image${common(shape)}${boxText(shape.box)} preserveAspectRatio="xMidYMid slice" href="${escapeText(shape.href)}"/>`;
    case "path":
      return `<path${common(shape)} d="${shape.d}"${shape.fill === undefined ? ' fill="none"' : ""}${look(shape, brush)}/>`;
  }
}

/** The scene as SVG: what goes between the `<svg>` tags. Deterministic; refers to nothing but its own ids and the texture tiles. */
export function svgContentOf(scene: Painting, options: PaintOptions): string {
  const definitions = collectDefinitions(scene, options);
  const brush: Brush = { options, definitions, scale: scene.scale };
  const symbols = Object.entries(scene.definitions)
    .map(([name, shape]) => `<g id="${options.prefix}${name}">${shapeText(shape, brush)}</g>`)
    .join("");
  const body = scene.shapes.map((shape) => shapeText(shape, brush)).join("");
  return `<defs>${definitions.text()}${symbols}</defs>${body}`;
}

/** A whole SVG file. */
export function svgFileOf(scene: Scene, options: PaintOptions): string {
  const { x, y, width, height } = options.view ?? STAGE;
  const { unit = "" } = options;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${width} ${height}" width="${width}${unit}" height="${height}${unit}" role="img" aria-label="${escapeText(scene.words)}">${svgContentOf(scene, options)}</svg>`;
}
