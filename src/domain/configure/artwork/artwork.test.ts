import { describe, expect, test } from "vitest";
import { catalogueDocument } from "#catalogue/catalogue.ts";
import { compileCatalogue } from "#domain/catalogue/catalogue.ts";
import { readAddress, writeAddress } from "../address/address.ts";
import { choose } from "../choose.ts";
import { scopeOf } from "../scope.ts";
import type { Change, Selection } from "../selection.ts";
import { selectionHash } from "../selection-hash.ts";
import { selectionFromWire } from "../wire/selection-from-wire.ts";
import { selectionToWire } from "../wire/selection-to-wire.ts";
import { artworkSlots } from "../options/artwork-slots.ts";
import { withPlacing } from "./arrange-artwork.ts";
import { withoutArtwork } from "./without-artwork.ts";

const catalogue = compileCatalogue(catalogueDocument, "test");
const [plum, fig, pear, back] = ["aaaaaaaaaaa1", "bbbbbbbbbbb2", "ccccccccccc3", "ddddddddddd4"];

function page(slug: string) {
  const scope = scopeOf(catalogue.featuredItemBySlug.get(slug)!);
  const read = (query: string) => readAddress(catalogue, scope, new URLSearchParams(query));
  const change = (selection: Selection, ...changes: readonly Change[]) =>
    changes.reduce((now, one) => choose(catalogue, scope, now, one), selection);
  return { scope, read, change };
}
const paper = page("paper-stickers");
const cards = page("standard-business-card");
const jam = paper.read(`kinds=3&artwork=${plum},,${pear}&set_names=${JSON.stringify(["Plum", "Fig"])}`);
const card = cards.read(`sides=2&kinds=2&artwork=${plum},${back},${fig}`);

const placed = cards.read(`sides=2&kinds=2&artwork=${plum}&placings=fill_1.5_-0.1,,fit_0.8_0_0_90`);

function fromWire(selection: Selection, changed: Readonly<Record<string, string>>) {
  const entries = selectionToWire(catalogue, selection).filter(([name]) => !(name in changed));
  return selectionFromWire(catalogue, [...entries, ...Object.entries(changed)]);
}

describe("the buyer's files", () => {
  test("have one place for each set, in order, with its name", () => {
    expect(artworkSlots(catalogue, jam).map(({ file, label }) => [file, label])).toEqual([
      [plum, "Set 1 (Plum)"],
      [null, "Set 2 (Fig)"],
      [pear, "Set 3"],
    ]);
  });

  test("have one for each side where both are printed", () => {
    expect(artworkSlots(catalogue, card).map(({ file, label }) => [file, label])).toEqual([
      [plum, "Set 1, front"],
      [back, "Set 1, back"],
      [fig, "Set 2, front"],
      [null, "Set 2, back"],
    ]);
  });

  test("of one set with one side need no words to be told apart", () => {
    expect(artworkSlots(catalogue, paper.read("")).map(({ label }) => label)).toEqual([""]);
  });

  test("go when their set goes, and stay while no number of sets is typed", () => {
    const typing = paper.change(jam, { field: "customSets", count: null });
    expect(typing.artwork).toEqual(jam.artwork);
    expect(paper.change(jam, { field: "sets", count: 2 }).artwork).toEqual({
      files: [plum],
      setNames: ["Plum", "Fig"],
    });
  });

  test("of the fronts stay where they are when the backs are no longer printed, and leave room for them", () => {
    const single = cards.change(card, { field: "printedSide", id: 1 });
    expect(single.artwork?.files).toEqual([plum, fig]);
    const both = cards.change(single, { field: "printedSide", id: 2 });
    expect(both.artwork?.files).toEqual([plum, null, fig]);
  });

  test("are none where words are cut from film", () => {
    const films = page("vinyl-lettering-designer");
    const lettering = films.read(`artwork=${plum}`);
    expect(lettering.artwork).toBeNull();
    expect(artworkSlots(catalogue, lettering)).toEqual([]);
  });
});

