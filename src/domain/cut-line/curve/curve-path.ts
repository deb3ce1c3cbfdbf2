import type { ClosedCurve } from "./fit-curve.ts";

const UM_PER_STEP = 10;

/** Curves as a path in millimetres, to a hundredth; `left` and `top` (micrometres) come to lie at 0, 0. */
export function pathOfCurves(curves: readonly ClosedCurve[], left: number, top: number): string {
  const mm = (value: number) => String(Math.round(value / UM_PER_STEP) / 100 + 0);
  return curves
    .map((curve) => {
      const placed = curve.map((value, index) => mm(value - (index % 2 === 0 ? left : top)));
      return `M${placed.slice(0, 2).join(" ")}C${placed.slice(2).join(" ")}Z`;
    })
    .join("");
}
