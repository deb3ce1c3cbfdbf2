import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import type { ArtworkChoice } from "../artwork/artwork-choice.ts";
import { readArtworkFields } from "../artwork/artwork-fields.ts";
import { artworkRoom } from "../options/artwork-slots.ts";
import type { Selection } from "../selection.ts";
import type { WireReader } from "./wire-reader.ts";

/** The buyer's files, where they lie and the names of the sets, that a request gives, each part refused by its own name. */
export function readArtworkChoice(read: WireReader): ArtworkChoice | null {
  const { choice, faults } = readArtworkFields((name) => read.text(name) ?? undefined);
  for (const [name, sentence] of Object.entries(faults)) read.refuse(name, sentence);
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
  const { files, setNames, placings = [] } = given;
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
  if (setNames.length > room.setNames)
    read.refuse(
      "set_names",
      room.setNames === 0
        ? "set_names: not offered with this product."
        : `set_names: ${setNames.length} names for ${room.setNames} sets.`,
    );
}
