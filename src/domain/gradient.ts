/** Gradients by name, as stops on a line across the painted shape: [offset, colour, opacity]. */
type Stop = readonly [offset: number, colour: string, opacity?: number];

export interface Gradient {
  /** From corner to corner where nothing else is said. */
  readonly line?: readonly [x1: number, y1: number, x2: number, y2: number];
  readonly radial?: readonly [cx: number, cy: number, r: number];
  readonly stops: readonly Stop[];
}

export function even(...colours: readonly string[]): Stop[] {
  return colours.map((colour, index) => [index / (colours.length - 1), colour]);
}

export const white = "#ffffff";
export const shade = "#2b1c0a";
