/** Steps of a channel: colours within one are one. */
const STEP_BITS = 4;
/** A colour that covers less of the picture is none that somebody means. */
const LEAST_SHARE = 0.005;
/** Colours that are nearer than this, of 441 from black to white, are shades of one. */
const SHADES = 60;

interface Counted {
  readonly count: number;
  readonly colour: readonly [red: number, green: number, blue: number];
}

/** How often each colour occurs, in steps, with the middle of what lies in a step. */
function counted(rgba: Uint8ClampedArray): readonly Counted[] {
  const sums = new Map<number, { count: number; red: number; green: number; blue: number }>();
  for (let at = 0; at < rgba.length; at += 4) {
    if ((rgba[at + 3] ?? 0) < 128) continue;
    const [red = 0, green = 0, blue = 0] = [rgba[at], rgba[at + 1], rgba[at + 2]];
    const key = ((red >> STEP_BITS) << 16) | ((green >> STEP_BITS) << 8) | (blue >> STEP_BITS);
    const sum = sums.get(key) ?? { count: 0, red: 0, green: 0, blue: 0 };
    sums.set(key, sum);
    sum.count += 1;
    sum.red += red;
    sum.green += green;
    sum.blue += blue;
  }
  return [...sums.values()].map(({ count, red, green, blue }) => ({
    count,
    colour: [red / count, green / count, blue / count],
  }));
}

function hex([red, green, blue]: Counted["colour"]): string {
  return `#${[red, green, blue].map((value) => Math.round(value).toString(16).padStart(2, "0")).join("")}`;
}

/** The colours that a picture is drawn in, as #rrggbb, what covers most of it first; at most so many. Clear pixels are none. */
export function mainColours(rgba: Uint8ClampedArray, most: number): readonly string[] {
  const least = (LEAST_SHARE * rgba.length) / 4;
  const taken: Counted[] = [];
  for (const one of counted(rgba).toSorted((a, b) => b.count - a.count)) {
    if (taken.length === most || one.count < least) break;
    const isShade = taken.some(({ colour: [red, green, blue] }) => {
      const [r, g, b] = one.colour;
      return Math.hypot(r - red, g - green, b - blue) < SHADES;
    });
    if (!isShade) taken.push(one);
  }
  return taken.map(({ colour }) => hex(colour));
}
