import { FillRule, type Paths64, simplifyPaths, union } from "clipper2-ts";
import { UM_PER_MM } from "#domain/size-mm.ts";
import type { Coverage } from "../coverage.ts";
import { offsetBy } from "../line/offset.ts";
import { edgeRings } from "./marching-squares.ts";

/** Micrometres that a line may be off: less than any press shows. */
const FINE_UM = 10;

/**
 * What is covered of a picture, drawn in by so many millimetres: outlines run one way and holes the other, in whole micrometres from the
 * picture's upper left corner. What is narrower than twice that is gone.
 */
export function drawnIn(coverage: Coverage, mmPerPixel: number, chokeMm: number): Paths64 {
  const scale = mmPerPixel * UM_PER_MM;
  const paths = edgeRings(coverage).map((ring) => {
    const path = [];
    for (let at = 0; at < ring.length; at += 2)
      path.push({ x: Math.round((ring[at]! + 0.5) * scale), y: Math.round((ring[at + 1]! + 0.5) * scale) });
    return path;
  });
  const plain = union(simplifyPaths(paths, FINE_UM, true), FillRule.EvenOdd);
  return simplifyPaths(offsetBy(plain, -chokeMm, FINE_UM / 2), FINE_UM, true);
}
