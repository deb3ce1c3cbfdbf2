import {
  type ArtworkChoice,
  isArtworkId,
  isSetName,
  MOST_ARTWORK_FILES,
  MOST_SET_NAMES,
  SET_NAME_LENGTH,
  tidyArtwork,
} from "./artwork-choice.ts";

/** The names of a choice's two parts, on the wire and in an address. */
type ArtworkName = "artwork" | "set_names";

/** A choice as two texts: ids joined by commas, with nothing between two for an empty place; the names of the sets as JSON. */
export function artworkFields(choice: ArtworkChoice | null): [ArtworkName, string][] {
  if (choice === null) return [];
  const { files, setNames } = choice;
  return [
    ...(files.length === 0
      ? []
      : [["artwork", files.map((file) => file ?? "").join(",")] as [ArtworkName, string]]),
    ...(setNames.length === 0 ? [] : [["set_names", JSON.stringify(setNames)] as [ArtworkName, string]]),
  ];
}

/** What the two texts say, and what is wrong with each of them. */
interface ReadArtwork {
  readonly choice: ArtworkChoice | null;
  readonly faults: Readonly<Partial<Record<ArtworkName, string>>>;
}

function filesIn(text: string): ArtworkChoice["files"] | null {
  const parts = text === "" ? [] : text.split(",", MOST_ARTWORK_FILES + 1);
  const isRight =
    parts.length <= MOST_ARTWORK_FILES && parts.every((part) => part === "" || isArtworkId(part));
  return isRight ? parts.map((part) => (part === "" ? null : part)) : null;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function namesIn(text: string): readonly string[] | null {
  const list = text === "" ? [] : parsed(text);
  if (!Array.isArray(list) || list.length > MOST_SET_NAMES) return null;
  const names = list.filter((name) => typeof name === "string").map((name) => name.trim());
  return names.length === list.length && names.every(isSetName) ? names : null;
}

const FILES_FAULT = `artwork must be ids of your files, joined by commas: at most ${MOST_ARTWORK_FILES}.`;
const NAMES_FAULT = `set_names must be a JSON list of at most ${MOST_SET_NAMES} names of one line, each with at most ${SET_NAME_LENGTH} characters.`;

/** Reads the texts that `artworkFields` writes; a part that cannot be read counts as nothing and is told. */
export function readArtworkFields(files: string, setNames: string): ReadArtwork {
  const [readFiles, readNames] = [filesIn(files), namesIn(setNames)];
  return {
    choice: tidyArtwork({ files: readFiles ?? [], setNames: readNames ?? [] }),
    faults: {
      ...(readFiles === null && { artwork: FILES_FAULT }),
      ...(readNames === null && { set_names: NAMES_FAULT }),
    },
  };
}
