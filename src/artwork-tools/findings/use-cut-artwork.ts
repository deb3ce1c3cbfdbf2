import { useEffect, useMemo, useState } from "react";
import type { ReplyTo } from "#contract/calls.ts";
import { extentOf } from "#domain/artwork/preflight/extent-of.ts";
import type { ArtworkFacts } from "#domain/artwork/preflight/facts.ts";
import { ownCutIn } from "#domain/artwork/preflight/own-cut-in.ts";
import { printedSize } from "#domain/artwork/preflight/placed-artwork.ts";
import { sharpnessLabel } from "#domain/artwork/preflight/sharpness-labels.ts";
import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import { isCutFreely } from "#domain/configure/options/artwork-room.ts";
import type { Selection } from "#domain/configure/selection.ts";
import type { WantedOwnCut } from "#domain/cut-line/own/own-cut.ts";
import { type LaidArtwork, laidArtwork } from "#domain/preview/artwork-findings.ts";
import type { OwnArtwork } from "#domain/preview/artwork/frame.ts";
import { platesSeen } from "#domain/preview/artwork/seen-plates.ts";
import type { SceneAssets } from "#domain/preview/compose-scene.ts";
import { isOnSheet, orderedRoom, roomForLine } from "#domain/preview/forms/line-room.ts";
import { isOnBacking } from "#domain/preview/subject/cut-round-picture.ts";
import { subjectOf } from "#domain/preview/subject/subject-of.ts";
import { askUntilAnswered } from "#calls/ask-until-answered.ts";
import type { ArtworkSlot } from "#domain/configure/options/artwork-slots.ts";
import type { Placing } from "#domain/configure/artwork/placing.ts";
import { type ArtworkSource, pictureAddress } from "../artwork-source.ts";
import { useSavedLine } from "../cut-line/saved-line.ts";
import { useCutLine } from "../cut-line/use-cut-line.ts";
import { useLineKeeping } from "../cut-line/use-line-keeping.ts";
import type { ChangeSelection } from "../scene/change-selection.types.ts";
import { factsOfPicture } from "../scene/facts-of-picture.ts";

/** What is kept of another picture is nothing of this one. */
function useLineOf(source: ArtworkSource, id: string | null, artworkId: string | null) {
  const kept = useSavedLine(source, id);
  return kept && artworkId !== null && kept.artworkId !== artworkId ? null : kept;
}

/** What the shop found in a file, and the address of where its plates are. */
export type FoundFacts = Pick<ReplyTo<"GET artwork/:id">, "facts" | "plates">;

/** What the shop has told of kept files, by their ids: it does not change. */
const told = new Map<string, FoundFacts>();

/** Questions that are on their way: pages ask for one file in several places. */
const asking = new Map<string, Promise<void>>();

/** Tries until the shop answers: without them no cut line is kept. */
async function read({ call }: ArtworkSource, id: string): Promise<void> {
  const answer = await askUntilAnswered(() => call("GET artwork/:id", { params: { id } }));
  if (answer.ok) told.set(id, answer.data);
  asking.delete(id);
}

async function ask(source: ArtworkSource, id: string): Promise<FoundFacts | null> {
  if (!told.has(id)) {
    const begun = asking.get(id) ?? read(source, id);
    asking.set(id, begun);
    await begun;
  }
  return told.get(id) ?? null;
}

/** What the shop found in a file that it keeps for this visitor; null until it has read it, and where it does not say. */
function useFoundFacts(source: ArtworkSource, id: string | null, own: FoundFacts | null): FoundFacts | null {
  const [asked, setAsked] = useState<{ readonly id: string; readonly found: FoundFacts | null } | null>(null);
  const wanted = own === null ? id : null;
  useEffect(() => {
    if (wanted === null) return undefined;
    let isStale = false;
    void ask(source, wanted).then((found) => {
      if (!isStale) setAsked({ id: wanted, found });
    });
    return () => {
      isStale = true;
    };
  }, [source, wanted]);
  return own ?? (asked?.id === id ? asked.found : null);
}

/** A picture with what the shop has told of its file: how large that is, and where its plates are. */
function useToldPicture(
  source: ArtworkSource,
  { picture, artworkId, told: known }: Pick<PictureInPlace, "artworkId" | "picture" | "told">,
) {
  const told = useFoundFacts(source, picture === null ? null : artworkId, known);
  const chosen = useMemo(
    () =>
      picture && {
        ...picture.artwork,
        extent: told && extentOf(told.facts),
        plates:
          told &&
          platesSeen(
            told.facts,
            told.plates === null || artworkId === null ? null : pictureAddress(source, artworkId, "plates"),
          ),
      },
    [source, picture, artworkId, told],
  );
  return { chosen, found: told?.facts ?? null };
}

