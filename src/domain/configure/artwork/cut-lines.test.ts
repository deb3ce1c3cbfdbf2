import { describe, expect, test } from "vitest";
import { catalogueDocument } from "#catalogue/catalogue.ts";
import { compileCatalogue } from "#domain/catalogue/catalogue.ts";
import { readAddress, writeAddress } from "../address/address.ts";
import { choose } from "../choose.ts";
import { scopeOf } from "../scope.ts";
import type { Change } from "../selection.ts";
import { selectionHash } from "../selection-hash.ts";
import { selectionFromWire } from "../wire/selection-from-wire.ts";
import { selectionToWire } from "../wire/selection-to-wire.ts";
import { withCutLine, withFile, withSetMoved } from "./arrange-artwork.ts";
import { cutLinesIn } from "./artwork-choice.ts";

const catalogue = compileCatalogue(catalogueDocument, "test");
const scope = scopeOf(catalogue.featuredItemBySlug.get("paper-stickers")!);
const read = (query: string) => readAddress(catalogue, scope, new URLSearchParams(query));
const [plum, fig] = ["aaaaaaaaaaa1", "bbbbbbbbbbb2"];
const [line, other] = ["lllllllllll1", "mmmmmmmmmmm2"];
const FREE = "shape=custom&size=40x30";
const cut = read(`${FREE}&kinds=2&artwork=${plum},${fig}&cut_lines=${line},${other}`);

function after(change: Change): readonly string[] {
  return cutLinesIn(choose(catalogue, scope, cut, change).artwork);
}

describe("cut lines of a selection", () => {
  test("go round by address and wire, and tell it from one without them", () => {
    expect(cut.artwork?.cutLines).toEqual([line, other]);
    expect(writeAddress(catalogue, scope, cut)).toContain(`cut_lines=${line},${other}`);
    const wired = selectionFromWire(catalogue, selectionToWire(catalogue, cut));
    expect(wired).toMatchObject({ ok: true, selection: cut });
    const bare = { ...cut, artwork: withCutLine(withCutLine(cut.artwork, 0, null), 1, null) };
    expect(bare.artwork).toEqual({ files: [plum, fig], setNames: [] });
    const turned = { ...cut, artwork: withCutLine(cut.artwork, 0, other) };
    expect(new Set([cut, bare, turned].map(selectionHash)).size).toBe(3);
  });

  test("go with their pictures, and another picture takes its own away", () => {
    const moved = withSetMoved(cut.artwork, { from: 2, to: 1, sides: 1 });
    expect(moved).toMatchObject({ files: [fig, plum], cutLines: [other, line] });
    expect(withFile(cut.artwork, 0, fig)?.cutLines).toEqual([null, other]);
    expect(withFile(cut.artwork, 1, null)?.cutLines).toEqual([line]);
    const early = withCutLine(null, 0, line);
    expect(withFile(early, 0, plum)).toEqual({ files: [plum], setNames: [], cutLines: [line] });
  });

  test.each<[string, Change, number]>([
    ["another number of pieces", { field: "customQuantity", pieces: 120 }, 2],
    ["fewer sets", { field: "customSets", count: 1 }, 1],
    ["another size", { field: "customSize", widthMm: 41, heightMm: 30 }, 0],
    ["another shape", { field: "shape", id: 4 }, 0],
  ])("after %s there are those that still go round what is ordered", (_, change, count) => {
    expect(after(change)).toHaveLength(count);
  });

  test.each<[string, Change, number]>([
    ["as many on a sheet", { field: "customQuantity", pieces: 120 }, 1],
    ["more on a sheet", { field: "cutPerShape", value: 12 }, 0],
    ["another supply", { field: "supply", id: 3 }, 0],
  ])("of a sheet's stickers, whose place is as large as there are many: after %s", (_, change, count) => {
    const sheet = read(`supply=multi-cut-sheet&shape=custom&size=105x148&artwork=${plum}&cut_lines=${line}`);
    expect(cutLinesIn(sheet.artwork)).toEqual([line]);
    expect(cutLinesIn(choose(catalogue, scope, sheet, change).artwork)).toHaveLength(count);
  });

  test.each([
    ["short", "cut_lines"],
    [`${line},${line},${line}`, "cut_lines"],
  ])("%s is refused at the field", (cut_lines, field) => {
    const wire = [
      ...selectionToWire(catalogue, cut).filter(([name]) => name !== field),
      [field, cut_lines] as const,
    ];
    const found = selectionFromWire(catalogue, wire);
    expect(found.ok ? [] : Object.keys(found.fields)).toEqual([field]);
  });

  test("of a shape that is not free are refused", () => {
    const round = read(`shape=circle&size=50x50&artwork=${plum}`);
    const found = selectionFromWire(catalogue, [...selectionToWire(catalogue, round), ["cut_lines", line]]);
    expect(found.ok ? {} : found.fields).toHaveProperty("cut_lines");
  });
});
