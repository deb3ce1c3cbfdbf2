import { FillRule, getBoundsPaths, intersect, type Path64, type Paths64, type Rect64 } from "clipper2-ts";
import { offsetBy } from "./offset.ts";

/** An outline with its box, grown by a hair: what only touches it overlaps it. */
export interface Area {
  readonly paths: Paths64;
  readonly bounds: Rect64;
}

export function areaOf(path: Path64, grownByMm = 0): Area {
  const paths = grownByMm === 0 ? [path] : offsetBy([path], grownByMm, 25);
  return { paths, bounds: getBoundsPaths(paths) };
}

export function doOverlap({ paths: a, bounds: p }: Area, { paths: b, bounds: q }: Area): boolean {
  const areNear = p.left <= q.right && q.left <= p.right && p.top <= q.bottom && q.top <= p.bottom;
  return areNear && intersect(a, b, FillRule.NonZero).length > 0;
}

/** Whether a patch touches two of the areas at least. */
export function liesBetween(patch: Path64, areas: readonly Area[]): boolean {
  const area = areaOf(patch);
  let touched = 0;
  return areas.some((other) => doOverlap(area, other) && (touched += 1) > 1);
}
