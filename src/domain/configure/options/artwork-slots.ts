import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import { cutLineIn, placingIn } from "../artwork/artwork-choice.ts";
import type { Placing } from "../artwork/placing.ts";
import type { Selection } from "../selection.ts";
import { type ArtworkSide, artworkSets, artworkSides, isCutFromFile, takesArtwork } from "./artwork-room.ts";

/** A place for one of the buyer's files. */
export interface ArtworkSlot {
  /** Its place among the files of the choice, from 0. */
  readonly place: number;
  /** From 1. */
  readonly set: number;
  readonly side: ArtworkSide;
  /** The id of what lies there; null while it is empty. */
  readonly file: string | null;
  /** Where its picture lies on the piece; null where it was not placed. */
  readonly placing: Placing | null;
  /** The id of the line its picture is cut along; null where none was kept. */
  readonly cutLine: string | null;
  /** What the buyer calls the set; "" where it has no name. */
  readonly setName: string;
  /** The place in words, as far as it must be told from others: "Set 2 (Plum), back"; "" where there is only one. */
  readonly label: string;
}

function labelOf(
  { set, side, setName }: Pick<ArtworkSlot, "set" | "side" | "setName">,
  { sets, sides }: { readonly sets: number; readonly sides: number },
): string {
  const named = setName === "" ? `Set ${set}` : `Set ${set} (${setName})`;
  const whichSet = sets > 1 || setName !== "" ? [named] : [];
  const parts = sides > 1 ? [...whichSet, side] : whichSet;
  const label = parts.join(", ");
  return label.charAt(0).toUpperCase() + label.slice(1);
}

/** The places for the buyer's files, one for each set and printed side, in their order; none where nothing is made from a file. */
export function artworkSlots(catalogue: Catalogue, selection: Selection): readonly ArtworkSlot[] {
  const isFilled = selection.artwork !== null && isCutFromFile(catalogue, selection);
  if (!isFilled && !takesArtwork(catalogue, selection)) return [];
  const sides = artworkSides(catalogue, selection);
  const sets = artworkSets(selection) ?? 1;
  const { files = [], setNames = [] } = selection.artwork ?? {};
  return Array.from({ length: sets * sides.length }, (_, place) => {
    const set = Math.floor(place / sides.length) + 1;
    const side = sides[place % sides.length] ?? "front";
    const setName = setNames[set - 1] ?? "";
    const label = labelOf({ set, side, setName }, { sets, sides: sides.length });
    const placing = placingIn(selection.artwork, place);
    const cutLine = cutLineIn(selection.artwork, place);
    return { place, set, side, file: files[place] ?? null, placing, cutLine, setName, label };
  });
}

/** Whether a place is still without a file; words that are cut have none. */
export function wantsArtwork(catalogue: Catalogue, selection: Selection): boolean {
  return artworkSlots(catalogue, selection).some(({ file }) => file === null);
}

/**
 * The places of what was ordered. A page sells film by its words alone; a person also answers for film that is cut from a file, which has
 * places from the beginning (decision 305).
 */
export function orderedSlots(catalogue: Catalogue, selection: Selection): readonly ArtworkSlot[] {
  const isEmpty = selection.artwork === null && isCutFromFile(catalogue, selection);
  const artwork = isEmpty ? { files: [], setNames: [] } : selection.artwork;
  return artworkSlots(catalogue, { ...selection, artwork });
}

/** The place whose file a product's picture shows: the first front which has one; null while none has. */
export function visibleSlot(catalogue: Catalogue, selection: Selection): ArtworkSlot | null {
  const slots = selection.artwork === null ? [] : artworkSlots(catalogue, selection);
  return slots.find(({ side, file }) => side === "front" && file !== null) ?? null;
}
