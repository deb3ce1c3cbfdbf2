import { useEffect, useMemo, useState } from "react";
import { type Correction, fittedCorrection } from "#domain/cut-line/correct/scaled-line.ts";
import type { CutLine } from "#domain/cut-line/cut-line.types.ts";
import type { CutSettings } from "#domain/cut-line/cut-settings.ts";
import type { CutAnswer, CutTask, OwnAnswer } from "#domain/cut-line/cutter.ts";
import type { CutFacts } from "#domain/cut-line/findings.ts";
import type { FitInto } from "#domain/cut-line/outline/scale-to-size.ts";
import type { WantedOwnCut } from "#domain/cut-line/own/own-cut.ts";
import type { EdgePicture } from "#domain/preview/artwork/frame.ts";
import type { SizeMm } from "#domain/size-mm.ts";
import { type CutReply, drawLine, type EdgeFile, endCutting } from "./cut-line-client.ts";
import type { SavedLine } from "./saved-line.ts";
import type { LineRequest, FineLine, WholeLine } from "./line.types.ts";
import { isAlike, useCutSettings } from "./use-cut-settings.ts";

/** The line round one's own picture, as far as it has come. */
export interface CutLineState {
  /** Nothing has come yet of a line that is wanted. */
  readonly isDrawing: boolean;
  /** A line is kept, and has not come yet: nobody knows how its sliders stood. */
  readonly isAwaited: boolean;
  /** The picture could not be read, or the drawing of lines could not be loaded. */
  readonly hasFailed: boolean;
  readonly line: CutLine | null;
  /** The line that is shown is the kept one. */
  readonly isAsKept: boolean;
  /** What is shown, drawn finely and not kept; null for a draft, and while nothing is shown. */
  readonly fine: FineLine | null;
  readonly kind: CutAnswer["kind"];
  readonly facts: CutFacts | null;
  /** The cut line of the picture's file; null where it has none, or nobody knows yet. */
  readonly ownCut: WantedOwnCut | null;
  /** What became of that; null where it is not wanted. */
  readonly own: OwnAnswer | null;
  /** What is printed beyond a line without a border; null for any other, and for a draft. */
  readonly edges: EdgePicture | null;
  /** The line as it was found, drawn finely, where it is as asked for. */
  readonly found: WholeLine | null;
  /** The line that is shown, kept or not, where it is no draft. */
  readonly shown: WholeLine | null;
  /** Looks for the corrections of a customer: what is shown was changed by hand. */
  readonly isCorrected: boolean;
  /** Shows what a line has become by hand; null shows it as it was found. */
  readonly correct: (correction: Correction | null) => void;
  readonly settings: CutSettings;
  readonly change: (change: Partial<CutSettings>) => void;
  /** The size that is chosen next follows from the line: nothing is drawn anew for it. */
  readonly follow: (size: SizeMm) => void;
  /** The last of the sizes that were followed, until it is there. */
  readonly following: SizeMm | null;
  readonly tryAgain: () => void;
}

interface Drawn {
  readonly file: Blob;
  readonly attempt: number;
  readonly settings: CutSettings;
  readonly fit: FitInto;
  readonly own: WantedOwnCut | null;
  readonly reply: CutReply;
  readonly edges: EdgePicture | null;
  /** The last that was found in this picture: drafts bring none. */
  readonly facts: CutFacts | null;
}

/** Stickers that lie apart need a backing that holds them. */
function useHeldTogether(settings: CutSettings, onBacking: boolean): CutSettings {
  return useMemo(
    () => (settings.pieces === "join" && !onBacking ? { ...settings, pieces: "one" } : settings),
    [settings, onBacking],
  );
}