/** A picture in a place of what is configured. */
export interface PictureInPlace {
  /** As it is painted, with its file. */
  readonly picture: { readonly file: Blob; readonly artwork: OwnArtwork } | null;
  readonly placing: Placing | null;
  readonly place: Pick<ArtworkSlot, "set" | "side">;
  /** Its place among the files of the selection, from 0. */
  readonly at: number;
  /** What it is kept by; null while it is not. */
  readonly artworkId: string | null;
  /** What the page knows of its file already; null where that is to be asked. */
  readonly told: FoundFacts | null;
  readonly slots: readonly ArtworkSlot[];
}

/** The cut line of a file's own, as what is configured takes it. */
function useOwnCut(found: ArtworkFacts | null, onBacking: boolean): WantedOwnCut | null {
  return useMemo(() => {
    const own = found && ownCutIn(found);
    return own && { ...own, onBacking };
  }, [found, onBacking]);
}

/** What a picture is cut out for. */
interface CutProduct {
  readonly source: ArtworkSource;
  readonly catalogue: Catalogue;
  readonly selection: Selection;
  /** It was ordered in this size: the line fits into it, and the size does not follow. */
  readonly isSizeFixed?: boolean;
}

/**
 * A picture of the visitor's own with the line it is cut along, where the shape is free. Until the first line has come the product
 * is shown without the picture: it would be seen cut to a shape that it will not have. What the shop has found in the file says where
 * it lies, and whether it has a cut line of its own: until that is known no line is kept. It is named by the selection as soon as it rests.
 */
export function useCutArtwork(
  { source, catalogue, selection, isSizeFixed = false }: CutProduct,
  { picture, placing, place, at, artworkId, told, slots }: PictureInPlace,
  change: ChangeSelection,
) {
  const { chosen, found } = useToldPicture(source, { picture, artworkId, told });
  const isWanted = isCutFreely(catalogue, selection);
  const isCut = isWanted && place.side === "front" && picture !== null;
  const keptId = isCut ? (slots.find((slot) => slot.place === at)?.cutLine ?? null) : null;
  const kept = useLineOf(source, keptId, artworkId);
  const isRoomFixed = isSizeFixed || isOnSheet(catalogue, selection);
  const onBacking = isOnBacking(catalogue, selection);
  const own = useOwnCut(found, onBacking);
  const cut = useCutLine(picture?.file ?? null, {
    size: roomForLine(catalogue, selection),
    isRoomFixed,
    isWanted,
    onBacking,
    own,
    kept,
  });
  const unkept = useLineKeeping(
    source,
    cut,
    { size: selection.size, room: orderedRoom(catalogue, selection), isRoomFixed },
    { slots, at, artworkId, isRead: found !== null, isCut },
    change,
  );
  const { line, isDrawing, edges } = cut;
  const shown = useMemo(
    () => (chosen === null || isDrawing ? null : { ...chosen, cutLine: line, edges, placing }),
    [chosen, isDrawing, line, edges, placing],
  );
  return { chosen, shown, found, file: picture?.file ?? null, cut, unkept };
}

/** A picture of the visitor's own as it is printed on what is configured. */
export interface SeenArtwork {
  /** Null until the shop has told them of a file of which only its small picture is here: that says nothing of how sharp the file is. */
  readonly facts: ArtworkFacts | null;
  /** The shop has read the file: until then a browser tells of it what it sees. */
  readonly isRead: boolean;
  /** What the shop keeps it by; null until it does. */
  readonly artworkId: string | null;
  readonly laid: LaidArtwork;
  /** How sharp it will be, in words. */
  readonly resolution: string;
}

interface ShownPicture {
  readonly picture: OwnArtwork | null;
  /** What the shop found in its file; null until it has told. */
  readonly found: ArtworkFacts | null;
  /** It is the visitor's own file, not a small picture of one. */
  readonly isFile: boolean;
  readonly artworkId: string | null;
  /** The sides have plates of their own. */
  readonly place: Pick<ArtworkSlot, "side">;
}

/** What a file is printed on in all, its bleed where it goes over that. */
function printedBox(facts: ArtworkFacts, laid: LaidArtwork) {
  return { ...printedSize(facts, laid), bleedMm: laid.standsIn === null ? laid.bleedMm : 0 };
}

/** What is known of the picture that is shown, and where it is printed; null without one. */
export function useSeenArtwork(
  assets: SceneAssets,
  catalogue: Catalogue,
  selection: Selection,
  { picture, found, isFile, artworkId, place: { side } }: ShownPicture,
): SeenArtwork | null {
  return useMemo(() => {
    if (picture === null) return null;
    const facts = found ?? (isFile ? factsOfPicture(picture) : null);
    const { cutLine = null } = picture;
    const subject = subjectOf(assets.designs, catalogue, selection, { side });
    const laid = laidArtwork(subject, { ...picture, cutLine });
    return {
      facts,
      isRead: found !== null,
      artworkId,
      laid,
      resolution:
        facts === null ? "We look how sharp it will be …" : sharpnessLabel(facts, printedBox(facts, laid)),
    };
  }, [assets, catalogue, selection, side, picture, isFile, found, artworkId]);
}
