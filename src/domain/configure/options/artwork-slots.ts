import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import { printsBothSides } from "./print-features.ts";
import { productOf } from "./product-rows.ts";
import type { Selection } from "../selection.ts";
import { type ArtworkChoice, placingIn, tidyArtwork } from "../artwork/artwork-choice.ts";
import type { Placing } from "../artwork/placing.ts";

type ArtworkSide = "front" | "back";

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
  /** What the buyer calls the set; "" where it has no name. */
  readonly setName: string;
  /** The place in words, as far as it must be told from others: "Set 2 (Plum), back"; "" where there is only one. */
  readonly label: string;
}

/** Whether a product is printed with a picture: what is cut from film, as words are, is not. */
function takesArtwork(catalogue: Catalogue, selection: Selection): boolean {
  const { kind, cutFromFilm } = productOf(catalogue, selection);
  return kind !== "lettering" && !cutFromFilm && selection.lettering === null;
}

/** How many of a set's sides are printed. */
function sidesOf(catalogue: Catalogue, selection: Selection): readonly ArtworkSide[] {
  return printsBothSides(catalogue, selection) ? ["front", "back"] : ["front"];
}

/** Sets that are asked for; null while no number of them is typed. */
function setsOf({ sets }: Selection): number | null {
  return sets.count === null || sets.count === 0 ? null : sets.count;
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

/** The places for the buyer's files, one for each set and printed side, in their order; none where no picture is printed. */
export function artworkSlots(catalogue: Catalogue, selection: Selection): readonly ArtworkSlot[] {
  if (!takesArtwork(catalogue, selection)) return [];
  const sides = sidesOf(catalogue, selection);
  const sets = setsOf(selection) ?? 1;
  const { files = [], setNames = [] } = selection.artwork ?? {};
  return Array.from({ length: sets * sides.length }, (_, place) => {
    const set = Math.floor(place / sides.length) + 1;
    const side = sides[place % sides.length] ?? "front";
    const setName = setNames[set - 1] ?? "";
    const label = labelOf({ set, side, setName }, { sets, sides: sides.length });
    const placing = placingIn(selection.artwork, place);
    return { place, set, side, file: files[place] ?? null, placing, setName, label };
  });
}

/** The place whose file a product's picture shows: the first front which has one; null while none has. */
export function shownSlot(catalogue: Catalogue, selection: Selection): ArtworkSlot | null {
  const slots = selection.artwork === null ? [] : artworkSlots(catalogue, selection);
  return slots.find(({ side, file }) => side === "front" && file !== null) ?? null;
}

/** How many files and names of sets a selection has room for. Null: as many as there are, while no number of sets is typed. */
export function artworkRoom(
  catalogue: Catalogue,
  selection: Selection,
): { readonly files: number; readonly setNames: number } | null {
  if (!takesArtwork(catalogue, selection)) return { files: 0, setNames: 0 };
  const sets = setsOf(selection);
  return sets === null ? null : { files: sets * sidesOf(catalogue, selection).length, setNames: sets };
}

function cut<Item>(list: readonly Item[], most: number): readonly Item[] {
  return list.length > most ? list.slice(0, most) : list;
}

/** A choice as far as a selection has room for it; null where nothing is chosen. */
export function fitArtwork(
  catalogue: Catalogue,
  selection: Selection,
  choice: ArtworkChoice | null,
): ArtworkChoice | null {
  const room = choice && artworkRoom(catalogue, selection);
  if (choice === null || room === null) return tidyArtwork(choice);
  const files = cut(choice.files, room.files);
  const setNames = cut(choice.setNames, room.setNames);
  const placings = choice.placings && cut(choice.placings, room.files);
  const fits = files === choice.files && setNames === choice.setNames && placings === choice.placings;
  return tidyArtwork(fits ? choice : { files, setNames, ...(placings && { placings }) });
}

/** What fills the places, where it belongs when one side of each set becomes two, or two become one. */
function relaid<Item>(list: readonly (Item | null)[], toBoth: boolean): readonly (Item | null)[] {
  return toBoth ? list.flatMap((item) => [item, null]) : list.filter((_, place) => place % 2 === 0);
}

/** What was chosen before a change, laid out for the sides that are printed after it: each set keeps its front. */
export function artworkAfter(
  catalogue: Catalogue,
  { before, after }: { readonly before: Selection; readonly after: Selection },
): ArtworkChoice | null {
  const { artwork } = before;
  const toBoth = printsBothSides(catalogue, after);
  if (artwork === null || printsBothSides(catalogue, before) === toBoth) return artwork;
  const { files, placings } = artwork;
  return {
    ...artwork,
    files: relaid(files, toBoth),
    ...(placings && { placings: relaid(placings, toBoth) }),
  };
}
