import { expect, test } from "vitest";
import { catalogueDocument } from "#catalogue/catalogue.ts";
import { compileCatalogue } from "#domain/catalogue/catalogue.ts";
import { readAddress } from "#domain/configure/address/address.ts";
import { orderedSlots } from "#domain/configure/options/artwork-slots.ts";
import { wholeShop } from "#domain/configure/scope.ts";
import type { Selection } from "#domain/configure/selection.ts";
import { awaitedArtwork, lacksArtwork, type MadeLine } from "./lacking-artwork.ts";

const catalogue = compileCatalogue(catalogueDocument, "test");
const scope = wholeShop(catalogue);
const read = (query: string) => readAddress(catalogue, scope, new URLSearchParams(query));

const [PLUM, PEAR] = ["plumplumplum", "pearpearpear"] as const;
const stickers = read("product=art-paper&kinds=2");
const cards = read("product=standard-matte-250gsm&printed_side_id=2");
const film = { ...read("product=vinyl-lettering"), lettering: null };
const words: Selection["lettering"] = read(
  "product=vinyl-lettering&use_creation_tool=yes&text=OPEN",
).lettering;

function withFiles(selection: Selection, ...files: readonly (string | null)[]): Selection {
  return { ...selection, artwork: { files, setNames: [] } };
}

test.each<[string, MadeLine, boolean]>([
  ["nothing was chosen", { selection: stickers }, true],
  ["the second set has none", { selection: withFiles(stickers, PLUM) }, true],
  ["each set has one", { selection: withFiles(stickers, PLUM, PEAR) }, false],
  ["a back has none", { selection: withFiles(cards, PLUM, null) }, true],
  ["front and back have one", { selection: withFiles(cards, PLUM, PEAR) }, false],
  ["priced by hand", { selection: stickers, written: "goods" }, true],
  ["a charge", { selection: stickers, written: "charge" }, false],
  ["it was removed", { selection: stickers, isRemoved: true }, false],
  ["film by its words", { selection: { ...film, lettering: words } }, false],
  ["film without words", { selection: film }, true],
  ["film with a file instead of words", { selection: withFiles(film, PLUM) }, false],
])("whether a line lacks artwork: %s", (_, line, expected) => {
  expect(words).not.toBeNull();
  expect(lacksArtwork(catalogue, line)).toBe(expected);
});

test("a file that is gone is none", () => {
  const line = { selection: withFiles(stickers, PLUM, PEAR) };
  expect(lacksArtwork(catalogue, line, (file) => file === PLUM)).toBe(true);
});

test("film that is cut from a file has one place for each set", () => {
  const two = { ...film, sets: { ...film.sets, count: 2 } };
  expect(orderedSlots(catalogue, two).map(({ set, side, file }) => [set, side, file])).toEqual([
    [1, "front", null],
    [2, "front", null],
  ]);
});

test.each([
  [false, [1, 2]],
  // The shop looks at them first: of what was priced by hand nothing is asked for.
  [true, [1]],
])("which lines wait for their customer, with files of the request: %s", (hasRequestFiles, expected) => {
  const lines: readonly MadeLine[] = [
    { selection: stickers },
    { selection: stickers, written: "goods" },
    { selection: stickers, written: "charge" },
    { selection: withFiles(stickers, PLUM, PEAR) },
  ];
  expect([...awaitedArtwork(catalogue, lines, { hasRequestFiles })]).toEqual(expected);
});
