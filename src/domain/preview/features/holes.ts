import { ellipse } from "../geometry/outline.ts";
import { type Point, type SceneShape, group, path } from "../scene.ts";
import type { Subject } from "../subject/subject.ts";

/** Millimetres from the edge to the middle of the hole. */
const INSET_MM = 6.5;

/** A tag hangs by its short side: the hole is at the top of an upright piece, at the left of a wide one. */
export function holeCentre(subject: Subject): Point {
  const inset = Math.min(INSET_MM, Math.min(subject.widthMm, subject.heightMm) * 0.2);
  return subject.widthMm > subject.heightMm ? [inset, subject.heightMm / 2] : [subject.widthMm / 2, inset];
}

function disc([x, y]: Point, radius: number): string {
  return ellipse({ x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius });
}

/** The hole as a path to cut out, or nothing. */
export function holePath(subject: Subject): string {
  return subject.features.holeMm === null ? "" : disc(holeCentre(subject), subject.features.holeMm / 2);
}

/** The walls of the hole: dark above, where the light cannot reach, and a pressed rim; deep in a stack. */
export function holeRim(subject: Subject): SceneShape[] {
  const { holeMm } = subject.features;
  if (holeMm === null) return [];
  const centre = holeCentre(subject);
  const radius = holeMm / 2;
  const d = disc(centre, radius);
  return [
    ...(subject.form === "card" ? [{ ...path(d, { fill: "#2b1c0a" }), opacity: 0.6 }] : []),
    group(
      [
        {
          ...path(
            `${disc(centre, radius * 1.6)}${disc([centre[0] + radius * 0.22, centre[1] + radius * 0.32], radius * 0.98)}`,
            { fill: "#2b1c0a", evenOdd: true },
          ),
          opacity: 0.5,
        },
      ],
      { clip: d },
    ),
    {
      ...path(d, {
        stroke: "#ffffff",
        strokeWidth: radius * 0.1,
        matrix: [1, 0, 0, 1, radius * 0.06, radius * 0.08],
      }),
      opacity: 0.7,
    },
    { ...path(d, { stroke: "#2b1c0a", strokeWidth: radius * 0.07, part: "hole" }), opacity: 0.5 },
  ];
}
