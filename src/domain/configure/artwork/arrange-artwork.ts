import { type ArtworkChoice, cutLineIn, placingIn, tidyArtwork } from "./artwork-choice.ts";
import { type Placing, placingText } from "./placing.ts";

/** A place as far as it is filled here. */
interface Place {
  /** Its place among the files of a choice, from 0. */
  readonly place: number;
  readonly side: "front" | "back";
  readonly file: string | null;
}

const NOTHING: ArtworkChoice = { files: [], setNames: [] };

/** A list with one place filled; places before it that were not there are empty. */
function withAt<Item>(list: readonly Item[], at: number, item: Item, empty: Item): readonly Item[] {
  return Array.from({ length: Math.max(list.length, at + 1) }, (_, place) =>
    place === at ? item : (list[place] ?? empty),
  );
}

/** A choice with the picture of a place, from 0, somewhere else on its piece; null: where its kind of picture lies. */
export function withPlacing(
  choice: ArtworkChoice | null,
  place: number,
  placing: Placing | null,
): ArtworkChoice | null {
  const { placings = [], ...rest } = choice ?? NOTHING;
  return tidyArtwork({ ...rest, placings: withAt(placings, place, placing, null) });
}

/** A choice with the picture of a place, from 0, cut along another line; null: none is kept of it. */
export function withCutLine(
  choice: ArtworkChoice | null,
  place: number,
  cutLine: string | null,
): ArtworkChoice | null {
  const { cutLines = [], ...rest } = choice ?? NOTHING;
  return tidyArtwork({ ...rest, cutLines: withAt(cutLines, place, cutLine, null) });
}

/**
 * A choice with another file in one place, from 0; null empties the place. Where a picture lies and what it is cut along go with it; one that
 * was placed before its file had come stays where it is.
 */
export function withFile(choice: ArtworkChoice | null, place: number, file: string | null) {
  const before = choice ?? NOTHING;
  const was = before.files[place] ?? null;
  const isSamePicture = file !== null && (was === null || was === file);
  const kept = isSamePicture
    ? before
    : (withCutLine(withPlacing(before, place, null), place, null) ?? NOTHING);
  return tidyArtwork({ ...kept, files: withAt(before.files, place, file, null) });
}

/** What lies in a place, where it lies and along what it is cut, as one text. */
function laidIn(choice: ArtworkChoice | null, place: number): string {
  const file = choice?.files[place] ?? null;
  return JSON.stringify([file, placingText(placingIn(choice, place)), cutLineIn(choice, place)]);
}

/** Somebody else's choice with what was changed since a choice of before: in places that were not, theirs stays. */
export function withChangesOf(
  mine: ArtworkChoice | null,
  before: ArtworkChoice | null,
  theirs: ArtworkChoice | null,
): ArtworkChoice | null {
  const places = Math.max(mine?.files.length ?? 0, before?.files.length ?? 0);
  return Array.from({ length: places }, (_, place) => place)
    .filter((place) => laidIn(mine, place) !== laidIn(before, place))
    .reduce((choice, place) => {
      const laid = withFile(withFile(choice, place, null), place, mine?.files[place] ?? null);
      return withCutLine(withPlacing(laid, place, placingIn(mine, place)), place, cutLineIn(mine, place));
    }, theirs);
}

/** A choice with another name of a set, from 1. */
export function withSetName(choice: ArtworkChoice | null, set: number, name: string) {
  const before = choice ?? NOTHING;
  return tidyArtwork({ ...before, setNames: withAt(before.setNames, set - 1, name, "") });
}

/** What lay in some places, with where it lay and the names of their sets. */
interface FilledPlace extends Place {
  /** From 1. */
  readonly set: number;
  readonly placing: Placing | null;
  readonly setName: string;
}

/** A choice with what lay in some places laid there again. */
export function withSlots(choice: ArtworkChoice | null, slots: readonly FilledPlace[]) {
  return slots.reduce<ArtworkChoice | null>((before, { place, file, placing, set, setName }) => {
    const named = setName === "" ? before : withSetName(before, set, setName);
    return withPlacing(withFile(named, place, file), place, placing);
  }, choice);
}

interface Move {
  /** Sets, from 1. */
  readonly from: number;
  readonly to: number;
  /** Items of the list that belong to one set. */
  readonly count: number;
}

/** A list after the items of one set have gone to the place of another. */
function moved<Item>(list: readonly Item[], { from, to, count }: Move, empty: Item): readonly Item[] {
  const length = Math.max(list.length, Math.max(from, to) * count);
  const whole = Array.from({ length }, (_, at) => list[at] ?? empty);
  const taken = whole.splice((from - 1) * count, count);
  return whole.toSpliced((to - 1) * count, 0, ...taken);
}

/** A choice after one set, with its files and its name, has gone to the place of another; sets count from 1. */
export function withSetMoved(
  choice: ArtworkChoice | null,
  { from, to, sides }: { readonly from: number; readonly to: number; readonly sides: number },
) {
  const { files, setNames, placings, cutLines } = choice ?? NOTHING;
  const places = { from, to, count: sides };
  return tidyArtwork({
    files: moved(files, places, null),
    setNames: moved(setNames, { from, to, count: 1 }, ""),
    ...(placings && { placings: moved(placings, places, null) }),
    ...(cutLines && { cutLines: moved(cutLines, places, null) }),
  });
}

/** What is ordered: a set whose back is printed and has no file of its own wears that of its front, as it lies there. */
export function withBacks(choice: ArtworkChoice | null, slots: readonly Omit<Place, "file">[]) {
  if (choice === null || !slots.some(({ side }) => side === "back")) return choice;
  const files = slots.map(
    ({ place, side }) => choice.files[place] ?? (side === "back" ? (choice.files[place - 1] ?? null) : null),
  );
  const wearsFront = (place: number, side: Place["side"]) => side === "back" && !choice.files[place];
  const placings = slots.map(
    ({ place, side }) =>
      placingIn(choice, place) ?? (wearsFront(place, side) ? placingIn(choice, place - 1) : null),
  );
  return tidyArtwork({ ...choice, files, placings });
}
