import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import { type ArtworkChoice, tidyArtwork } from "../artwork/artwork-choice.ts";
import type { Selection } from "../selection.ts";
import { printsBothSides } from "./print-features.ts";
import { productOf } from "./product-rows.ts";

export type ArtworkSide = "front" | "back";

/** Whether a product is printed with a picture: what is cut from film, as words are, is not. */
export function takesArtwork(catalogue: Catalogue, selection: Selection): boolean {
  const { kind, cutFromFilm } = productOf(catalogue, selection);
  return kind !== "lettering" && !cutFromFilm && selection.lettering === null;
}

/** How many of a set's sides are printed. */
export function artworkSides(catalogue: Catalogue, selection: Selection): readonly ArtworkSide[] {
  return printsBothSides(catalogue, selection) ? ["front", "back"] : ["front"];
}

/** Sets that are asked for; null while no number of them is typed. */
export function artworkSets({ sets }: Selection): number | null {
  return sets.count === null || sets.count === 0 ? null : sets.count;
}

/** How many files and names of sets a selection has room for. Null: as many as there are, while no number of sets is typed. */
export function artworkRoom(
  catalogue: Catalogue,
  selection: Selection,
): { readonly files: number; readonly setNames: number } | null {
  if (!takesArtwork(catalogue, selection)) return { files: 0, setNames: 0 };
  const sets = artworkSets(selection);
  return sets === null ? null : { files: sets * artworkSides(catalogue, selection).length, setNames: sets };
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