/** How a sticker is cut out of a picture. */
interface Cutting {
  readonly size: SizeMm;
  /** Its place is as large as that, however wide its border: on a sheet. */
  readonly isRoomFixed: boolean;
  /** It is cut along that line. */
  readonly isWanted: boolean;
  readonly onBacking: boolean;
  /** The cut line of the picture's file; null where it has none. */
  readonly own: WantedOwnCut | null;
  /** The line that is kept of the picture; undefined until it has come. */
  readonly kept: SavedLine | null | undefined;
}

/** What was drawn as it was asked for, and finely. */
function useFine(
  drawn: Drawn | null,
  { settings, own }: { readonly settings: CutSettings; readonly own: WantedOwnCut | null },
  asked: Pick<LineRequest, "settings" | "fit">,
): FineLine | null {
  const { settings: answers, fit } = asked;
  return useMemo(() => {
    const { line = null, geometry = null, isDraft = true } = drawn?.reply ?? {};
    const isAsAsked = drawn?.settings === settings && drawn.fit === fit && drawn.own === own;
    return isAsAsked && line && geometry && !isDraft
      ? { settings, asked: { settings: answers, fit, correction: null }, line, geometry, correctedFrom: null }
      : null;
  }, [drawn, settings, own, answers, fit]);
}

function shownEdges(edges: EdgeFile | null): EdgePicture | null {
  return edges && { href: URL.createObjectURL(edges.file), beyond: edges.beyond };
}

/** Draws, and holds what came last. */
function useDrawn(
  file: Blob | null,
  isWanted: boolean,
  { settings, fit, own = null }: Omit<CutTask, "isDraft">,
) {
  const [drawn, setDrawn] = useState<Drawn | null>(null);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (file === null || !isWanted) return;
    drawLine({
      file,
      task: { settings, fit, own },
      onReply: (reply) => {
        const edges = shownEdges(reply?.edges ?? null);
        setDrawn((before) => {
          const last = before?.file === file ? before.facts : null;
          return { file, attempt, settings, fit, own, reply, edges, facts: reply?.facts ?? last };
        });
      },
    });
  }, [file, isWanted, settings, fit, own, attempt]);
  const edges = drawn?.edges ?? null;
  useEffect(() => () => void (edges && URL.revokeObjectURL(edges.href)), [edges]);
  useEffect(() => {
    if (file === null) endCutting();
  }, [file]);
  useEffect(() => endCutting, []);
  const isSeen = isWanted && drawn !== null && drawn.file === file && drawn.attempt === attempt;
  return { drawn: isSeen ? drawn : null, tryAgain: () => setAttempt((count) => count + 1) };
}

/** What a customer made of a line by hand, and how that line was asked for; no correction: it is to be as it was found. */
interface Corrected {
  readonly file: Blob | null;
  readonly settings: CutSettings;
  readonly fit: FitInto;
  readonly correction: Correction | null;
  /** The kept line that came last. */
  readonly keptId: string | null;
  /** No line was kept yet of what the customer did last: the line before, kept meanwhile, takes nothing back. */
  readonly isChanged: boolean;
}

/** How the line is asked for that may be corrected. */
interface AskedNow extends Pick<Corrected, "file" | "settings" | "fit"> {
  /** What the customer answered: `settings` as far as the material allows. */
  readonly answers: CutSettings;
}

interface Kept {
  /** Undefined until it is known. */
  readonly kept: SavedLine | null | undefined;
  /** The kept line that the settings were taken from, and in what it was found: one that they have overtaken is none. */
  readonly keptId: string | null;
  readonly keptFit: FitInto | null;
}

function keptCorrection({ correctedFrom, geometry, line }: SavedLine): Correction | null {
  return correctedFrom && { geometry, line, correctedFrom };
}

/** Whether a line was corrected, or put back, since one was drawn that has only been kept now. */
function isOvertaken({ isChanged, correction }: Corrected, { asked }: SavedLine): boolean {
  return isChanged && asked !== undefined && asked.correction !== correction;
}

