import { describe, expect, test } from "vitest";
import {
  withBacks,
  withChangesOf,
  withFile,
  withPlacing,
  withSetMoved,
  withSetName,
  withSlots,
} from "./arrange-artwork.ts";

const [PLUM, PEAR, FIG] = ["plum00000000", "pear00000000", "fig000000000"];

/** A picture that is turned, larger, and to the right. */
const TURNED = { base: "fit", scale: 1.5, x: 0.2, y: 0, turn: 90 } as const;

/** Places of so many sets with so many sides, with files in some. */
function slots(sets: number, sides: readonly ("front" | "back")[], files: readonly (string | null)[] = []) {
  return Array.from({ length: sets * sides.length }, (_, place) => {
    const set = Math.floor(place / sides.length) + 1;
    const side = sides[place % sides.length] ?? "front";
    return { place, set, side, file: files[place] ?? null };
  });
}

test("what lay in places that went comes back with its names, as it lay there", () => {
  const back = [
    { place: 1, set: 2, side: "front", file: PEAR, placing: TURNED, setName: "Pear" } as const,
    { place: 2, set: 3, side: "front", file: FIG, placing: null, setName: "" } as const,
  ];
  expect(withSlots({ files: [PLUM], setNames: ["Plum"] }, back)).toEqual({
    files: [PLUM, PEAR, FIG],
    setNames: ["Plum", "Pear"],
    placings: [null, TURNED],
  });
  expect(withSlots(null, [])).toBeNull();
});

describe("a file in a place", () => {
  test("leaves places before it empty", () => {
    expect(withFile(null, 2, PLUM)).toEqual({ files: [null, null, PLUM], setNames: [] });
  });
  test("takes the place of another, and leaves names alone", () => {
    expect(withFile({ files: [PLUM, PEAR], setNames: ["A"] }, 1, FIG)).toEqual({
      files: [PLUM, FIG],
      setNames: ["A"],
    });
  });
  test("lies where its kind of picture does, not where the one before was placed", () => {
    const placed = withPlacing({ files: [PLUM, PEAR], setNames: [] }, 1, TURNED);
    expect(withFile(placed, 1, FIG)).toEqual({ files: [PLUM, FIG], setNames: [] });
    expect(withFile(placed, 1, null)).toEqual({ files: [PLUM], setNames: [] });
    expect(withFile(placed, 0, FIG)?.placings).toEqual([null, TURNED]);
  });
  test("that was placed before it came stays there", () => {
    expect(withFile(withPlacing(null, 0, TURNED), 0, PLUM)?.placings).toEqual([TURNED]);
  });
  test("taken away as the only one leaves no choice", () => {
    expect(withFile({ files: [PLUM], setNames: [] }, 0, null)).toBeNull();
  });
});

test("the name of a set leaves those before it without one, and goes again", () => {
  const named = withSetName(null, 3, "Fig");
  expect(named).toEqual({ files: [], setNames: ["", "", "Fig"] });
  expect(withSetName(named, 3, "")).toBeNull();
});

describe("a set that moves", () => {
  const choice = { files: [PLUM, null, PEAR, FIG], setNames: ["Plum", "Pear"] };
  test("takes both its files and its name along", () => {
    expect(withSetMoved(choice, { from: 2, to: 1, sides: 2 })).toEqual({
      files: [PEAR, FIG, PLUM],
      setNames: ["Pear", "Plum"],
    });
  });
  test("goes behind sets that have nothing yet", () => {
    expect(withSetMoved({ files: [PLUM], setNames: ["Plum"] }, { from: 1, to: 3, sides: 1 })).toEqual({
      files: [null, null, PLUM],
      setNames: ["", "", "Plum"],
    });
  });
  test("takes along where its pictures lie", () => {
    const before = withPlacing({ files: [PLUM, PEAR], setNames: [] }, 1, TURNED);
    expect(withSetMoved(before, { from: 2, to: 1, sides: 1 })?.placings).toEqual([TURNED]);
  });
  test("passes the sets between", () => {
    const three = { files: [PLUM, PEAR, FIG], setNames: [] };
    expect(withSetMoved(three, { from: 1, to: 3, sides: 1 })?.files).toEqual([PEAR, FIG, PLUM]);
    expect(withSetMoved(three, { from: 3, to: 1, sides: 1 })?.files).toEqual([FIG, PLUM, PEAR]);
  });
});

test("a back without a file of its own wears that of its front, an empty front nothing", () => {
  const both = slots(3, ["front", "back"]);
  expect(withBacks({ files: [PLUM, null, PEAR, FIG], setNames: ["A"] }, both)).toEqual({
    files: [PLUM, PLUM, PEAR, FIG],
    setNames: ["A"],
  });
  expect(withBacks({ files: [null, FIG], setNames: [] }, both)?.files).toEqual([null, FIG]);
  const placed = withPlacing({ files: [PLUM, null, PEAR, FIG], setNames: [] }, 0, TURNED);
  expect(withBacks(withPlacing(placed, 2, TURNED), both)?.placings).toEqual([TURNED, TURNED, TURNED]);
  const fronts = { files: [PLUM], setNames: [] };
  expect(withBacks(fronts, slots(2, ["front"]))).toBe(fronts);
  expect(withBacks(null, both)).toBeNull();
});

test("what was changed here lies over what somebody else has put in, in its own places alone", () => {
  const of = (...files: readonly (string | null)[]) => ({ files, setNames: [] });
  const before = of(PLUM, PEAR);
  const mine = withPlacing(before, 0, TURNED);
  const theirs = of(PLUM, FIG);
  expect(withChangesOf(mine, before, theirs)).toEqual({ ...of(PLUM, FIG), placings: [TURNED] });
  expect(withChangesOf(before, before, theirs)).toEqual(theirs);
  expect(withChangesOf(of(FIG, PEAR), before, theirs)).toEqual(of(FIG, FIG));
  // Where both have changed the same place, what is here is kept: its own person looks at it.
  expect(withChangesOf(of(PLUM, null), before, theirs)?.files).toEqual([PLUM]);
});
