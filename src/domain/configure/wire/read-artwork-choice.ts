import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import {
  type ArtworkChoice,
  MOST_ARTWORK_FILES,
  MOST_SET_NAMES,
  SET_NAME_LENGTH,
} from "../artwork/artwork-choice.ts";
import { type ArtworkName, readArtworkFields } from "../artwork/artwork-fields.ts";
import { artworkRoom } from "../options/artwork-room.ts";
import type { Selection } from "../selection.ts";
import type { WireReader } from "./wire-reader.ts";

/** What is said of a part that cannot be read. */
const FAULTS: Readonly<Record<ArtworkName, string>> = {
  artwork: `artwork must be ids of your files, joined by commas: at most ${MOST_ARTWORK_FILES}.`,
  set_names: `set_names must be a JSON list of at most ${MOST_SET_NAMES} names of one line, each with at most ${SET_NAME_LENGTH} characters.`,
  placings: `placings must say where your pictures lie, joined by commas: at most ${MOST_ARTWORK_FILES}, each as "fit", "fill" or "mirror" with its scale, x, y and turn, such as fill_1.25_0_-0.1_90.`,
  cut_lines: `cut_lines must be ids of your cut lines, joined by commas: at most ${MOST_ARTWORK_FILES}.`,
};

/** The buyer's files, where they lie, what they are cut along and the names of the sets, that a request gives, each part refused by its own name. */
export function readArtworkChoice(read: WireReader): ArtworkChoice | null {
  const { choice, unreadable } = readArtworkFields((name) => read.text(name) ?? undefined);
  for (const name of unreadable) read.refuse(name, FAULTS[name]);
  return choice;
}

/** Refuses files and names that the rest of a request has no place for. */
export function refuseArtwork(
  read: WireReader,
  catalogue: Catalogue,
  given: ArtworkChoice | null,
  selection: Selection,
): void {
  const room = given && artworkRoom(catalogue, selection);
  if (given === null || room === null) return;
  const { files, setNames, placings = [], cutLines = [] } = given;
  if (files.length > room.files)
    read.refuse(
      "artwork",
      room.files === 0
        ? "artwork: not offered with this product."
        : `artwork: ${files.length} files, and there is room for ${room.files}, one for each set and printed side.`,
    );
  if (placings.length > room.files)
    read.refuse(
      "placings",
      room.files === 0
        ? "placings: not offered with this product."
        : `placings: ${placings.length} for ${room.files} pictures.`,
    );
  if (cutLines.length > room.cutLines)
    read.refuse(
      "cut_lines",
      room.cutLines === 0
        ? "cut_lines: only what is cut singly to a free shape has one."
        : `cut_lines: ${cutLines.length} for ${room.cutLines} pictures.`,
    );
  if (setNames.length > room.setNames)
    read.refuse(
      "set_names",
      room.setNames === 0
        ? "set_names: not offered with this product."
        : `set_names: ${setNames.length} names for ${room.setNames} sets.`,
    );
}
