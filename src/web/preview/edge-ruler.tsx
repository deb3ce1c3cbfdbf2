import { memo } from "react";
import { type RulerEdge, type RulerMark, rulerMarks } from "#domain/preview/geometry/ruler.ts";
import styles from "./zoom.module.css";

type Edge = "top" | "left";

/** Lines across a ruler of the size 1 by 1, at parts of its length. */
function ticks(edge: Edge, marks: readonly RulerMark[]): string {
  return marks.map(({ at }) => (edge === "top" ? `M${at} 0V1` : `M0 ${at}H1`)).join("");
}

/** The part of an edge that a figure takes, beginning at its mark. */
const FIGURE = 0.07;

/** A figure is read from left to right, or upwards: near the edge's end in that direction it has no room. */
function hasRoom(edge: Edge, { at }: RulerMark): boolean {
  return edge === "top" ? at < 1 - FIGURE : at > FIGURE;
}

function percent(part: number): string {
  return `${part * 100}%`;
}

interface TicksProps {
  readonly edge: Edge;
  readonly marks: readonly RulerMark[];
  /** How much of the ruler's breadth they take, from the picture's side. */
  readonly breadth: number;
}

function Ticks({ edge, marks, breadth }: TicksProps) {
  const place = edge === "top" ? { y: percent(1 - breadth) } : { x: percent(1 - breadth) };
  return (
    <svg {...place} width="100%" height="100%" viewBox="0 0 1 1" preserveAspectRatio="none">
      <path d={ticks(edge, marks)} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}

interface EdgeRulerProps extends RulerEdge {
  readonly edge: Edge;
}

/** The millimetres of the product along an edge of the picture; their figures keep their size however large the picture is. */
export const EdgeRuler = memo(({ edge, zero, unitsPerMm, length }: EdgeRulerProps) => {
  const marks = rulerMarks({ zero, unitsPerMm, length });
  const numbered = marks.filter(({ isNumbered }) => isNumbered);
  const figures = numbered.filter((mark) => mark.millimetres >= 0 && hasRoom(edge, mark));
  return (
    <svg className={styles.ruler} data-edge={edge} aria-hidden="true">
      <Ticks edge={edge} marks={marks} breadth={0.25} />
      <Ticks edge={edge} marks={numbered} breadth={0.5} />
      {figures.map(({ at, millimetres }, index) => (
        <svg key={millimetres} {...(edge === "top" ? { x: percent(at) } : { y: percent(at) })}>
          <text transform={edge === "top" ? "translate(3 9)" : "translate(9 -3) rotate(-90)"}>
            {index === 0 ? `${millimetres} mm` : millimetres}
          </text>
        </svg>
      ))}
    </svg>
  );
});
