import { trimPath } from "../../material/face.ts";
import { type SceneShape, path } from "../../scene.ts";
import type { Subject } from "../../subject/subject.ts";

/** A hair is as thin on the stage, whatever the piece's size and proportion. */
function hair({ widthMm, heightMm }: Subject): number {
  return Math.max(widthMm / 520, heightMm / 380);
}

/** The dashed magenta line a blade follows. */
export function kissCutLine(d: string, subject: Subject): SceneShape {
  const width = hair(subject) * 1.5;
  return path(d, {
    stroke: "#d6006c",
    strokeWidth: width,
    dash: `${(width * 4).toFixed(2)} ${(width * 2.6).toFixed(2)}`,
    part: "kiss-cut",
  });
}

/** Trim, bleed and safety (spec 9.2): what is printed beyond the cut, and what is sure not to be cut off. */
export function guideShapes(subject: Subject): SceneShape[] {
  const width = hair(subject);
  return [
    path(trimPath(subject, subject.bleedMm), { stroke: "#00a5d6", strokeWidth: width, part: "bleed" }),
    path(trimPath(subject), { stroke: "#d6006c", strokeWidth: width, part: "trim" }),
    path(trimPath(subject, -subject.safetyMm), {
      stroke: "#1f6b3f",
      strokeWidth: width,
      dash: `${(width * 3).toFixed(2)} ${(width * 3).toFixed(2)}`,
      part: "safety",
    }),
  ];
}
