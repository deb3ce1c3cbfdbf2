import { expect, test } from "vitest";
import type { ArtworkAtShop } from "#web/calls/artwork-progress.ts";
import { submittedPages } from "./use-submitted-files.ts";

/** A document of so many pages: "a1" is the id of its first. */
function kept(letter: string, pages: number): ArtworkAtShop {
  const page = (number: number) => ({ id: `${letter}${number}`, name: `${letter}.pdf`, page: number });
  const further = Array.from({ length: pages - 1 }, (_, at) => page(at + 2));
  return { ...page(1), further_pages: further } as ArtworkAtShop;
}

/** Places of so many sets with both sides; those that have a file. */
function places(sets: number, filled: readonly number[] = []) {
  return Array.from({ length: 2 * sets }, (_, at) => ({
    label: "",
    set: Math.floor(at / 2) + 1,
    side: at % 2 === 0 ? ("front" as const) : ("back" as const),
    has_file: filled.includes(at),
    file_name: null,
  }));
}

test.each([
  ["its back, also where one lies", places(1, [0, 1]), [[0, kept("a", 2)]], ["0 a1", "1 a2"]],
  ["sets that have no file", places(3, [0, 2, 3]), [[0, kept("a", 4)]], ["0 a1", "1 a2", "4 a3", "5 a4"]],
  [
    "no place for which another file was chosen",
    places(1),
    [
      [0, kept("a", 2)],
      [1, kept("b", 1)],
    ],
    ["0 a1", "1 b1"],
  ],
] as const)("the pages of a document go to %s", (_, all, files, sent) => {
  const found = submittedPages(
    all,
    files.map(([place, file]) => ({ place, kept: file })),
  );
  expect(found.map(({ place, artwork }) => `${place} ${artwork}`)).toEqual(sent);
});
