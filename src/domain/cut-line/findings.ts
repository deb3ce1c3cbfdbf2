import type { CutSettings } from "./cut-settings.ts";
import type { LineFacts } from "./draw-cut-line.ts";
import type { Mask } from "./mask/mask-of.ts";

/** What was found in a picture and on the line round it. */
export type CutFacts = Omit<Mask, "coverage"> & LineFacts;

/** What one press changes. */
export interface Remedy {
  readonly words: string;
  readonly change: Partial<CutSettings>;
}

/** Something the customer should know, in a sentence, with what can be done about it. */
export interface CutFinding {
  readonly code:
    | "enclosed"
    | "shadow"
    | "edge"
    | "frame"
    | "pieces"
    | "neck"
    | "holes"
    | "specks"
    | "own-line"
    | "own-open";
  readonly words: string;
  readonly remedies: readonly Remedy[];
}

type Found = CutFinding | null;

function enclosed({ hasEnclosed }: CutFacts, { removesEnclosed }: CutSettings): Found {
  if (!hasEnclosed) return null;
  return removesEnclosed
    ? {
        code: "enclosed",
        words: "Background inside your picture is removed too.",
        remedies: [{ words: "Put it back", change: { removesEnclosed: false, keepsHoles: false } }],
      }
    : {
        code: "enclosed",
        words: "Your picture has background inside (a handle?).",
        remedies: [{ words: "Remove it too", change: { removesEnclosed: true } }],
      };
}

function shadow({ hasShadow }: CutFacts, { keepsShadow }: CutSettings): Found {
  if (!hasShadow) return null;
  return keepsShadow
    ? {
        code: "shadow",
        words: "The line goes round the soft shadow.",
        remedies: [{ words: "Leave the shadow out", change: { keepsShadow: false } }],
      }
    : {
        code: "shadow",
        words: "There is a soft shadow; the line ignores it.",
        remedies: [{ words: "Cut round the shadow", change: { keepsShadow: true } }],
      };
}

function edge({ kind, touchesEdge }: CutFacts): Found {
  if (kind === "frame")
    return {
      code: "frame",
      words: "No transparent or plain background was found, so the line follows the edge of your picture.",
      remedies: [],
    };
  return touchesEdge
    ? { code: "edge", words: "Your picture touches its edge; the line is straight there.", remedies: [] }
    : null;
}

const LARGEST: Remedy = { words: "Keep only the largest", change: { pieces: "largest" } };
const ONE: Remedy = { words: "Make it one sticker", change: { pieces: "one" } };
const SEPARATE: Remedy = { words: "Cut them apart", change: { pieces: "join" } };

/** `mayBeSeveral`: on a backing, stickers may lie apart. */
function pieces(facts: CutFacts, settings: CutSettings, mayBeSeveral: boolean): Found {
  const code = "pieces";
  if (settings.pieces === "largest")
    return { code, words: "Only the largest part of your picture is kept.", remedies: [ONE] };
  if (facts.pieces > 1)
    return {
      code,
      words: `Parts further apart become ${facts.pieces} separate stickers on one backing.`,
      remedies: [ONE, LARGEST],
    };
  return facts.joined > 0
    ? {
        code,
        words: "Parts that lie apart are joined into one sticker.",
        remedies: mayBeSeveral ? [SEPARATE, LARGEST] : [LARGEST],
      }
    : null;
}

function neck({ neckMm }: CutFacts, { strengthens }: CutSettings): Found {
  if (neckMm !== null)
    return {
      code: "neck",
      words: `Somewhere the sticker is less than ${neckMm} mm wide and may tear.`,
      remedies: strengthens ? [] : [{ words: "Make it stronger", change: { strengthens: true } }],
    };
  return strengthens
    ? {
        code: "neck",
        words: "Narrow places are made wider.",
        remedies: [{ words: "Leave them narrow", change: { strengthens: false } }],
      }
    : null;
}

function cutHoles({ holes }: CutFacts, { keepsHoles }: CutSettings): Found {
  if (keepsHoles && holes > 0)
    return {
      code: "holes",
      words: "Holes over 3 mm are cut out.",
      remedies: [{ words: "Fill the holes", change: { keepsHoles: false } }],
    };
  return holes > 0
    ? {
        code: "holes",
        words: "Holes are filled.",
        remedies: [{ words: "Cut out holes over 3 mm", change: { keepsHoles: true } }],
      }
    : null;
}

function specksLeftOut({ specks }: CutFacts): Found {
  if (specks === 0) return null;
  const words =
    specks === 1 ? "1 speck under 1 mm² is left out." : `${specks} specks under 1 mm² are left out.`;
  return { code: "specks", words, remedies: [] };
}

/** All that a customer should know of the line round their picture, in the order they would mind it. */
export function findingsOf(facts: CutFacts, settings: CutSettings, mayBeSeveral: boolean): CutFinding[] {
  return [
    edge(facts),
    pieces(facts, settings, mayBeSeveral),
    neck(facts, settings),
    enclosed(facts, settings),
    shadow(facts, settings),
    cutHoles(facts, settings),
    specksLeftOut(facts),
  ].filter((found) => found !== null);
}
