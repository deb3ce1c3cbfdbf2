import { ellipse, polygon } from "../geometry/outline.ts";
import type { Palette } from "../material/palette.ts";
import { type Shape, path } from "../scene.ts";

type Tone = "deep" | "accent" | "light";
interface Mark {
  readonly d: string;
  readonly fill?: Tone;
  readonly stroke?: Tone;
  readonly width?: number;
}

const disc = (x: number, y: number, rx: number, ry = rx): string =>
  ellipse({ x: x - rx, y: y - ry, width: 2 * rx, height: 2 * ry });

const leaf = (x: number, y: number, length: number, degrees: number): string => {
  const a = (degrees * Math.PI) / 180;
  const at = (along: number, aside: number): readonly [number, number] => [
    x + along * Math.cos(a) - aside * Math.sin(a),
    y + along * Math.sin(a) + aside * Math.cos(a),
  ];
  const [tip, left, right] = [
    at(length, 0),
    at(length * 0.45, length * 0.36),
    at(length * 0.45, -length * 0.36),
  ];
  const pair = ([px, py]: readonly [number, number]) => `${px.toFixed(1)} ${py.toFixed(1)}`;
  return `M${pair([x, y])}Q${pair(left)} ${pair(tip)}Q${pair(right)} ${pair([x, y])}Z`;
};

const wedge = (from: number, to: number, inner: number, outer: number): string => {
  const at = (degrees: number, radius: number): readonly [number, number] => [
    radius * Math.cos((degrees * Math.PI) / 180),
    radius * Math.sin((degrees * Math.PI) / 180),
  ];
  return polygon([
    at((from + to) / 2, inner),
    at(from, outer * 0.97),
    at((from + to) / 2, outer * 1.04),
    at(to, outer * 0.97),
  ]);
};

const star = (x: number, y: number, r: number): string => {
  const i = r * 0.16;
  return `M${x} ${y - r}Q${x + i} ${y - i} ${x + r} ${y}Q${x + i} ${y + i} ${x} ${y + r}Q${x - i} ${y + i} ${x - r} ${y}Q${x - i} ${y - i} ${x} ${y - r}Z`;
};

