import { useMemo } from "react";
import type { ArtworkFacts } from "#domain/artwork/preflight/facts.ts";
import { printedSize } from "#domain/artwork/preflight/placed-artwork.ts";
import { sharpnessWords } from "#domain/artwork/preflight/sharpness-words.ts";
import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import type { Selection } from "#domain/configure/selection.ts";
import { type LaidArtwork, laidArtwork } from "#domain/preview/artwork-findings.ts";
import type { OwnArtwork } from "#domain/preview/artwork/frame.ts";
import type { SceneAssets } from "#domain/preview/compose-scene.ts";
import { subjectOf } from "#domain/preview/subject/subject-of.ts";
import { factsOfPicture } from "#web/scene/facts-of-picture.ts";

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
  { picture, found, isFile, artworkId }: ShownPicture,
): SeenArtwork | null {
  return useMemo(() => {
    if (picture === null) return null;
    const facts = found ?? (isFile ? factsOfPicture(picture) : null);
    const { cutLine = null } = picture;
    const laid = laidArtwork(subjectOf(assets.designs, catalogue, selection), { ...picture, cutLine });
    return {
      facts,
      isRead: found !== null,
      artworkId,
      laid,
      resolution:
        facts === null ? "We look how sharp it will be …" : sharpnessWords(facts, printedBox(facts, laid)),
    };
  }, [assets, catalogue, selection, picture, isFile, found, artworkId]);
}
