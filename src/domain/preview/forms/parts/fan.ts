import { boxUnder, identity, turned } from "../../geometry/matrix.ts";
import { type Box, type SceneShape, group } from "../../scene.ts";
import type { Subject } from "../../subject/subject.ts";

const MOST_BEHIND = 3;
const spread = [7, -6, 13] as const;

interface Fan {
  readonly shapes: readonly SceneShape[];
  /** The box round all of them. */
  readonly content: Box;
}

/**
 * Other sets as a fanned stack behind the first: at most three are drawn, however many are ordered. Round pieces swing
 * from further off, or they would hide one another. `box` is what one piece takes.
 */
export function fannedBehind(
  subject: Subject,
  box: Box,
  piece: (index: number) => readonly SceneShape[],
): Fan {
  const { sets, outline, widthMm, heightMm } = subject;
  const count = Math.min(sets - 1, MOST_BEHIND);
  const round = outline === "ellipse" || outline === "custom";
  const pivot = [widthMm / 2, heightMm * (round ? 1.8 : 0.9)] as const;
  const lies = spread.slice(0, count).map((degrees) => turned(degrees, pivot));
  return {
    shapes: lies.map((matrix, index) => group(piece(index), { matrix, part: "set" })).reverse(),
    content: boxUnder([identity, ...lies], box),
  };
}
