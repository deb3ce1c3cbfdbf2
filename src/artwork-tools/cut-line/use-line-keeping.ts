import { useEffect, useEffectEvent, useState } from "react";
import { withCutLine } from "#domain/configure/artwork/arrange-artwork.ts";
import type { ArtworkSlot } from "#domain/configure/options/artwork-slots.ts";
import type { Selection } from "#domain/configure/selection.ts";
import { fitsSize, trueSize } from "#domain/cut-line/kept/true-size.ts";
import type { SizeMm } from "#domain/size-mm.ts";
import { waitAfter } from "#calls/ask-until-answered.ts";
import type { ChangeSelection } from "../scene/change-selection.types.ts";
import type { ArtworkSource } from "../artwork-source.ts";
import { keepLine } from "./saved-line.ts";
import type { FineLine } from "./line.types.ts";
import type { CutLineState } from "./use-cut-line.ts";

/** A line that has rested so long is kept. */
const REST_MS = 350;
/** Of so many tries that failed nothing is said. */
const QUIET_TRIES = 2;

const NOT_YET = "The shop could not be reached. It is tried again in a moment.";

/** Whether a size was given, and is another than this. */
function differs({ widthMm, heightMm }: Selection["size"], whole: SizeMm): boolean {
  const isGiven = widthMm !== null && heightMm !== null;
  return isGiven && (widthMm !== whole.widthMm || heightMm !== whole.heightMm);
}

/** Of one set the size that is ordered follows the true box of its line. */
function useFollowedSize(
  { fine, follow, following }: CutLineState,
  size: Selection["size"],
  isFollowed: boolean,
  change: ChangeSelection,
): void {
  const followLine = useEffectEvent(({ line }: FineLine) => {
    const whole = trueSize(line);
    if (!isFollowed || !differs({ ...size, ...following }, whole)) return;
    follow(whole);
    change({ field: "customSize", ...whole });
  });
  // A size that is typed is answered by the line that is drawn for it, not by the one before.
  useEffect(() => {
    if (fine !== null) followLine(fine);
  }, [fine]);
}

interface Place {
  readonly slots: readonly ArtworkSlot[];
  /** Its place among the files of the selection. */
  readonly at: number;
  /** By which the shop keeps its picture; null while it does not. */
  readonly artworkId: string | null;
  /** What the shop found in its file is known: another line may be in it. */
  readonly isRead: boolean;
  /** What is configured is cut along the line, on this side. */
  readonly isCut: boolean;
}

/** Why the line that is shown is not kept, in a sentence. */
interface Unkept {
  readonly fine: FineLine;
  readonly why: string;
}

/** The size that is ordered, and what a line has to fit into: on a sheet that is no size to follow it. */
interface Ordered extends Pick<Selection, "size"> {
  readonly room: SizeMm;
  readonly isRoomFixed: boolean;
}

/** Has the shop keep the line of a place once it rests, and names it in the selection. Answers why it is not kept; null while nothing is wrong. */
export function useLineKeeping(
  source: ArtworkSource,
  cut: CutLineState,
  { size, room: { widthMm, heightMm }, isRoomFixed }: Ordered,
  { slots, at, artworkId, isRead, isCut }: Place,
  change: ChangeSelection,
): string | null {
  const { fine, isAsKept } = cut;
  const [unkept, setUnkept] = useState<Unkept | null>(null);
  const isAwaited = artworkId !== null && !isRead;
  const isPending = cut.isDrawing || isAwaited || (cut.line !== null && fine === null && !isAsKept);
  const keptId = slots.find(({ place }) => place === at)?.cutLine ?? null;
  useFollowedSize(cut, size, isCut && !isRoomFixed && slots.length === 1, change);
  useEffect(() => {
    if (!isCut) return undefined;
    source.onLine({ place: at, keptId: isAsKept ? keptId : null, fine, isPending });
    return () => source.onLine(null);
  }, [source, isCut, at, isAsKept, keptId, fine, isPending]);
  useEffect(() => {
    if (!isCut || fine === null || artworkId === null || isAwaited) return undefined;
    if (!fitsSize(fine.line, { widthMm, heightMm })) return undefined;
    let isStale = false;
    const keep = async (failed: number): Promise<void> => {
      const kept = await keepLine(source, artworkId, fine);
      if (isStale) return;
      if (kept.ok)
        return change(({ artwork }) => ({ field: "artwork", choice: withCutLine(artwork, at, kept.id) }));
      const isSaid = !kept.mayPass || failed >= QUIET_TRIES;
      if (isSaid) setUnkept({ fine, why: kept.mayPass ? NOT_YET : kept.why });
      if (kept.mayPass) rest = setTimeout(() => void keep(failed + 1), waitAfter(failed + 1));
    };
    let rest = setTimeout(() => void keep(0), REST_MS);
    return () => {
      isStale = true;
      clearTimeout(rest);
    };
  }, [source, isCut, fine, artworkId, isAwaited, at, widthMm, heightMm, change]);
  return unkept !== null && unkept.fine === fine ? unkept.why : null;
}
