import { expect, test } from "vitest";
import { catalogueDocument } from "#catalogue/catalogue.ts";
import { openFaceFiles } from "./face-files.ts";

const faces = openFaceFiles("public/fonts/lettering").facesOf(catalogueDocument.faces);

test("every face of the catalogue has measures and outlines", () => {
  for (const { id } of catalogueDocument.faces) {
    expect(faces.measures(id)?.glyphs.get("ā")?.advance).toBeGreaterThan(0);
    expect(faces.outlines(id)?.glyphs.get("ā")).toMatch(/^M.+Z$/);
  }
});

test("a file is read once, and stands for the face that is cut in its place", () => {
  expect(faces.measures("roboto")).toBe(faces.measures("roboto"));
  expect(faces.measures("antique-olive")).toBe(faces.measures("bricolage-grotesque"));
});

test("no other file can be asked for", () => {
  for (const id of ["x", "../roboto", "", "constructor", "roboto.measures.json"])
    expect([faces.measures(id), faces.outlines(id)]).toEqual([undefined, undefined]);
});
