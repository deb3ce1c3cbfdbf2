import { firstSettings } from "#domain/cut-line/cut-settings.ts";
import { cutterOf } from "#domain/cut-line/cutter.ts";
import { all, painted, star } from "#tests/support/cut-line/painted-picture.ts";
import type { Figure } from "./support/measure.types.ts";

const ROUNDS = 15;
const SIDE = 1000;
const fit = { widthMm: 60, heightMm: 60, borderMm: 2 };
const logo = star(500, 500, 450);
/** Eight stars that have to be joined. */
const stars = all(
  ...Array.from({ length: 8 }, (_, index) => {
    const angle = (index / 8) * 2 * Math.PI;
    return star(500 + 360 * Math.cos(angle), 500 + 330 * Math.sin(angle), 90 + (index % 3) * 20);
  }),
);
const pictures = [
  ["a transparent logo", painted(SIDE, logo)],
  ["a logo on a plain colour", painted(SIDE, logo, { ground: [245, 244, 238] })],
  ["eight stars joined", painted(SIDE, stars)],
] as const;

/** Milliseconds of processor time of the median round: what stands beside does not count. */
function median(task: (round: number) => void): number {
  const times = Array.from({ length: ROUNDS }, (_, round) => {
    const before = process.cpuUsage();
    task(round);
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  });
  return times.toSorted((a, b) => a - b)[ROUNDS >> 1] ?? 0;
}

/** From pixels to a line that can be cut, and the draft that follows a drag of the border. */
export function run(): Figure[] {
  return pictures.flatMap(([name, picture]) => {
    const line = median(() => cutterOf(picture, false)({ settings: firstSettings, fit, isDraft: false }));
    const draw = cutterOf(picture, false);
    draw({ settings: firstSettings, fit, isDraft: false });
    const draft = median((round) =>
      draw({ settings: { ...firstSettings, borderMm: (round % 10) / 2 }, fit, isDraft: true }),
    );
    return [
      { what: `cut line: ${name}, 1,000 px`, value: line, unit: "ms", limit: { atMost: 150 } },
      { what: `cut line: ${name}, a draft`, value: draft, unit: "ms", limit: { atMost: 20 } },
    ];
  });
}

if (import.meta.main) {
  for (const { what, value, unit } of run()) console.log(what, value.toFixed(3), unit);
}