describe("where the buyer's pictures lie", () => {
  const sideways = { base: "fit", scale: 0.8, x: 0, y: 0, turn: 90 } as const;

  test("is told of each place", () => {
    expect(artworkSlots(catalogue, placed).map(({ placing }) => placing)).toEqual([
      { base: "fill", scale: 1.5, x: -0.1, y: 0, turn: 0 },
      null,
      sideways,
      null,
    ]);
  });

  test("goes with their side and their set", () => {
    const single = cards.change(placed, { field: "printedSide", id: 1 });
    expect(single.artwork?.placings?.[1]).toEqual(sideways);
    expect(cards.change(single, { field: "sets", count: 1 }).artwork?.placings).toHaveLength(1);
    expect(cards.change(single, { field: "printedSide", id: 2 }).artwork).toEqual(placed.artwork);
  });

  test("may be chosen before a file has come, and taken back", () => {
    const first = paper.change(paper.read(""), {
      field: "artwork",
      choice: withPlacing(null, 0, sideways),
    });
    expect(first.artwork).toEqual({ files: [], setNames: [], placings: [sideways] });
    expect(withPlacing(first.artwork, 0, null)).toBeNull();
  });
});

describe("what tells selections apart", () => {
  test("counts where they lie", () => {
    const centred = cards.change(placed, {
      field: "artwork",
      choice: withPlacing(placed.artwork, 0, null),
    });
    expect(selectionHash(centred)).not.toBe(selectionHash(placed));
  });

  test("counts the files", () => {
    const plain = withoutArtwork(jam);
    expect(selectionHash(plain)).not.toBe(selectionHash(jam));
    expect(selectionHash(paper.change(jam, { field: "artwork", choice: null }))).toBe(selectionHash(plain));
  });

  test("is what it was for a selection without files", () => {
    expect(selectionHash(paper.read(""))).toBe(selectionHash(withoutArtwork(paper.read(`artwork=${plum}`))));
  });
});

describe("a selection with files", () => {
  test("reads back exactly from the wire", () => {
    for (const one of [jam, card, placed]) expect(fromWire(one, {})).toEqual({ ok: true, selection: one });
  });

  test("reads back exactly from its address", () => {
    const address = writeAddress(catalogue, paper.scope, jam);
    expect(address).toContain(`artwork=${plum},,${pear}`);
    expect(paper.read(address)).toEqual(jam);
    expect(writeAddress(catalogue, cards.scope, placed)).toContain("placings=fill_1.5_-0.1,,fit_0.8_0_0_90");
    expect(cards.read(writeAddress(catalogue, cards.scope, placed))).toEqual(placed);
  });

  test("whose address cannot be read opens without them", () => {
    expect(paper.read("artwork=..%2Fx&set_names=x&placings=..").artwork).toBeNull();
  });

  test.each([
    [{ artwork: "short" }, "artwork"],
    [{ artwork: `${plum},${fig},${pear},${back}` }, "artwork"],
    [{ artwork: Array.from({ length: 199 }, () => plum).join(",") }, "artwork"],
    [{ placings: "middle" }, "placings"],
    [{ placings: "fill,fill,fill,fill" }, "placings"],
    [{ placings: Array.from({ length: 199 }, () => "fill").join(",") }, "placings"],
    [{ set_names: "Plum" }, "set_names"],
    [{ set_names: JSON.stringify(["x".repeat(41)]) }, "set_names"],
    [{ set_names: JSON.stringify(["two\nlines"]) }, "set_names"],
    [{ set_names: JSON.stringify([7]) }, "set_names"],
    [{ set_names: JSON.stringify(["1", "2", "3", "4"]) }, "set_names"],
  ])("is refused by the field's name: %j", (changed, field) => {
    const read = fromWire(jam, changed);
    expect(read).toMatchObject({ ok: false, malformed: false });
    expect(read.ok ? [] : Object.keys(read.fields)).toEqual([field]);
  });

  test("of a product that is cut from film is refused", () => {
    const lettering = page("vinyl-lettering-designer").read("lettering=none");
    expect(fromWire(lettering, { artwork: plum })).toMatchObject({
      ok: false,
      fields: { artwork: "artwork: not offered with this product." },
    });
  });
});