/** Another picture has no corrections yet; a kept line brings its own. */
export function nextCorrected(
  now: Corrected,
  { file, settings, fit }: Omit<AskedNow, "answers">,
  { kept, keptId, keptFit }: Kept,
): Corrected {
  const isNew = now.file !== file;
  const started = isNew ? { file, settings, fit, correction: null, keptId: null, isChanged: false } : now;
  if (kept && kept.id === keptId && kept.id !== started.keptId && keptFit !== null)
    return isOvertaken(started, kept)
      ? { ...started, keptId }
      : {
          file,
          settings: kept.settings,
          fit: keptFit,
          correction: keptCorrection(kept),
          keptId,
          isChanged: false,
        };
  return kept === null && started.keptId !== null ? { ...started, keptId: null } : started;
}

function isSameLine(one: Correction | null, other: Correction | null): boolean {
  return JSON.stringify(one?.geometry.curves) === JSON.stringify(other?.geometry.curves);
}

/** The customer's corrections of a line: as large as the size that is chosen, and gone with the settings they were made with. */
function useCorrection({ answers, ...asked }: AskedNow, wanted: Kept) {
  const { settings, fit } = asked;
  const [held, setHeld] = useState<Corrected>(() => ({
    ...asked,
    correction: null,
    keptId: null,
    isChanged: false,
  }));
  const corrected = nextCorrected(held, asked, wanted);
  if (corrected !== held) setHeld(corrected);
  const { correction, fit: madeIn } = corrected;
  const isMeant = correction !== null && isAlike(corrected.settings, settings);
  const fine = useMemo((): FineLine | null => {
    if (!isMeant) return null;
    const shown = fit === madeIn ? correction : fittedCorrection(correction, fit);
    return { ...shown, settings, asked: { settings: answers, fit, correction } };
  }, [isMeant, correction, settings, answers, fit, madeIn]);
  return {
    fine,
    /** Nothing was done by hand that the kept line has not. */
    isAsKept: wanted.kept ? isSameLine(correction, keptCorrection(wanted.kept)) : true,
    correct: (next: Correction | null) =>
      setHeld({ ...corrected, ...asked, correction: next, isChanged: true }),
  };
}

/** Has the line drawn round a picture; one that is kept is shown as it is until something about it is changed. */
export function useCutLine(
  file: Blob | null,
  { size, isRoomFixed, isWanted, onBacking, own, kept }: Cutting,
): CutLineState {
  const asked = useCutSettings({ file, size, isRoomFixed, kept: kept ?? null });
  const { fit, change, follow, following } = asked;
  const settings = useHeldTogether(asked.settings, onBacking);
  const isWaiting = file !== null && isWanted;
  const isAwaited = isWaiting && kept === undefined;
  const { drawn, tryAgain } = useDrawn(file, isWanted && !isAwaited, { settings, fit, own });
  const found = useFine(drawn, { settings, own }, asked);
  const corrected = useCorrection({ file, settings, answers: asked.settings, fit }, { ...asked, kept });
  const isAsKept = isWaiting && asked.isAsKept && settings === asked.settings && corrected.isAsKept;
  const { line = null, kind = null } = drawn?.reply ?? {};
  const byHand = isWaiting && !isAwaited ? corrected.fine : null;
  const fine = byHand ?? found;
  const shown = isAsKept && kept ? kept : fine;
  return {
    isAwaited,
    isDrawing: isAwaited || (isWaiting && drawn === null && !isAsKept && byHand === null),
    hasFailed: drawn !== null && drawn.reply === null && !isAsKept && byHand === null,
    line: isAwaited ? null : (shown?.line ?? line),
    isAsKept,
    fine: isAsKept || isAwaited ? null : fine,
    found,
    shown,
    isCorrected: shown?.correctedFrom != null,
    correct: corrected.correct,
    kind,
    facts: drawn?.facts ?? null,
    ownCut: own,
    own: drawn?.reply?.own ?? null,
    edges: drawn?.edges ?? null,
    settings,
    change,
    follow,
    following,
    tryAgain,
  };
}
