import { tidySetName } from "./artwork-choice.ts";
import { type NamedSide, type Side, sideInName, withoutEnding } from "./side-in-name.ts";

/** A file with those of its pages that are to be laid into places. */
export interface PagedFile {
  readonly name: string;
  /** How many it has in all; a picture has one. */
  readonly pages: number;
  /** Those that lie nowhere yet, from 1, in their order; all of them if not said. */
  readonly loose?: readonly number[];
  /** The sets in which its other pages lie, by page. */
  readonly sets?: ReadonlyMap<number, number>;
}

/** A page of one of some files, which count from 0; pages count from 1. */
export interface FilePage {
  readonly file: number;
  readonly page: number;
}

/** A place that is free. */
interface FreePlace {
  /** From 1. */
  readonly set: number;
  readonly side: Side;
}

/** What belongs together: the sides of one set, or something that any free place will do for. */
type Unit =
  | {
      readonly front: FilePage | null;
      readonly back: FilePage | null;
      /** The set that it must lie in; null for any. */
      readonly set: number | null;
    }
  | { readonly any: FilePage };

/** The side and the stem of each name, as they are told by all of them: a letter counts only where its counterpart comes with it. */
function namesOf(files: readonly PagedFile[]): readonly Pick<NamedSide, "called" | "side">[] {
  const read = files.map(({ name }) => sideInName(name));
  const key = ({ called }: NamedSide) => called.toLowerCase();
  const has = (one: NamedSide, side: Side | null) =>
    read.some((other) => other !== one && key(other) === key(one) && other.side === side);
  return read.map((one, at) => {
    if (one.isLetter) {
      const isSide = one.side === "back" ? has(one, "front") || has(one, null) : has(one, "back");
      return isSide ? one : { called: withoutEnding(files[at]?.name ?? ""), side: null };
    }
    const isFront = one.side === null && has(one, "back") && !has(one, "front");
    return isFront ? { called: one.called, side: "front" } : one;
  });
}

function looseOf({ pages, loose }: PagedFile): readonly number[] {
  return loose ?? Array.from({ length: pages }, (_, at) => at + 1);
}

/** The sets of files whose names say a side: their pages one by one; one back for several fronts is the back of them all. */
function namedUnits(
  files: readonly PagedFile[],
  fronts: readonly number[],
  backs: readonly number[],
): readonly Unit[] {
  const pagesOf = (all: readonly number[]) =>
    all.flatMap((file) => looseOf(files[file] ?? { name: "", pages: 0 }).map((page) => ({ file, page })));
  const [front, back] = [pagesOf(fronts), pagesOf(backs)];
  const only = back.length === 1 && front.length > 1 ? (back[0] ?? null) : null;
  return Array.from({ length: Math.max(front.length, back.length) }, (_, at) => ({
    front: front[at] ?? null,
    back: only ?? back[at] ?? null,
    set: null,
  }));
}

/** The sets of a document: odd pages are fronts, even ones the backs of those before them. */
function documentUnits(file: number, paged: PagedFile): readonly Unit[] {
  const leaves = Map.groupBy(looseOf(paged), (page) => Math.ceil(page / 2));
  return [...leaves.values()].map((pages): Unit => {
    const on = (isBack: boolean) => pages.find((page) => (page % 2 === 0) === isBack);
    const [front, back] = [on(false), on(true)];
    return {
      front: front === undefined ? null : { file, page: front },
      back: back === undefined ? null : { file, page: back },
      set: (front === undefined ? paged.sets?.get((back ?? 0) - 1) : paged.sets?.get(front + 1)) ?? null,
    };
  });
}

function unitsOf(files: readonly PagedFile[], sides: number): readonly Unit[] {
  if (sides === 1)
    return files.flatMap((paged, file) => looseOf(paged).map((page) => ({ any: { file, page } })));
  const names = namesOf(files);
  const stems = Map.groupBy(files.keys(), (file) => names[file]?.called.toLowerCase() ?? "");
  const sideOf = (file: number) => names[file]?.side ?? null;
  return files.flatMap((paged, file): readonly Unit[] => {
    if (sideOf(file) === null)
      return paged.pages > 1 ? documentUnits(file, paged) : [{ any: { file, page: 1 } }];
    const same = stems.get(names[file]?.called.toLowerCase() ?? "") ?? [];
    const named = same.filter((other) => sideOf(other) !== null);
    // All of a stem come with the first of it.
    if (named[0] !== file) return [];
    const [fronts, backs] = (["front", "back"] as const).map((side) =>
      named.filter((other) => sideOf(other) === side),
    );
    return namedUnits(files, fronts ?? [], backs ?? []);
  });
}

