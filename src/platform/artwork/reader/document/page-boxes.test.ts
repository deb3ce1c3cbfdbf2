import { degrees, PDFDocument, PDFName } from "@cantoo/pdf-lib";
import { describe, expect, test } from "vitest";
import { pt } from "#tests/support/artwork/documents.ts";
import { boxInPage, readBoxes } from "./page-boxes.ts";

/** A page of 100 x 60 mm whose trim is 10 mm from the left and 20 mm from below, 50 x 30 mm, seen turned by so many quarters. */
async function pageTurned(quarters: number, origin: readonly [number, number] = [0, 0]) {
  const doc = await PDFDocument.create();
  const page = doc.addPage([pt(100), pt(60)]);
  page.setMediaBox(pt(origin[0]), pt(origin[1]), pt(100), pt(60));
  page.setTrimBox(pt(origin[0] + 10), pt(origin[1] + 20), pt(50), pt(30));
  page.setRotation(degrees(quarters * 90));
  return page;
}

describe("the boxes of a page are told as it is seen, from its upper left corner", () => {
  test.each([
    [0, { x: 10, y: 10, width: 50, height: 30 }],
    [1, { x: 20, y: 10, width: 30, height: 50 }],
    [2, { x: 40, y: 20, width: 50, height: 30 }],
    [3, { x: 10, y: 40, width: 30, height: 50 }],
    [-1, { x: 10, y: 40, width: 30, height: 50 }],
  ])("turned by %d quarters, and are found again in it", async (quarters, trim) => {
    const page = await pageTurned(quarters, [-7, 12]);
    expect(readBoxes(page)).toMatchObject({ trim, crop: null, bleed: null });
    const [found, own] = [boxInPage(page, trim), page.getTrimBox()];
    for (const side of ["x", "y", "width", "height"] as const) expect(found[side]).toBeCloseTo(own[side], 6);
  });

  test("in units of two points", async () => {
    const page = await pageTurned(1);
    page.node.set(PDFName.of("UserUnit"), page.doc.context.obj(2));
    const trim = { x: 40, y: 20, width: 60, height: 100 };
    expect(readBoxes(page).trim).toEqual(trim);
    expect(boxInPage(page, trim).width).toBeCloseTo(pt(50), 6);
  });
});
