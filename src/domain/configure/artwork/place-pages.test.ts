import { describe, expect, test } from "vitest";
import { isSetName } from "./artwork-choice.ts";
import { haveBacks, namesOfSets, type PagedFile, placePages, setsForPages } from "./place-pages.ts";

/** Free places of so many sets: "1f" is the front of the first. */
function places(sets: number, sides: 1 | 2, taken: readonly string[] = []) {
  const all = Array.from({ length: sets * sides }, (_, at) => ({
    set: Math.floor(at / sides) + 1,
    side: at % sides === 0 ? ("front" as const) : ("back" as const),
  }));
  return all.filter(({ set, side }) => !taken.includes(`${set}${side.charAt(0)}`));
}

const of = (name: string, pages = 1): PagedFile => ({ name, pages });

/** "plum 2 -> 1 back" for each page that was placed; those that wait after "waits". */
function told(free: ReturnType<typeof places>, sides: 1 | 2, files: readonly PagedFile[]) {
  const { placed, waiting } = placePages(free, sides, files);
  const nameOf = (file: number, page: number) => `${files[file]?.name} ${page}`;
  return [
    ...placed.map(({ file, page, slot }) => `${nameOf(file, page)} -> ${slot.set} ${slot.side}`),
    ...waiting.map(({ file, page }) => `${nameOf(file, page)} waits`),
  ];
}

describe("on one side", () => {
  test("each page and each file is a set, in their order", () => {
    expect(told(places(4, 1), 1, [of("a", 2), of("b"), of("c-back")])).toEqual([
      "a 1 -> 1 front",
      "a 2 -> 2 front",
      "b 1 -> 3 front",
      "c-back 1 -> 4 front",
    ]);
  });

  test("what is taken is passed over, and what is too much waits", () => {
    expect(told(places(3, 1, ["2f"]), 1, [of("a", 4)])).toEqual([
      "a 1 -> 1 front",
      "a 2 -> 3 front",
      "a 3 waits",
      "a 4 waits",
    ]);
  });
});

describe("on both sides", () => {
  test("page 2 is the back of page 1, further pages fill further sets, an odd one has an empty back", () => {
    expect(told(places(3, 2), 2, [of("a", 5)])).toEqual([
      "a 1 -> 1 front",
      "a 2 -> 1 back",
      "a 3 -> 2 front",
      "a 4 -> 2 back",
      "a 5 -> 3 front",
    ]);
  });

  test("files go front, back, front, back", () => {
    expect(
      told(
        places(2, 2),
        2,
        ["a", "b", "c"].map((name) => of(name)),
      ),
    ).toEqual(["a 1 -> 1 front", "b 1 -> 1 back", "c 1 -> 2 front"]);
  });

  test.each([
    [["plum_back.png", "fig_front.png", "plum_front.png", "fig_back.png"]],
    [["Plum (back).png", "fig-f.png", "plum (front).png", "fig-b.png"]],
    [["plum verso.png", "fig_f.png", "plum.png", "fig_b.png"]],
  ])("names say which files belong together, in any order: %j", (names) => {
    const [one, two, three, four] = names.map((name) => `${name} 1`);
    expect(
      told(
        places(2, 2),
        2,
        names.map((name) => of(name)),
      ),
    ).toEqual([`${three} -> 1 front`, `${one} -> 1 back`, `${two} -> 2 front`, `${four} -> 2 back`]);
  });

  test("letters that have no counterpart say nothing", () => {
    expect(
      told(
        places(2, 2),
        2,
        ["vitamin_b", "vitamin_c", "plan b"].map((name) => of(name)),
      ),
    ).toEqual(["vitamin_b 1 -> 1 front", "vitamin_c 1 -> 1 back", "plan b 1 -> 2 front"]);
  });

  test("a file that is named as a back alone lies on one, with the front left empty", () => {
    expect(told(places(2, 2, ["1b"]), 2, [of("plum-back")])).toEqual(["plum-back 1 -> 2 back"]);
  });

  test("fronts and backs in a document each are paired page by page; one back is that of all fronts", () => {
    expect(told(places(2, 2), 2, [of("backs - back.pdf"), of("cards", 2)])).toEqual([
      "backs - back.pdf 1 -> 1 back",
      "cards 1 -> 2 front",
      "cards 2 -> 2 back",
    ]);
    expect(told(places(2, 2), 2, [of("cards-front", 2), of("cards-back", 2)])).toEqual([
      "cards-front 1 -> 1 front",
      "cards-back 1 -> 1 back",
      "cards-front 2 -> 2 front",
      "cards-back 2 -> 2 back",
    ]);
    expect(told(places(2, 2), 2, [of("cards-back"), of("cards-front", 2)])).toEqual([
      "cards-front 1 -> 1 front",
      "cards-back 1 -> 1 back",
      "cards-front 2 -> 2 front",
      "cards-back 1 -> 2 back",
    ]);
  });

  test("what belongs to one set is not torn apart: it waits, and others take what is free", () => {
    expect(told(places(2, 2, ["1f", "2b"]), 2, [of("a", 2), of("b")])).toEqual([
      "b 1 -> 1 back",
      "a 1 waits",
      "a 2 waits",
    ]);
  });

  test("a back whose front lies somewhere goes to that set, or waits", () => {
    const rest: PagedFile = { name: "a", pages: 4, loose: [2, 3, 4], sets: new Map([[1, 2]]) };
    expect(told(places(3, 2, ["2f"]), 2, [rest])).toEqual([
      "a 2 -> 2 back",
      "a 3 -> 1 front",
      "a 4 -> 1 back",
    ]);
    expect(told(places(2, 2, ["2f", "2b"]), 2, [{ ...rest, loose: [2] }])).toEqual(["a 2 waits"]);
  });
});

