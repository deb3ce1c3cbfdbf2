import { useEffect, useEffectEvent } from "react";
import { withCutLine } from "#domain/configure/artwork/arrange-artwork.ts";
import type { ArtworkSlot } from "#domain/configure/options/artwork-slots.ts";
import type { Selection } from "#domain/configure/selection.ts";
import { fitsSize, trueSize } from "#domain/cut-line/kept/true-size.ts";
import type { SizeMm } from "#domain/size-mm.ts";
import type { ChangeSelection } from "../change-selection.types.ts";
import { type FineLine, keepLine } from "./kept-line.ts";
import { lineOnPage } from "./line-on-page.ts";
import type { CutLineState } from "./use-cut-line.ts";

/** A line that has rested so long is kept. */
const REST_MS = 350;
/** One that was not, as on a lost connection or by a busy shop, is sent again so often, each time after so long. */
const AGAIN = { times: 3, afterMs: 4_000 };

/** Whether a size was given, and is another than this. */
function differs({ widthMm, heightMm }: Selection["size"], whole: SizeMm): boolean {
  const isGiven = widthMm !== null && heightMm !== null;
  return isGiven && (widthMm !== whole.widthMm || heightMm !== whole.heightMm);
}

/** Of one set the size that is ordered follows the true box of its line. */
function useFollowedSize(
  { fine, follow }: CutLineState,
  size: Selection["size"],
  isFollowed: boolean,
  change: ChangeSelection,
): void {
  const followLine = useEffectEvent(({ line }: FineLine) => {
    const whole = trueSize(line);
    if (!isFollowed || !differs(size, whole)) return;
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
  /** What is configured is cut along the line, on this side. */
  readonly isCut: boolean;
}

/** Has the shop keep the line of a place once it rests, and names it in the selection. */
export function useLineKeeping(
  cut: CutLineState,
  { size }: Pick<Selection, "size">,
  { slots, at, artworkId, isCut }: Place,
  change: ChangeSelection,
): void {
  const { fine, isAsKept } = cut;
  const isPending = cut.isDrawing || (cut.line !== null && fine === null && !isAsKept);
  const keptId = slots.find(({ place }) => place === at)?.cutLine ?? null;
  useFollowedSize(cut, size, isCut && slots.length === 1, change);
  useEffect(() => {
    if (!isCut) return undefined;
    lineOnPage.set({ place: at, keptId: isAsKept ? keptId : null, fine, isPending });
    return () => lineOnPage.set(null);
  }, [isCut, at, isAsKept, keptId, fine, isPending]);
  const [widthMm, heightMm] = [size.widthMm ?? 0, size.heightMm ?? 0];
  useEffect(() => {
    if (!isCut || fine === null || artworkId === null) return undefined;
    if (!fitsSize(fine.line, { widthMm, heightMm })) return undefined;
    let isStale = false;
    const keep = async (times: number): Promise<void> => {
      const id = await keepLine(artworkId, fine);
      if (isStale) return;
      if (id !== null) change(({ artwork }) => ({ field: "artwork", choice: withCutLine(artwork, at, id) }));
      else if (times > 0) rest = setTimeout(() => void keep(times - 1), AGAIN.afterMs);
    };
    let rest = setTimeout(() => void keep(AGAIN.times), REST_MS);
    return () => {
      isStale = true;
      clearTimeout(rest);
    };
  }, [isCut, fine, artworkId, at, widthMm, heightMm, change]);
}
