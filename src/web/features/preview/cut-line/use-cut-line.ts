import type { SizeMm } from "#domain/size-mm.ts";
import { useEffect, useMemo, useState } from "react";
import { type CutSettings, firstSettings } from "#domain/cut-line/cut-settings.ts";
import type { CutAnswer } from "#domain/cut-line/cutter.ts";
import type { CutLine } from "#domain/cut-line/draw-cut-line.ts";
import type { CutFacts } from "#domain/cut-line/findings.ts";
import { drawLine, endCutting } from "./cut-line-client.ts";
import type { CutReply } from "./cut-messages.types.ts";

/** The line round one's own picture, as far as it has come. */
export interface CutLineState {
  /** Nothing has come yet of a line that is wanted. */
  readonly isDrawing: boolean;
  /** The picture could not be read, or the drawing of lines could not be loaded. */
  readonly hasFailed: boolean;
  readonly line: CutLine | null;
  readonly kind: CutAnswer["kind"] | null;
  readonly facts: CutFacts | null;
  readonly settings: CutSettings;
  readonly change: (change: Partial<CutSettings>) => void;
  readonly tryAgain: () => void;
}

/** The customer's answers; another picture is asked about anew, with the border as it was. */
function useSettings(file: Blob | null) {
  const [held, setHeld] = useState({ file, settings: firstSettings });
  const { borderMm } = held.settings;
  const settings = held.file === file ? held.settings : { ...firstSettings, borderMm };
  if (held.file !== file) setHeld({ file, settings });
  const change = (changed: Partial<CutSettings>): void =>
    setHeld((before) => ({ ...before, settings: { ...before.settings, ...changed } }));
  return { settings, change };
}

/** The artwork is fitted to a size once, with the border of that moment: a wider border makes the sticker larger, not the picture smaller. */
function useFit({ widthMm, heightMm }: SizeMm, file: Blob | null, borderMm: number) {
  const [held, setHeld] = useState({ widthMm, heightMm, borderMm, file });
  const isSame = held.widthMm === widthMm && held.heightMm === heightMm && held.file === file;
  const fit = isSame ? held : { widthMm, heightMm, borderMm, file };
  if (!isSame) setHeld(fit);
  return fit;
}

interface Drawn {
  readonly file: Blob;
  readonly attempt: number;
  readonly reply: CutReply;
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
  /** It is cut along that line. */
  readonly isWanted: boolean;
  readonly onBacking: boolean;
}

/** Has the line drawn round a picture. */
export function useCutLine(file: Blob | null, { size, isWanted, onBacking }: Cutting): CutLineState {
  const { settings: chosen, change } = useSettings(file);
  const settings = useHeldTogether(chosen, onBacking);
  const { widthMm, heightMm, borderMm } = useFit(size, file, settings.borderMm);
  const [drawn, setDrawn] = useState<Drawn | null>(null);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (file === null || !isWanted) return;
    drawLine({
      file,
      task: { settings, fit: { widthMm, heightMm, borderMm } },
      onReply: (reply) =>
        setDrawn((before) => {
          const last = before?.file === file ? before.facts : null;
          return { file, attempt, reply, facts: reply?.facts ?? last };
        }),
    });
  }, [file, isWanted, settings, widthMm, heightMm, borderMm, attempt]);
  useEffect(() => {
    if (file === null) endCutting();
  }, [file]);
  useEffect(() => endCutting, []);
  const isWaiting = file !== null && isWanted;
  const seen = isWaiting && drawn?.file === file && drawn.attempt === attempt ? drawn : null;
  return {
    isDrawing: isWaiting && seen === null,
    hasFailed: seen !== null && seen.reply === null,
    line: seen?.reply?.line ?? null,
    kind: seen?.reply?.kind ?? null,
    facts: seen?.facts ?? null,
    settings,
    change,
    tryAgain: () => setAttempt((count) => count + 1),
  };
}
