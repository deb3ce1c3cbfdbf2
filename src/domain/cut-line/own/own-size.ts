import type { SizeMm } from "#domain/size-mm.ts";
import { boxOfCurves, sizeOfCurveBox } from "../curve/curve-box.ts";
import { trueSize } from "../kept/true-size.ts";
import { closedCurves } from "./closed-curves.ts";
import type { OwnCut } from "./own-cut.ts";

/** The whole millimetres of a file's own cut line as it is drawn; null where it has no closed one. */
export function ownSize({ paths }: Pick<OwnCut, "paths">): SizeMm | null {
  const box = boxOfCurves(closedCurves(paths).curves);
  return box && trueSize(sizeOfCurveBox(box));
}
