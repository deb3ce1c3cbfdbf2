import { describe, expect, test } from "vitest";
import { catalogueDocument } from "#catalogue/catalogue.ts";
import { compileCatalogue } from "#domain/catalogue/catalogue.ts";
import { readAddress } from "#domain/configure/address/address.ts";
import { scopeOf } from "#domain/configure/scope.ts";
import type { CutLine } from "#domain/cut-line/cut-line.types.ts";
import { designs } from "#domain/preview/artwork/designs.ts";
import { orderedRoom } from "#domain/preview/forms/line-room.ts";
import { subjectOf } from "#domain/preview/subject/subject-of.ts";
import { printPiece } from "./print-piece.ts";

const catalogue = compileCatalogue(catalogueDocument, "test");
const scope = scopeOf(catalogue.featuredItemBySlug.get("paper-stickers")!);

const line: CutLine = {
  d: "M0 0H30V20H0Z",
  widthMm: 30,
  heightMm: 20,
  borderMm: 2,
  picture: { x: 2, y: 2, width: 26, height: 16 },
  artwork: null,
};
const picture = { widthPx: 260, heightPx: 160, isClear: true, placing: null };

function onSheet(supply: string, cutLine: CutLine | null, more = "") {
  const query = new URLSearchParams(`supply=${supply}&shape=custom&size=custom&width=105&height=148${more}`);
  const selection = readAddress(catalogue, scope, query);
  const piece = printPiece(subjectOf(designs, catalogue, selection), { ...picture, cutLine });
  return { piece, room: orderedRoom(catalogue, selection) };
}

describe("a sheet of stickers that are cut along a line", () => {
  test.each([
    ["sheet", 6],
    ["multi-cut-sheet", 6],
    ["counted-sheet", 4],
  ])("%s: each of them, in the middle of its place, none nearer than 5 mm to another", (supply, count) => {
    const { piece, room } = onSheet(supply, line, supply === "counted-sheet" ? "&ea=4" : "");
    expect(piece.parts).toHaveLength(count);
    expect([piece.isCutRound, piece.through === null]).toEqual([false, false]);
    expect(room.widthMm).toBeGreaterThanOrEqual(30);
    for (const { trim, box, cut } of piece.parts) {
      expect([trim.width, trim.height, box.width, box.height]).toEqual([30, 20, 26, 16]);
      expect([box.x - trim.x, box.y - trim.y].map((mm) => mm.toFixed(6))).toEqual(["2.000000", "2.000000"]);
      expect(cut).toMatch(/^M/);
      for (const { trim: next } of piece.parts) {
        const apart = Math.max(Math.abs(next.x - trim.x) - 30, Math.abs(next.y - trim.y) - 20);
        expect(next === trim || apart >= 5).toBe(true);
      }
    }
  });

  test("an assorted sheet is one picture with all its designs: its lines have the whole sheet", () => {
    const { piece, room } = onSheet("assorted-sheet", line);
    expect(room).toEqual({ widthMm: 95, heightMm: 138 });
    expect(piece.parts.map(({ trim }) => trim)).toEqual([{ x: 37.5, y: 64, width: 30, height: 20 }]);
    expect(onSheet("assorted-sheet", null).piece.parts.map(({ cut }) => cut)).toEqual([null]);
  });

  test("as many as lie on it leave so much room, and a sheet whose size is not typed has none", () => {
    expect(onSheet("multi-cut-sheet", line).room).toEqual({ widthMm: 42, heightMm: 42 });
    const selection = readAddress(
      catalogue,
      scope,
      new URLSearchParams("supply=sheet&shape=custom&size=custom"),
    );
    expect(orderedRoom(catalogue, selection)).toEqual({ widthMm: 0, heightMm: 0 });
  });
});
