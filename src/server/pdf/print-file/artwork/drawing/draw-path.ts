import type { Matrix } from "#domain/preview/scene.ts";
import { type FormNode, isHiddenNode, numberOf } from "#server/artwork/drawing/form-node.ts";
import { pathBox, pathSteps } from "#server/artwork/drawing/form-path.ts";
import { type FormContent, type FormWriter, num, stateOperator } from "./form-writer.ts";
import { drawingPaint } from "./paints.ts";

const operatorOf = { M: "m", L: "l", C: "c", Z: "h" } as const;

/** A path as a PDF draws it. */
export function pathOperatorsOf(d: string): string {
  const operators: string[] = [];
  for (const [letter, ...numbers] of pathSteps(d))
    operators.push([...numbers.map(num), operatorOf[letter]].join(" "));
  return operators.join("\n");
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
    if (paint === null) return;
    const opacity = faint("ca", numberOf(path, "fill-opacity", 1));
    content.operators.push(
      "q",
      ...opacity,
      paint,
      drawn,
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
