import { type Placing, placingText } from "./placing.ts";

/**
 * The buyer's own files for what is configured, by the ids under which the shop keeps them. One place for each set, and one for each
 * side of it where both are printed: set 1 front, set 1 back, set 2 front and so on. null is a place that is still empty (decision 187).
 */
export interface ArtworkChoice {
  readonly files: readonly (string | null)[];
  /** What the buyer calls the sets, in their order; "" for one without a name. */
  readonly setNames: readonly string[];
  /** Where the picture of each place lies on its piece; left out where none was placed. A picture can be placed before its file has come. */
  readonly placings?: readonly (Placing | null)[];
  /** The line the picture of each place is cut along, by the id under which the shop keeps it; left out where none was kept. It is drawn for the size. */
  readonly cutLines?: readonly (string | null)[];
}

export const ARTWORK_ID_LENGTH = 12;
const wellMade = new RegExp(`^[a-z0-9]{${ARTWORK_ID_LENGTH}}$`);

/** Most characters of a set's name. */
export const SET_NAME_LENGTH = 40;
/** Most sets that are typed: two digits. */
const MOST_SETS = 99;
/** Places of the most sets with both sides. */
export const MOST_ARTWORK_FILES = 2 * MOST_SETS;
export const MOST_SET_NAMES = MOST_SETS;

/** Whether this may be the id of an artwork or a cut line: 12 of a-z and 0-9. */
export function isArtworkId(text: string): boolean {
  return wellMade.test(text);
}

/** Control characters, and those that turn the direction of writing or are not seen. */
const invisible = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\u2028\u2029]/u;

/** Whether a set may be called so: one line of at most 40 characters, without blanks at its ends. */
export function isSetName(name: string): boolean {
  return name.trim() === name && Array.from(name).length <= SET_NAME_LENGTH && !invisible.test(name);
}

const allInvisible = new RegExp(invisible.source, "gu");

/** A name as a set may be called: on one line, without blanks at its ends, cut before its last words where it is too long. */
export function tidySetName(name: string, last = ""): string {
  const clean = Array.from(name.replaceAll(allInvisible, "").trim());
  const first = clean.slice(0, SET_NAME_LENGTH - last.length).join("");
  return (first + last).trim();
}

function withoutEnd<Item>(list: readonly Item[], isNothing: (item: Item) => boolean): readonly Item[] {
  const length = list.findLastIndex((item) => !isNothing(item)) + 1;
  return length === list.length ? list : list.slice(0, length);
}

/** The same of what may be left out. */
function tidyList<Item>(list: readonly (Item | null)[] | undefined) {
  const tidy = list && withoutEnd(list, (item) => item === null);
  return tidy?.length === 0 ? undefined : tidy;
}

/** The same choice without empty places and names at its end; null where nothing is left. */
export function tidyArtwork(choice: ArtworkChoice | null): ArtworkChoice | null {
  if (choice === null) return null;
  const files = withoutEnd(choice.files, (file) => file === null);
  const setNames = withoutEnd(choice.setNames, (name) => name === "");
  const placings = tidyList(choice.placings);
  const cutLines = tidyList(choice.cutLines);
  if (files.length === 0 && setNames.length === 0 && !placings && !cutLines) return null;
  const isTidy = placings === choice.placings && cutLines === choice.cutLines;
  if (isTidy && files === choice.files && setNames === choice.setNames) return choice;
  return { files, setNames, ...(placings && { placings }), ...(cutLines && { cutLines }) };
}

/** The line the picture of a place is cut along, from 0; null where none was kept. */
export function cutLineIn(choice: ArtworkChoice | null, place: number): string | null {
  return choice?.cutLines?.[place] ?? null;
}

/** Where the picture of a place lies, from 0; null where it was not placed. */
export function placingIn(choice: ArtworkChoice | null, place: number): Placing | null {
  return choice?.placings?.[place] ?? null;
}

/** The same text for equal choices, and another one for others. */
export function artworkKey({ files, setNames, placings, cutLines }: ArtworkChoice): string {
  const placed = placings?.map(placingText) ?? [];
  // Choices of before there were these keep their key.
  const added = cutLines ? [placed, cutLines] : placings ? [placed] : [];
  return JSON.stringify([files, setNames, ...added]);
}

/** The different cut lines of a choice. */
export function cutLinesIn(choice: ArtworkChoice | null): readonly string[] {
  return [...new Set(choice?.cutLines?.filter((line) => line !== null) ?? [])];
}

/** The different files of a choice. */
export function filesIn(choice: ArtworkChoice | null): readonly string[] {
  return [...new Set(choice?.files.filter((file) => file !== null) ?? [])];
}
