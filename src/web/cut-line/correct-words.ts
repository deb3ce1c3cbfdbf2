import type { CorrectedLine } from "#domain/cut-line/correct/corrected-line.ts";
import { nodeAt } from "#domain/cut-line/correct/find-node.ts";
import type { LineEditor } from "./use-correcting.ts";

/** Where a point is from the left and the top of the sticker, in millimetres. */
export function pointMm(
  { rings, selected }: Pick<LineEditor, "rings" | "selected">,
  { from }: Pick<CorrectedLine, "from">,
): { readonly x: number; readonly y: number } {
  const [x = 0, y = 0] = nodeAt(rings, selected)?.at ?? [];
  return { x: (x - from[0]) / 1_000, y: (y - from[1]) / 1_000 };
}

/** Which point is chosen and where it is, for those who cannot see it. */
export function pointWords(editor: Pick<LineEditor, "rings" | "selected">, line: CorrectedLine): string {
  const { rings, selected } = editor;
  const count = rings.reduce((sum, { length }) => sum + length, 0);
  const before = rings.slice(0, selected.ring).reduce((sum, { length }) => sum + length, 0);
  const { x, y } = pointMm(editor, line);
  const mm = (value: number) => `${Math.round(value * 10) / 10 + 0} mm`;
  return `Point ${before + selected.node + 1} of ${count}, ${mm(x)} from the left, ${mm(y)} from the top.`;
}

/** What is said of a change that may not be: while it is held, and once it is gone. */
export function refusalWords(why: string, isShown: boolean): string {
  return isShown ? why : `${why} So it went back to where it can be cut.`;
}
