import { grouped } from "#domain/grouped.ts";
import { rectangle } from "../geometry/outline.ts";
import { roundDown } from "../geometry/round-steps.ts";
import { measureLetters } from "../lettering/measure-letters.ts";
import { setText } from "../lettering/set-text.ts";
import { STAGE, type SceneShape, path } from "../scene.ts";

/** Stage units a bar may be long. */
const LONGEST = 190;
const EDGE = 24;
const INK = "#17140f";

/** The longest round number of millimetres (1, 2 or 5 and noughts) whose bar fits, for a millimetre so many stage units long. */
export function roundLength(unitsPerMm: number): number {
  return roundDown(LONGEST / unitsPerMm).number;
}

function words(mm: number): string {
  return mm >= 1000 ? `${grouped(mm / 1000).replaceAll(",", "")} m` : `${mm} mm`;
}

/** A ruler in the lower left corner of a stage: what is so long in the picture is so long there. */
export function scaleBarShapes(unitsPerMm: number): SceneShape[] {
  const mm = roundLength(unitsPerMm);
  const long = mm * unitsPerMm;
  const [x, y] = [EDGE + 20, STAGE.height - EDGE - 20];
  const ticks = [0, 0.25, 0.5, 0.75, 1].map(
    (at) => `M${(x + long * at).toFixed(2)} ${y}v${at % 0.5 === 0 ? -12 : -7}`,
  );
  return [
    {
      ...path(rectangle({ x: EDGE, y: y - 52, width: Math.max(long, 96) + 40, height: 72 }, 14), {
        fill: "#fbfaf7",
      }),
      opacity: 0.9,
    },
    path(`M${x} ${y}H${(x + long).toFixed(2)}${ticks.join("")}`, { stroke: INK, strokeWidth: 2.5 }),
    setText(measureLetters, words(mm), { x, y: y - 20, size: 26, anchor: "start", fill: INK }),
  ];
}
