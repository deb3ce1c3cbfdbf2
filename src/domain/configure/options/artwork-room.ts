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

/** Whether film is cut from a file: no words are designed for it. No page sells that, a person answers for it. */
export function isCutFromFile(catalogue: Catalogue, selection: Selection): boolean {
  return selection.lettering === null && !takesArtwork(catalogue, selection);
}

/** How many of a set's sides are printed. */
export function artworkSides(catalogue: Catalogue, selection: Selection): readonly ArtworkSide[] {
  return printsBothSides(catalogue, selection) ? ["front", "back"] : ["front"];
}

/** Sets that are asked for; null while no number of them is typed. */
export function artworkSets({ sets }: Selection): number | null {
  return sets.count === null || sets.count === 0 ? null : sets.count;
}

/** Whether a line may go round the picture where the shape is free: not where tape holds what is cut. */
export function isCutPrinted(catalogue: Catalogue, selection: Selection): boolean {
  const { supplyId, installReady } = selection;
  if (!takesArtwork(catalogue, selection) || installReady !== null) return false;
  const supply = supplyId === null ? undefined : catalogue.supplies.get(supplyId);
  return !supply?.onTape;
}

/** Whether what is printed is cut to a free shape of its own: then it may have a line of its own. */
export function isCutFreely(catalogue: Catalogue, selection: Selection): boolean {
  const shape = selection.shapeId === null ? undefined : catalogue.shapes.get(selection.shapeId);
  return shape?.outline === "custom" && isCutPrinted(catalogue, selection);
}

/** How many of each of its parts a choice may have. */
interface ArtworkRoom {
  readonly files: number;
  readonly setNames: number;
  readonly cutLines: number;
}

/** How many files, cut lines and names of sets a selection has room for. Null: as many as there are, while no number of sets is typed. */
export function artworkRoom(catalogue: Catalogue, selection: Selection): ArtworkRoom | null {
  if (!takesArtwork(catalogue, selection)) return { files: 0, setNames: 0, cutLines: 0 };
  const sets = artworkSets(selection);
  if (sets === null) return null;
  const files = sets * artworkSides(catalogue, selection).length;
  return { files, setNames: sets, cutLines: isCutFreely(catalogue, selection) ? files : 0 };
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
  const cutLines = choice.cutLines && cut(choice.cutLines, room.cutLines);
  const fits = cutLines === choice.cutLines && placings === choice.placings;
  if (fits && files === choice.files && setNames === choice.setNames) return tidyArtwork(choice);
  return tidyArtwork({ files, setNames, ...(placings && { placings }), ...(cutLines && { cutLines }) });
}

/** What fills the places, where it belongs when one side of each set becomes two, or two become one. */
function relaid<Item>(list: readonly (Item | null)[], toBoth: boolean): readonly (Item | null)[] {
  return toBoth ? list.flatMap((item) => [item, null]) : list.filter((_, place) => place % 2 === 0);
}

/** Whether a line that was drawn for one selection may be cut for another: as large, as many on a sheet, and as it is cut. */
function isCutAlike(before: Selection, after: Selection): boolean {
  const [one, other] = [before, after].map((selection) => {
    const { size, productId, supplyId, shapeId, installReady, cutPerShape, stickersPerSheet } = selection;
    const how = [productId, supplyId, shapeId, installReady, cutPerShape, stickersPerSheet];
    return [size.widthMm, size.heightMm, ...how].join();
  });
  return one === other;
}

/**
 * What was chosen before a change, laid out for the sides that are printed after it: each set keeps its front. Lines are drawn for a size:
 * another one takes them away.
 */
export function artworkAfter(
  catalogue: Catalogue,
  { before, after }: { readonly before: Selection; readonly after: Selection },
): ArtworkChoice | null {
  const { artwork } = before;
  if (artwork === null) return null;
  const { cutLines, ...rest } = artwork;
  const kept: ArtworkChoice = cutLines && !isCutAlike(before, after) ? rest : artwork;
  const toBoth = printsBothSides(catalogue, after);
  if (printsBothSides(catalogue, before) === toBoth) return kept;
  const { files, placings } = kept;
  return {
    ...kept,
    files: relaid(files, toBoth),
    ...(placings && { placings: relaid(placings, toBoth) }),
    ...(kept.cutLines && { cutLines: relaid(kept.cutLines, toBoth) }),
  };
}
