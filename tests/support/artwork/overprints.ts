import { type Content, ink, pageWith } from "./documents-by-content.ts";
import {
  withForm,
  withPixels,
  separation,
  group,
  cyan,
  green,
  box,
  resources,
  half,
  multiplied,
  pic,
  masked,
  slopeOfMagenta,
  over,
} from "./overprint-parts.ts";

type Inks = readonly [cyan: number, magenta: number, yellow: number, black: number];

/** A page on which something is set to overprint, and what comes of it. */
interface Overprint extends Content {
  /** What the picture tells of it. */
  readonly overprint: "none" | "shown" | "unknown";
  /** The inks on paper, worked out by hand: at 80, 60 points, over the ground's own colour, and at 185, 60, over the ground alone. */
  readonly inks?: readonly [Inks, Inks];
}

/** The ground of every page (see `pageWith`). */
const GROUND: Inks = [0.05, 0.1, 0.3, 0];
const yellowMixed = [
  [1, 0, 1, 0],
  [0.05, 0.1, 1, 0],
] as const;
export const overprintPages: Readonly<Record<string, Overprint>> = {
  "solid yellow over cyan": {
    operators: `${cyan} /Over gs 0 0 1 0 k ${box} f`,
    resources,
    overprint: "shown",
    inks: yellowMixed,
  },
  "a tint over another ink": {
    operators: `${cyan} /Over gs 0 0.5 0 0 k ${box} f`,
    resources,
    overprint: "shown",
    inks: [
      [1, 0.5, 0, 0],
      [0.05, 0.5, 0.3, 0],
    ],
  },
  "two tints over a third": {
    operators: `0.4 0 0 0 k 40 30 120 60 re f /Over gs 0 0.5 0.7 0 k ${box} f`,
    resources,
    overprint: "shown",
    inks: [
      [0.4, 0.5, 0.7, 0],
      [0.05, 0.5, 0.7, 0],
    ],
  },
  "half black over orange": {
    operators: `0 0.6 1 0 k 40 30 120 60 re f /Over gs 0 0 0 0.5 k ${box} f`,
    resources,
    overprint: "shown",
    inks: [
      [0, 0.6, 1, 0.5],
      [0.05, 0.1, 0.3, 0.5],
    ],
  },
  "solid cyan over green": {
    operators: `${green} /Over gs 1 0 0 0 k ${box} f`,
    resources,
    overprint: "shown",
    inks: [
      [1, 0, 1, 0],
      [1, 0.1, 0.3, 0],
    ],
  },
  "solid magenta over red": {
    operators: `0 1 1 0 k 40 30 120 60 re f /Over gs 0 1 0 0 k ${box} f`,
    resources,
    overprint: "shown",
    inks: [
      [0, 1, 1, 0],
      [0.05, 1, 0.3, 0],
    ],
  },
  "a tint over more of the same ink": {
    operators: `${cyan} /Over gs 0.4 0 0 0 k ${box} f`,
    resources,
    overprint: "shown",
    inks: [
      [0.4, 0, 0, 0],
      [0.4, 0.1, 0.3, 0],
    ],
  },
  "black letters over orange": {
    operators: `0 0.6 0.9 0 k 40 30 120 60 re f /Over gs 0 0 0 1 k ${box} f`,
    resources,
    overprint: "none",
  },
  "black with cyan in it": {
    operators: `0 0.6 0.9 0 k 40 30 120 60 re f /Over gs 0.4 0 0 1 k ${box} f`,
    resources,
    overprint: "none",
  },
  "grey of a device over cyan": {
    operators: `${cyan} /Over gs 0.5 g ${box} f`,
    resources,
    overprint: "none",
  },
  "white over cyan": { operators: `${cyan} /Over gs 0 0 0 0 k ${box} f`, resources, overprint: "none" },
  "yellow in mode 0": { operators: `${cyan} /Over0 gs 0 0 1 0 k ${box} f`, resources, overprint: "none" },
  "yellow over bare paper": {
    operators: `/Over gs 0 0 1 0 k ${box} f`,
    resources,
    isBare: true,
    overprint: "none",
  },
  "yellow over nothing but its own": {
    operators: `0 0 1 0 k 40 30 120 60 re f /Over gs 0 0 1 0 k ${box} f`,
    resources,
    isBare: true,
    overprint: "none",
  },
  "yellow over red of a screen": {
    operators: `1 0.2 0.1 rg 40 30 120 60 re f /Over gs 0 0 1 0 k ${box} f`,
    resources,
    overprint: "unknown",
  },
  "yellow beside red of a screen": {
    operators: `1 0.2 0.1 rg 210 30 30 60 re f ${cyan} /Over gs 0 0 1 0 k ${box} f`,
    resources,
    overprint: "shown",
    inks: yellowMixed,
  },
  "an ink of its own over cyan": {
    operators: `${cyan} /Over gs /Ink cs 1 scn ${box} f`,
    resources: ink("Warm Red", [0, 0.8, 0.9, 0], over),
    overprint: "shown",
    inks: [
      [1, 0.8, 0.9, 0],
      [0.05, 0.82, 0.93, 0],
    ],
  },
  "one of the four inks by name": {
    operators: `${cyan} /Over gs /Ink cs 0.6 scn ${box} f`,
    resources: ink("Magenta", [0, 1, 0, 0], over),
    overprint: "shown",
    inks: [
      [1, 0.6, 0, 0],
      [0.05, 0.6, 0.3, 0],
    ],
  },
  "a line over cyan": {
    operators: `${cyan} /Over gs 0 1 0 0 K 12 w 60 60 m 220 60 l S`,
    resources,
    overprint: "shown",
    inks: [
      [1, 1, 0, 0],
      [0.05, 1, 0.3, 0],
    ],
  },
  "an area with an outline": {
    operators: `${cyan} /Over gs 0 0 1 0 k 0 1 0 0 K 8 w ${box} B`,
    resources,
    overprint: "shown",
    inks: yellowMixed,
  },
  "a form that inherits it": {
    operators: `${cyan} /Over gs 0 0 1 0 k /Form Do`,
    resources: withForm(`${box} f`),
    overprint: "shown",
    inks: yellowMixed,
  },
  "a form that sets it": {
    operators: `${cyan} /Form Do`,
    resources: withForm(`/Over gs 0 0 1 0 k ${box} f`),
    overprint: "shown",
    inks: yellowMixed,
  },
  "a form of which part is knocked out": {
    operators: `${cyan} /Form Do`,
    resources: withForm(`/Over gs 0 0 1 0 k ${box} f /Knock gs 0 0.9 0 0 k 60 45 40 30 re f`),
    overprint: "shown",
    inks: [
      [0, 0.9, 0, 0],
      [0.05, 0.1, 1, 0],
    ],
  },
  "an isolated group": {
    operators: `${cyan} /Form Do`,
    resources: withForm(`/Over gs 0 0 1 0 k ${box} f`, { Group: group(true) }),
    overprint: "none",
  },
  "an open group in an isolated one": {
    operators: `${cyan} /Form Do`,
    resources: (doc) => {
      const inner = withForm(`/Over gs 0 0 1 0 k ${box} f`, { Group: group(false) })(doc);
      return withForm("/Form Do", { Group: group(true), Resources: inner })(doc);
    },
    overprint: "none",
  },
  "an isolated group with its own ground": {
    operators: `0.3 0 0 0 k 40 30 120 60 re f /Form Do`,
    resources: withForm(`0 1 0 0 k 60 30 40 60 re f /Over gs 0 0 1 0 k ${box} f`, { Group: group(true) }),
    overprint: "shown",
    inks: [
      [0, 1, 1, 0],
      [0, 0, 1, 0],
    ],
  },
  "a group that is open below": {
    operators: `${cyan} /Form Do`,
    resources: withForm(`/Over gs 0 0 1 0 k ${box} f`, { Group: group(false) }),
    overprint: "shown",
    inks: yellowMixed,
  },
  "half opacity": {
    operators: `${cyan} /Over gs /Half gs 0 0 1 0 k ${box} f`,
    resources: half,
    overprint: "shown",
    inks: [
      [1, 0, 0.5, 0],
      [0.05, 0.1, 0.65, 0],
    ],
  },
  "a soft mask": {
    operators: `${cyan} /Masked gs /Over gs 0 0 1 0 k ${box} f`,
    resources: masked("1 g 60 40 70 90 re f"),
    overprint: "shown",
    inks: [[1, 0, 1, 0], GROUND],
  },
  "overprint in a soft mask alone": {
    operators: `${cyan} /Masked gs 0 0 1 0 k ${box} f`,
    resources: masked("1 g 60 40 70 90 re f /Over gs 0 0 0 0.5 k 80 45 30 20 re f"),
    overprint: "none",
  },
  "colours that multiply as well": {
    operators: `${cyan} /Mult gs /Over gs 0 0.6 0.6 0 k ${box} f`,
    resources: multiplied,
    overprint: "none",
  },
  "pixels of four inks": {
    operators: `${cyan} ${pic}`,
    resources: withPixels("DeviceCMYK", 4),
    overprint: "none",
  },
  "pixels of magenta": {
    operators: `${cyan} ${pic}`,
    resources: (doc) => withPixels(separation("Magenta", [0, 1, 0, 0])(doc), 1)(doc),
    overprint: "shown",
  },
  "pixels of black": {
    operators: `${cyan} ${pic}`,
    resources: (doc) => withPixels(separation("Black", [0, 0, 0, 1])(doc), 1)(doc),
    overprint: "shown",
  },
  "a slope of magenta": {
    operators: `${cyan} /Over gs q ${box} W n /Slope sh Q`,
    resources: slopeOfMagenta,
    overprint: "shown",
  },
  "letters over cyan": {
    operators: `${cyan} /Over gs 0 0 1 0 k BT /F 90 Tf 60 35 Td (MM) Tj ET`,
    resources: () => ({
      ...over,
      Font: { F: { Type: "Font", Subtype: "Type1", BaseFont: "Helvetica-Bold" } },
    }),
    overprint: "shown",
  },
};

/** A page of two colours where those pages have theirs, in inks that cover each other. */
export function pageOfInks([first, second]: readonly [Inks, Inks]): Promise<Buffer> {
  return pageWith({
    operators: `${first.join(" ")} k 60 40 60 40 re f ${second.join(" ")} k 165 40 40 40 re f`,
  });
}

/** The same as files, by their names. */
export const overprints: Readonly<Record<string, () => Promise<Buffer>>> = Object.fromEntries(
  Object.entries(overprintPages).map(
    ([name, content]) => [`overprint: ${name}`, () => pageWith(content)] as const,
  ),
);
