import { defaultDesign } from "#domain/lettering/design.ts";
import { measureDesign } from "#domain/lettering/measure-design.ts";
import { letterPath, letterShapes } from "#domain/lettering/outline-paths.ts";
import { shopFaces } from "#tests/support/lettering/shop-faces.ts";
import type { Figure } from "./support/measure.types.ts";

const ROUNDS = 200;
const ids = ["bricolage-grotesque", "pacifico", "domine"];
const faces = shopFaces(...ids);
const text = Array.from({ length: 4 }, () => "Fresh bread every da").join("\n");

/** Milliseconds of the median round. */
function median(task: () => void): number {
  const times = Array.from({ length: ROUNDS }, () => {
    const start = performance.now();
    task();
    return performance.now() - start;
  });
  return times.toSorted((a, b) => a - b)[ROUNDS / 2] ?? 0;
}

/** How long 4 lines of 20 letters take to be measured and brought to their places, straight and bent, and to be written as paths. */
export function run(): Figure[] {
  return ids.flatMap((font) => {
    const shapesOf = (arc: number) => {
      const measures = measureDesign(faces, { ...defaultDesign, text, font, arc });
      if (!measures.ok) throw new Error(measures.code);
      return letterShapes(faces, measures.layout, measures.mmPerPx);
    };
    const shapes = shapesOf(0);
    const limit = { atMost: 2 };
    return [
      {
        what: `lettering: ${font}, 4 x 20 set and placed`,
        value: median(() => shapesOf(0)),
        unit: "ms",
        limit,
      },
      {
        what: `lettering: ${font}, the same on an arc`,
        value: median(() => shapesOf(90)),
        unit: "ms",
        limit,
      },
      {
        what: `lettering: ${font}, its paths`,
        value: median(() => shapes.map((shape) => letterPath(shape))),
        unit: "ms",
        limit,
      },
    ];
  });
}

if (import.meta.main) {
  for (const { what, value, unit } of run()) console.log(what, value.toFixed(3), unit);
}