test.each<[string, readonly [number, 1 | 2, readonly string[]], readonly PagedFile[], number]>([
  ["six pages on one side", [1, 1, []], [of("a", 6)], 6],
  ["the rest of six pages", [1, 1, ["1f"]], [{ name: "a", pages: 6, loose: [2, 3, 4, 5, 6] }], 6],
  ["six pages on both sides, of which one set is full", [1, 2, ["1f", "1b"]], [of("a", 6)], 4],
  ["three files on both sides", [1, 2, []], [of("a"), of("b"), of("c")], 2],
  ["fewer than there are places", [4, 1, []], [of("a", 2)], 4],
])("%s take so many sets", (_, [sets, sides, taken], files, wanted) => {
  expect(setsForPages(places(sets, sides, taken), { sets, sides }, files)).toBe(wanted);
});

test("sets are called as their files are, with the page where a document fills several", () => {
  const names = (sides: 1 | 2, files: readonly PagedFile[]) => [
    ...namesOfSets(placePages(places(4, sides), sides, files).placed, sides, files).values(),
  ];
  expect(names(1, [of("Plum jam.png"), of("labels.pdf", 3)])).toEqual([
    "Plum jam",
    "labels, page 1",
    "labels, page 2",
    "labels, page 3",
  ]);
  expect(names(2, [of("plum_b.png"), of("plum_f.png"), of("card.pdf", 2), of("cards.pdf", 4)])).toEqual([
    "plum",
    "card",
    "cards, page 1",
    "cards, page 3",
  ]);
  expect(names(2, [of("front.png"), of("back.png")])).toEqual([""]);
  const [long = ""] = names(1, [of(`${"Plum ".repeat(12)}.pdf`, 2)]);
  expect(long).toBe("Plum Plum Plum Plum Plum Plum Pl, page 1");
  expect(isSetName(long)).toBe(true);
});

test("several pages and names of backs say that there are two sides", () => {
  expect(haveBacks([of("a", 2)])).toBe(true);
  expect(haveBacks([of("plum-front"), of("plum-back")])).toBe(true);
  expect(haveBacks([of("plum"), of("fig")])).toBe(false);
});
