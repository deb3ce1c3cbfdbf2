import type { Imposition } from "#domain/price/impose.ts";
import type { Subject } from "#domain/preview/subject/subject.ts";
import type { PrintSheet } from "./print-job.ts";

/**
 * Pieces on their stock with the way each is turned: of labels on a roll the side that comes off first is the upper one of the web. A
 * back is turned the other way, so that both sides of a turned piece stand upright.
 */
export function printSheet(imposition: Imposition, subject: Subject, side: "front" | "back"): PrintSheet {
  const { form, leading } = subject;
  const leads = form === "roll" ? leading : "top";
  const front = imposition.isTurned ? (leads === "right" ? 3 : 1) : leads === "bottom" ? 2 : 0;
  const isBack = side === "back";
  return { ...imposition, isBack, quarters: isBack ? (4 - front) % 4 : front };
}
