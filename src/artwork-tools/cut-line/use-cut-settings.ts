import { useState } from "react";
import { type CutSettings, firstSettings } from "#domain/cut-line/cut-settings.ts";
import type { FitInto } from "#domain/cut-line/outline/scale-to-size.ts";
import type { SizeMm } from "#domain/size-mm.ts";
import type { SavedLine } from "./saved-line.ts";

/** Longer than any side of what is cut: this side is as long as the other one makes it. */
const ANY_MM = 1e5;

/** How a line is asked for, and what that was decided from. */
interface Asked {
  readonly file: Blob | null;
  readonly settings: CutSettings;
  readonly fit: FitInto;
  readonly size: SizeMm;
  /** The kept line whose settings these are, and its fit. */
  readonly keptId: string | null;
  readonly keptFit: FitInto | null;
  /** Sizes that follow from lines that were shown, the newest last: when one of them comes, nothing is drawn anew. */
  readonly following: readonly SizeMm[];
  /** The customer has changed something for which no line was kept yet: the line before, kept meanwhile, takes nothing back. */
  readonly isChanged: boolean;
}

function isSameSize(one: SizeMm, other: SizeMm): boolean {
  return one.widthMm === other.widthMm && one.heightMm === other.heightMm;
}

/** Of a side that alone was changed the artwork takes its size. */
function refitted(before: SizeMm, { widthMm, heightMm }: SizeMm, borderMm: number): FitInto {
  if (before.heightMm === heightMm) return { widthMm, heightMm: ANY_MM, borderMm };
  if (before.widthMm === widthMm) return { widthMm: ANY_MM, heightMm, borderMm };
  return { widthMm, heightMm, borderMm };
}

interface Wanted {
  readonly file: Blob | null;
  readonly size: SizeMm;
  /** The border is taken from that size, and adds nothing to it. */
  readonly isRoomFixed: boolean;
  readonly kept: SavedLine | null;
}

/** A size that came: one that was waited for, which those before it need not be any more; or one that the customer has chosen. */
function atSize(held: Asked, { size, isRoomFixed }: Pick<Wanted, "size" | "isRoomFixed">): Asked {
  const found = held.following.findIndex((one) => isSameSize(one, size));
  if (found >= 0) return { ...held, size, following: held.following.slice(found + 1) };
  const { borderMm } = held.settings;
  const fit = isRoomFixed ? { ...size, borderMm } : refitted(held.size, size, borderMm);
  return { ...held, size, fit, following: [], isChanged: true };
}

export function isAlike<Values extends CutSettings | FitInto>(one: Values, other: Values): boolean {
  return (Object.keys(one) as (keyof Values)[]).every((name) => one[name] === other[name]);
}

/** Whether something was changed since a line was drawn that has only been kept now. */
function isOvertaken({ isChanged, settings, fit }: Asked, { asked }: SavedLine): boolean {
  return isChanged && asked !== undefined && !(isAlike(asked.settings, settings) && isAlike(asked.fit, fit));
}

/**
 * Another picture is asked about anew, with the border as it was; a kept line brings its own settings. The artwork is fitted to a size
 * with the border of that moment: a wider border makes the sticker larger, not the picture smaller, but in a fixed room.
 */
export function nextSettings(now: Asked, { file, size, isRoomFixed, kept }: Wanted): Asked {
  const { borderMm } = now.settings;
  const isNew = now.file !== file;
  const started = isNew
    ? {
        ...now,
        file,
        settings: { ...firstSettings, borderMm },
        fit: { ...size, borderMm },
        size,
        keptId: null,
        following: [],
        isChanged: false,
      }
    : now;
  if (kept !== null && file !== null && kept.id !== started.keptId && !isOvertaken(started, kept)) {
    const { settings } = kept;
    const { following } = started;
    // The artwork is as large as it was when the line was found.
    const { widthMm, heightMm } = kept.correctedFrom ?? kept.line;
    const fit = { widthMm, heightMm, borderMm: settings.borderMm };
    return { file, settings, fit, size, keptId: kept.id, keptFit: fit, following, isChanged: false };
  }
  const held = kept === null && started.keptId !== null ? { ...started, keptId: null } : started;
  return isSameSize(held.size, size) ? held : atSize(held, { size, isRoomFixed });
}

/** The customer's answers and the room for the artwork; `isAsKept` while both are those of the kept line. */
export function useCutSettings(wanted: Wanted) {
  const { file, size, isRoomFixed, kept } = wanted;
  const [held, setHeld] = useState<Asked>(() => ({
    file,
    settings: firstSettings,
    fit: { ...size, borderMm: firstSettings.borderMm },
    size,
    keptId: null,
    keptFit: null,
    following: [],
    isChanged: false,
  }));
  const asked = nextSettings(held, wanted);
  if (asked !== held) setHeld(asked);
  const { settings, fit, keptId, keptFit, following } = asked;
  const isAsKept = kept !== null && kept.id === keptId && fit === keptFit && isAlike(settings, kept.settings);
  const change = (changed: Partial<CutSettings>): void =>
    setHeld((before) => {
      const next = { ...before.settings, ...changed };
      const { borderMm } = next;
      const isRefitted = isRoomFixed && borderMm !== before.settings.borderMm;
      const roomLeft = isRefitted ? { ...size, borderMm } : before.fit;
      return { ...before, settings: next, fit: roomLeft, isChanged: true };
    });
  const follow = (next: SizeMm): void =>
    setHeld((before) => ({ ...before, following: [...before.following, next] }));
  return { settings, fit, keptId, keptFit, following: following.at(-1) ?? null, isAsKept, change, follow };
}