/** Small emblems, drawn in a box from -50 to 50. */
const motifs = {
  bee: [
    { d: "M-3-12C-22-46-48-40-46-22C-44-6-18-6-3-12Z", fill: "light", stroke: "deep", width: 2.5 },
    { d: "M3-12C22-46 48-40 46-22C44-6 18-6 3-12Z", fill: "light", stroke: "deep", width: 2.5 },
    { d: "M0-14C22-14 24 14 0 48C-24 14-22-14 0-14Z", fill: "deep" },
    { d: "M-16.5 2Q0 8 16.5 2L15.5 10Q0 16-15.5 10Z", fill: "accent" },
    { d: "M-12.5 19Q0 24 12.5 19L8 28Q0 31-8 28Z", fill: "accent" },
    { d: disc(0, -20, 9.5), fill: "deep" },
    { d: "M-4-28Q-8-40-16-42M4-28Q8-40 16-42", stroke: "deep", width: 2.5 },
  ],
  cup: [
    { d: "M-34-6H26V14C26 34 12 42-4 42C-20 42-34 34-34 14Z", fill: "deep" },
    { d: "M26 0C44-2 46 24 22 24", stroke: "deep", width: 6 },
    {
      d: "M-22-16C-30-26-12-30-20-44M-4-16C-12-26 6-30-2-44M14-16C6-26 24-30 16-44",
      stroke: "accent",
      width: 4.5,
    },
    { d: disc(-4, 16, 9, 12), fill: "accent" },
    { d: "M0 5C-9 13 1 19-8 27", stroke: "deep", width: 2.5 },
  ],
  sprig: [
    { d: "M-2 48C4 20-4-6 4-40", stroke: "deep", width: 3 },
    ...[38, 24, 10, -4, -17].map((y, index): Mark => ({
      d: leaf(0, y, 30 - index * 3, -28 - index * 4),
      fill: "deep",
    })),
    ...[31, 17, 3, -11].map((y, index): Mark => ({
      d: leaf(0, y, 30 - index * 3, 208 + index * 4),
      fill: "accent",
    })),
    { d: leaf(3, -28, 22, -84), fill: "deep" },
  ],
  peaks: [
    { d: disc(10, -14, 25), fill: "accent" },
    { d: "M-50 38L-16-22L2 8L14-10L50 38Z", fill: "deep" },
    { d: "M-16-22L-25-6L-18-1L-13-7L-7 0L-6-5ZM14-10L6 2L12 5L16 1L21 3L22 1Z", fill: "light" },
  ],
  waves: [
    { d: disc(0, -22, 22), fill: "accent" },
    ...[0, 16, 32].map((y): Mark => ({
      d: `M-48 ${y + 4}C-38 ${y - 10}-28 ${y - 10}-16 ${y + 2}S8 ${y + 14} 18 ${y + 2}S38 ${y - 8} 48 ${y + 4}`,
      stroke: "deep",
      width: 6.5,
    })),
  ],
  citrus: [
    { d: disc(0, 0, 46), fill: "accent" },
    { d: disc(0, 0, 40), fill: "light" },
    ...Array.from({ length: 8 }, (_, index): Mark => ({
      d: wedge(index * 45 + 4, index * 45 + 41, 6, 35),
      fill: "accent",
    })),
    { d: leaf(26, -32, 34, -40), fill: "deep" },
  ],
  moon: [
    { d: "M8-43A44 44 0 1 0 43 10A35 35 0 1 1 8-43Z", fill: "deep" },
    { d: star(16, -4, 18), fill: "accent" },
    { d: star(38, -28, 9), fill: "accent" },
    { d: star(38, 24, 7), fill: "deep" },
  ],
  button: [
    { d: disc(0, 0, 44), fill: "deep" },
    { d: disc(0, 0, 33), stroke: "light", width: 2.5 },
    {
      d: [disc(-10, -10, 5.5), disc(10, -10, 5.5), disc(-10, 10, 5.5), disc(10, 10, 5.5)].join(""),
      fill: "light",
    },
    { d: "M-10-10L10 10M10-10L-10 10", stroke: "accent", width: 4 },
  ],
  van: [
    { d: "M-46 22V-8C-46-26-38-30-26-30H16C32-30 38-22 42-4L48 2V22Z", fill: "deep" },
    {
      d: "M-38-6V-12C-38-20-34-22-28-22H-22V-6ZM-16-22H2V-6H-16ZM8-22H14C24-22 28-18 32-6H8Z",
      fill: "light",
    },
    { d: "M-46 1.8H48V6.2H-46Z", fill: "accent" },
    { d: [disc(-24, 23, 11), disc(26, 23, 11)].join(""), fill: "deep", stroke: "light", width: 3 },
    { d: [disc(-24, 23, 4), disc(26, 23, 4)].join(""), fill: "light" },
    { d: "M-31-37.5H15V-32.5H-31Z", fill: "accent" },
  ],
  drop: [
    { d: "M0-48C22-16 34 0 34 16A34 34 0 0 1-34 16C-34 0-22-16 0-48Z", fill: "accent" },
    { d: leaf(-2, 38, 54, -66), fill: "deep" },
    { d: leaf(2, 38, 40, -128), fill: "deep" },
    { d: "M-22 18A22 22 0 0 0-8 36", stroke: "light", width: 4 },
  ],
  bird: [
    { d: "M-44 26L-20-2C-16-28 12-40 26-24L46-18L28-10C30 18 10 32-14 28Z", fill: "deep" },
    { d: "M-14 4C-2-8 14-6 18-2C14 14-2 20-18 14Z", fill: "accent" },
    { d: disc(19, -18, 3.2), fill: "light" },
    { d: "M-2 28V44M8 26V44", stroke: "deep", width: 3 },
    { d: "M-30 43.2H40V46.8H-30Z", fill: "accent" },
  ],
} satisfies Record<string, readonly Mark[]>;

export type Motif = keyof typeof motifs;

/** The emblem in a palette, centred on a point; `size` is its width and height. */
export const motifShapes = (motif: Motif, palette: Palette, x: number, y: number, size: number): Shape => ({
  kind: "group",
  matrix: [size / 100, 0, 0, size / 100, x, y],
  children: motifs[motif].map((mark: Mark) =>
    path(mark.d, {
      ...(mark.fill === undefined ? {} : { fill: palette[mark.fill] }),
      ...(mark.stroke === undefined
        ? {}
        : { stroke: palette[mark.stroke], strokeWidth: mark.width ?? 3, round: true }),
    }),
  ),
});
