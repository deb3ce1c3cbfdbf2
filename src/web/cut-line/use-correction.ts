import { useMemo, useState } from "react";
import { type Correction, fittedCorrection } from "#domain/cut-line/correct/scaled-line.ts";
import type { CutSettings } from "#domain/cut-line/cut-settings.ts";
import type { FitInto } from "#domain/cut-line/outline/scale-to-size.ts";
import type { FineLine, KeptLine } from "./kept-line.ts";
import { isAlike } from "./use-cut-settings.ts";

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
  readonly kept: KeptLine | null | undefined;
  /** The kept line that the settings were taken from, and in what it was found: one that they have overtaken is none. */
  readonly keptId: string | null;
  readonly keptFit: FitInto | null;
}

function keptCorrection({ correctedFrom, geometry, line }: KeptLine): Correction | null {
  return correctedFrom && { geometry, line, correctedFrom };
}

/** Whether a line was corrected, or put back, since one was drawn that has only been kept now. */
function isOvertaken({ isChanged, correction }: Corrected, { asked }: KeptLine): boolean {
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
export function useCorrection({ answers, ...asked }: AskedNow, wanted: Kept) {
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
