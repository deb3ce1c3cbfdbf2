import { turned } from "../../geometry/matrix.ts";
import { type Shape, group } from "../../scene.ts";
import type { Subject } from "../../subject/subject.ts";

const MOST_BEHIND = 3;
const spread = [7, -6, 13] as const;

/** Other sets as a fanned stack behind the first: at most three are drawn, however many are ordered. `room` is in millimetres. */
export const fannedBehind = (
  subject: Subject,
  piece: (index: number) => readonly Shape[],
): { readonly shapes: Shape[]; readonly room: number } => {
  const count = Math.min(subject.sets - 1, MOST_BEHIND);
  const pivot = [subject.widthMm / 2, subject.heightMm * 0.9] as const;
  const shapes = Array.from({ length: count }, (_, index) => {
    const at = count - 1 - index;
    return group(piece(at), { matrix: turned(spread[at] ?? 0, pivot), part: "set" });
  });
  return { shapes, room: count === 0 ? 0 : Math.max(subject.widthMm, subject.heightMm) * 0.07 };
};
