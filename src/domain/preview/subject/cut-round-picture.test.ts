import { expect, test } from "vitest";
import { catalogueDocument } from "#catalogue/catalogue.ts";
import { compileCatalogue } from "#domain/catalogue/catalogue.ts";
import { readAddress } from "#domain/configure/address/address.ts";
import { choose } from "#domain/configure/choose.ts";
import { artworkRoom } from "#domain/configure/options/artwork-room.ts";
import { scopeOf } from "#domain/configure/scope.ts";
import { formIn } from "./form-of.ts";

const catalogue = compileCatalogue(catalogueDocument, "test");
const ITEMS = ["paper-stickers", "vinyl-stickers", "roll", "decals", "dome"];

const CUT = ["die-cut", "kiss-cut", "thomson", "roll", "sheet", "multi-cut", "counted", "assorted"];

test("a selection has room for cut lines just where it is drawn as a piece of a free shape, or a sheet of such", () => {
  const found: boolean[] = [];
  for (const item of ITEMS.map((slug) => catalogue.featuredItemBySlug.get(slug)!)) {
    const scope = scopeOf(item);
    const first = readAddress(catalogue, scope, new URLSearchParams(""));
    for (const supplyId of catalogue.supplies.keys())
      for (const shapeId of catalogue.shapes.keys()) {
        const supplied = choose(catalogue, scope, first, { field: "supply", id: supplyId });
        const shaped = choose(catalogue, scope, supplied, { field: "shape", id: shapeId });
        const isFree = shaped.shapeId !== null && catalogue.shapes.get(shaped.shapeId)?.outline === "custom";
        const isCut = isFree && CUT.includes(formIn(catalogue, shaped));
        const { cutLines } = artworkRoom(catalogue, shaped) ?? { cutLines: 0 };
        expect(cutLines > 0, `${item.slug} ${supplyId} ${shapeId}`).toBe(isCut);
        found.push(isCut);
      }
  }
  expect(new Set(found)).toEqual(new Set([true, false]));
});