/** The pages of a unit with the first free places for them; none where there are not enough. */
function placed<Slot extends FreePlace>(
  unit: Unit,
  free: readonly Slot[],
): readonly (FilePage & { readonly slot: Slot })[] {
  if ("any" in unit) return free.slice(0, 1).map((slot) => ({ ...unit.any, slot }));
  const wanted = (["front", "back"] as const).flatMap((side) => {
    const page = unit[side];
    return page === null ? [] : [{ side, page }];
  });
  const sets = unit.set === null ? [...new Set(free.map(({ set }) => set))] : [unit.set];
  for (const set of sets) {
    const found = wanted.flatMap(({ side, page }) => {
      const slot = free.find((one) => one.set === set && one.side === side);
      return slot === undefined ? [] : [{ ...page, slot }];
    });
    if (found.length === wanted.length) return found;
  }
  return [];
}

/** Where pages of files lie. */
export interface PlacedPages<Slot> {
  readonly placed: readonly (FilePage & { readonly slot: Slot })[];
  /** Those for which there is no place. */
  readonly waiting: readonly FilePage[];
}

/**
 * Where files that come at once go, in their order, each page in a place of its own. One side is printed: the free places in their order.
 * Both are: page 2 of a document is the back of page 1, and so on, set by set; files whose names say a side lie on that of one set; all
 * others fill free places in their order, front, back, front, back. What belongs to one set is placed whole or waits.
 */
export function placePages<Slot extends FreePlace>(
  free: readonly Slot[],
  sides: number,
  files: readonly PagedFile[],
): PlacedPages<Slot> {
  const taken = new Set<Slot>();
  const all: (FilePage & { readonly slot: Slot })[] = [];
  const waiting: FilePage[] = [];
  for (const unit of unitsOf(files, sides)) {
    const places = placed(
      unit,
      free.filter((slot) => !taken.has(slot)),
    );
    places.forEach(({ slot }) => taken.add(slot));
    all.push(...places);
    if (places.length === 0)
      waiting.push(...("any" in unit ? [unit.any] : [unit.front, unit.back].filter((page) => page !== null)));
  }
  return { placed: all, waiting };
}

/** How many sets there have to be for all pages of some files to have places, where there are so many now. */
export function setsForPages(
  free: readonly FreePlace[],
  { sets, sides }: { readonly sets: number; readonly sides: number },
  files: readonly PagedFile[],
): number {
  const most = files.reduce((sum, file) => sum + looseOf(file).length, 0);
  const added = Array.from({ length: most * sides }, (_, at): FreePlace => ({
    set: sets + 1 + Math.floor(at / sides),
    side: at % sides === 0 ? "front" : "back",
  }));
  const used = placePages([...free, ...added], sides, files).placed.map(({ slot }) => slot.set);
  return Math.max(sets, ...used);
}

/** Whether some of several pages are backs, by their document or their names: then a product that is printed on one side may want both. */
export function haveBacks(files: readonly PagedFile[]): boolean {
  return files.some(({ pages }) => pages > 1) || namesOf(files).some(({ side }) => side === "back");
}

/**
 * What the sets are called in which pages of files were placed, by their front: as the file is, without its ending and its side; with the
 * page where its document fills several sets. "" where the file's name says nothing else.
 */
export function namesOfSets(
  placed: readonly (FilePage & { readonly slot: FreePlace })[],
  sides: number,
  files: readonly PagedFile[],
): ReadonlyMap<number, string> {
  const names = namesOf(files);
  const called = new Map<number, string>();
  for (const { slot, file, page } of placed) {
    if (called.has(slot.set)) continue;
    const name = names[file]?.called ?? "";
    const last = (files[file]?.pages ?? 1) > sides ? `, page ${page}` : "";
    called.set(slot.set, name === "" ? "" : tidySetName(name, last));
  }
  return called;
}
