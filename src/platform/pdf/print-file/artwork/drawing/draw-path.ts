import type { Matrix, Point } from "#domain/preview/scene.ts";
import {
  type FormNode,
  isHiddenNode,
  numberOf,
  pathBox,
  type PathStep,
  pathSteps,
} from "#platform/artwork/drawing/form-node.ts";
import { type FormContent, type FormWriter, num, stateOperator } from "./form-writer.ts";
import { drawingPaint } from "./paints.ts";

const operatorOf = { M: "m", L: "l", C: "c", Z: "h" } as const;

function operatorsOf(steps: Iterable<PathStep>): string {
  const operators: string[] = [];
  for (const [letter, ...numbers] of steps)
    operators.push([...numbers.map(num), operatorOf[letter]].join(" "));
  return operators.join("\n");
}

/** A path as a PDF draws it. */
export function pathOperatorsOf(d: string): string {
  return operatorsOf(pathSteps(d));
}

/** Whether all points of a part of a path lie on one straight line. */
function isStraight(part: readonly PathStep[]): boolean {
  const points = part.flatMap(([, ...numbers]) =>
    Array.from({ length: numbers.length / 2 }, (_, at): Point => [
      numbers[2 * at] ?? 0,
      numbers[2 * at + 1] ?? 0,
    ]),
  );
  const [x, y] = points[0] ?? [0, 0];
  const [farX, farY] = points.reduce(
    (far, [u, v]): Point => (Math.hypot(u - x, v - y) > Math.hypot(...far) ? [u - x, v - y] : far),
    [0, 0] as Point,
  );
  return points.every(([u, v]) => Math.abs((u - x) * farY - (v - y) * farX) < 1e-9);
}

/** The area of a path. Presses draw a hairline where a part of it has none (ISO 32000-2, 8.5.3.1): such parts are left out. */
function areaOperatorsOf(d: string): string {
  const parts: PathStep[][] = [];
  for (const step of pathSteps(d))
    if (step[0] === "M") parts.push([step]);
    else parts.at(-1)?.push(step);
  return operatorsOf(parts.filter((part) => !isStraight(part)).flat());
}

const caps: Readonly<Record<string, number>> = { butt: 0, round: 1, square: 2 };
const joins: Readonly<Record<string, number>> = { round: 1, bevel: 2 };

function lineOperators(path: FormNode): readonly string[] {
  const { attributes } = path;
  const cap = caps[attributes["stroke-linecap"] ?? "butt"] ?? 0;
  const join = joins[attributes["stroke-linejoin"] ?? "miter"] ?? 0;
  const dashes = attributes["stroke-dasharray"] ?? "none";
  const offset = numberOf(path, "stroke-dashoffset");
  return [
    `${num(numberOf(path, "stroke-width", 1))} w ${cap} J ${join} j ${num(numberOf(path, "stroke-miterlimit", 4))} M`,
    ...(dashes === "none" ? [] : [`[${dashes.replaceAll(",", " ")}] ${num(offset)} d`]),
  ];
}

/** Draws a path: its area and its line, in the order that the drawing wants. */
export async function writePath(
  writer: FormWriter,
  content: FormContent,
  path: FormNode,
  outer: Matrix,
): Promise<void> {
  const { attributes } = path;
  const { d = "" } = attributes;
  const box = isHiddenNode(attributes) ? null : pathBox(d);
  if (box === null) return;
  const drawn = pathOperatorsOf(d);
  const faint = (name: string, opacity: number) =>
    opacity < 1 ? [stateOperator(writer, content, { [name]: opacity })] : [];
  const fill = async () => {
    const paint = await drawingPaint(writer, content, attributes.fill ?? "#000000", {
      box,
      outer,
      isStroke: false,
    });
    const area = areaOperatorsOf(d);
    if (paint === null || area === "") return;
    const opacity = faint("ca", numberOf(path, "fill-opacity", 1));
    content.operators.push(
      "q",
      ...opacity,
      paint,
      area,
      attributes["fill-rule"] === "evenodd" ? "f*" : "f",
      "Q",
    );
  };
  const stroke = async () => {
    const paint = await drawingPaint(writer, content, attributes.stroke, { box, outer, isStroke: true });
    if (paint === null) return;
    const opacity = faint("CA", numberOf(path, "stroke-opacity", 1));
    content.operators.push("q", ...opacity, paint, ...lineOperators(path), drawn, "S", "Q");
  };
  const isLineFirst = (attributes["paint-order"] ?? "").trim().startsWith("stroke");
  for (const paint of isLineFirst ? [stroke, fill] : [fill, stroke]) await paint();
}
