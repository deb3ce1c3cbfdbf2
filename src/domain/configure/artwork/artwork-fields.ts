import {
  type ArtworkChoice,
  isArtworkId,
  isSetName,
  MOST_ARTWORK_FILES,
  MOST_SET_NAMES,
  tidyArtwork,
} from "./artwork-choice.ts";
import { type Placing, placingText, readPlacing } from "./placing.ts";

/** The names of a choice's parts, on the wire and in an address. */
export type ArtworkName = "artwork" | "set_names" | "placings" | "cut_lines";

function joined(name: ArtworkName, list: readonly string[]): [ArtworkName, string][] {
  return list.length === 0 ? [] : [[name, list.join(",")]];
}

/**
 * A choice as texts: ids joined by commas, with nothing between two for an empty place; the names of the sets as JSON; where pictures
 * lie and the lines they are cut along, joined as the ids are.
 */
export function artworkFields(choice: ArtworkChoice | null): [ArtworkName, string][] {
  if (choice === null) return [];
  const { files, setNames, placings = [], cutLines = [] } = choice;
  return [
    ...joined(
      "artwork",
      files.map((file) => file ?? ""),
    ),
    ...(setNames.length === 0 ? [] : [["set_names", JSON.stringify(setNames)] as [ArtworkName, string]]),
    ...joined("placings", placings.map(placingText)),
    ...joined(
      "cut_lines",
      cutLines.map((line) => line ?? ""),
    ),
  ];
}

/** What the texts say, and which of them cannot be read. */
interface ReadArtwork {
  readonly choice: ArtworkChoice | null;
  readonly unreadable: readonly ArtworkName[];
}

/** What is joined by commas; null where there are too many of it. */
function partsIn(text: string): readonly string[] | null {
  const parts = text === "" ? [] : text.split(",", MOST_ARTWORK_FILES + 1);
  return parts.length > MOST_ARTWORK_FILES ? null : parts;
}

function idsIn(text: string): ArtworkChoice["files"] | null {
  const parts = partsIn(text);
  if (parts === null || !parts.every((part) => part === "" || isArtworkId(part))) return null;
  return parts.map((part) => (part === "" ? null : part));
}

function placingsIn(text: string): readonly (Placing | null)[] | null {
  const read = partsIn(text)?.map(readPlacing) ?? [undefined];
  const placings = read.filter((placing) => placing !== undefined);
  return placings.length === read.length ? placings : null;
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

/** Reads the texts that `artworkFields` writes; a part that cannot be read counts as nothing and is told. */
export function readArtworkFields(text: (name: ArtworkName) => string | undefined): ReadArtwork {
  const readFiles = idsIn(text("artwork") ?? "");
  const readNames = namesIn(text("set_names") ?? "");
  const readPlacings = placingsIn(text("placings") ?? "");
  const readLines = idsIn(text("cut_lines") ?? "");
  return {
    choice: tidyArtwork({
      files: readFiles ?? [],
      setNames: readNames ?? [],
      placings: readPlacings ?? [],
      cutLines: readLines ?? [],
    }),
    unreadable: [
      ...(readFiles === null ? (["artwork"] as const) : []),
      ...(readNames === null ? (["set_names"] as const) : []),
      ...(readPlacings === null ? (["placings"] as const) : []),
      ...(readLines === null ? (["cut_lines"] as const) : []),
    ],
  };
}
