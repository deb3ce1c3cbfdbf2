import { EndType, FillRule, inflatePaths, JoinType, type Paths64, simplifyPaths, union } from "clipper2-ts";
import { type KnifePath, MICROMETRES, straightPath } from "./knife-path.ts";
import { sweptAlong, touchingGroups } from "./join-letters.ts";

/** No notch between two letters is narrower than a circle of this radius: a knife would tear the film there. */
const INSIDE_RADIUS_MM = 1;

/** How far a round corner may be from its circle, and a straight line from what it stands for; in micrometres. */
const ARC = 10;
const THIN = 8;

function thinned(lines: Paths64): Paths64 {
  return simplifyPaths(lines, THIN, true);
}

function grown(lines: Paths64, mm: number): Paths64 {
  return thinned(inflatePaths(lines, mm * MICROMETRES, JoinType.Round, EndType.Polygon, 2, ARC));
}

/** Grown shapes as one, closed: notches and holes that are too narrow fill up. */
function closed(shapes: Paths64): Paths64 {
  const whole = union(shapes, FillRule.NonZero);
  // Straight lines in place of short ones may cross where two of them nearly touch.
  return union(grown(thinned(whole), -INSIDE_RADIUS_MM), FillRule.NonZero);
}

/**
 * What is cut of a second film that shows round the letters of the first: so much wider all round, corners round. Letters are
 * widened one by one: where they overlap that takes half the time.
 */
export function outlineFilm(letters: readonly KnifePath[][], mm: number): KnifePath[] {
  const shapes = letters.map((paths) =>
    grown(
      thinned(
        union(
          paths.map(({ points }) => points),
          FillRule.NonZero,
        ),
      ),
      mm + INSIDE_RADIUS_MM,
    ),
  );
  return touchingGroups(shapes, (lines) => lines, 1).flatMap((group) =>
    sweptAlong(group.flat(), closed).map(straightPath),
  );
}
