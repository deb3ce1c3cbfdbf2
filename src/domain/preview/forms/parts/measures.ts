import { apply } from "../../geometry/matrix.ts";
import { millimetres } from "../../geometry/number.ts";
import { measureLetters } from "../../lettering/measure-letters.ts";
import { setText } from "../../lettering/set-text.ts";
import {
  type Box,
  type Matrix,
  type Measure,
  type Point,
  type SceneShape,
  group,
  path,
} from "../../scene.ts";

const GAP = 30;
const INK = "#5c564b";
/** On a phone the stage is 345 pixels wide: these are ten of them. */
const LETTERS = 27;

/** The two dimension lines of a box drawn upright: below it and beside it (where it lies nearer the edge), clear of everything. */
export function measuresOf(subject: Box, content: Box, camera: Matrix): Measure[] {
  const [left, top] = apply(camera, [subject.x, subject.y]);
  const [right, bottom] = apply(camera, [subject.x + subject.width, subject.y + subject.height]);
  const [outerLeft] = apply(camera, [content.x, content.y]);
  const [outerRight, outerBottom] = apply(camera, [content.x + content.width, content.y + content.height]);
  const onRight = outerRight - right < left - outerLeft - 1;
  const [y, x] = [outerBottom + GAP, onRight ? outerRight + GAP : outerLeft - GAP];
  return [
    { axis: "width", millimetres: subject.width, from: [left, y], to: [right, y], words: 31 },
    {
      axis: "height",
      millimetres: subject.height,
      from: [x, top],
      to: [x, bottom],
      words: onRight ? 32 : -12,
    },
  ];
}

function tick([x, y]: Point, across: boolean): string {
  return across ? `M${x} ${y - 6}V${y + 6}` : `M${x - 6} ${y}H${x + 6}`;
}

function round([x, y]: Point): Point {
  return [Math.round(x * 100) / 100, Math.round(y * 100) / 100];
}

/** A dimension line with end ticks and its figure in millimetres, always upright enough to read. */
export function measureShape(measure: Measure): SceneShape {
  const [from, to] = [round(measure.from), round(measure.to)];
  const across = measure.axis === "width";
  const [mx, my] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  const text = `${millimetres(measure.millimetres)} mm`;
  return group(
    [
      path(`M${from[0]} ${from[1]}L${to[0]} ${to[1]}${tick(from, across)}${tick(to, across)}`, {
        stroke: INK,
        strokeWidth: 1.3,
      }),
      across
        ? setText(measureLetters, text, { x: mx, y: my + measure.words, size: LETTERS, fill: INK })
        : setText(measureLetters, text, {
            x: mx + measure.words,
            y: my,
            size: LETTERS,
            fill: INK,
            degrees: -90,
          }),
    ],
    { part: `measure-${measure.axis}` },
  );
}
