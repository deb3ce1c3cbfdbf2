import { counted } from "#domain/grouped.ts";
import type { CutSettings } from "../cut-settings.ts";
import type { OwnAnswer } from "../cutter.ts";
import type { CutLine } from "../cut-line.types.ts";
import type { CutFinding, Remedy } from "../findings.ts";
import type { OwnCut } from "./own-cut.ts";
import type { OwnLineFacts } from "./own-line.ts";

/** A line that is shown, and what is known of the cut line in its file. */
interface ShownLine {
  readonly line: CutLine | null;
  readonly settings: Pick<CutSettings, "ignoresOwn">;
  readonly ownCut: OwnCut | null;
  readonly own: OwnAnswer | null;
}

const ROUND: Remedy = { words: "Draw a line round my picture instead", change: { ignoresOwn: true } };
const ALONG: Remedy = { words: "Cut along the line in my file", change: { ignoresOwn: false } };

function ofUsed({ openLines, neckMm }: OwnLineFacts): readonly CutFinding[] {
  const open: CutFinding = {
    code: "own-open",
    words: `${counted(openLines, "line")} beside it ${openLines === 1 ? "is" : "are"} not closed, and not cut.`,
    remedies: [],
  };
  const neck: CutFinding = {
    code: "neck",
    words: `Somewhere the sticker is less than ${neckMm} mm wide and may tear.`,
    remedies: [],
  };
  return [...(openLines > 0 ? [open] : []), ...(neckMm === null ? [] : [neck])];
}

/** What a customer should know of the cut line in their file: that it is cut along, that it is not, or why it cannot be. */
export function ownFindings({ line, settings, ownCut, own }: ShownLine): readonly CutFinding[] {
  if (line === null || ownCut === null) return [];
  const name = `The cut line in your file (${ownCut.inks.join(", ")})`;
  if (line.isOwn === true) {
    const used: CutFinding = {
      code: "own-line",
      words: `${name} is used, as it is drawn.`,
      remedies: [ROUND],
    };
    return [used, ...(own?.isUsed === true ? ofUsed(own) : [])];
  }
  if (own?.isUsed === false)
    return [
      {
        code: "own-line",
        words: `${name} cannot be cut: ${own.why} So we have drawn a line round your picture. To have yours, please mend it and send the file again.`,
        remedies: [],
      },
    ];
  const remedies = settings.ignoresOwn ? [ALONG] : [];
  return [{ code: "own-line", words: `${name} is left out.`, remedies }];
}
