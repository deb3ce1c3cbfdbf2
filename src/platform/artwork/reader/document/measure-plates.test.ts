import sharp from "sharp";
import { expect, test } from "vitest";
import { readDocument } from "#tests/support/artwork/read-document.ts";
import { pageInInks } from "#tests/support/print-files/page-in-inks.ts";

const POINTS = 72 / 25.4;

test("where plates are is a picture of each below the other: white where the file has its ink, whatever colour that has", async () => {
  // Of 92 x 57 mm; the second in half of its ink.
  const [left, right] = ["10 20 30 40 re f", "200 100 40 30 re f"];
  const file = await pageInInks(
    ["Gold Foil", "Emboss"],
    `q /I0 cs 1 scn ${left} Q q /I1 cs .5 scn ${right} Q`,
  );
  const { facts, plates } = await readDocument(file);
  expect(facts.plates?.map(({ ink }) => ink)).toEqual(["Gold Foil", "Emboss"]);
  const { data, info } = await sharp(plates!).greyscale().raw().toBuffer({ resolveWithObject: true });
  const band = info.height / 2;
  expect([info.width, band]).toEqual([1_000, 620]);
  const at = (plate: number, xPt: number, yPt: number) => {
    const [x, y] = [Math.round((xPt / POINTS / 92) * 1_000), Math.round((1 - yPt / POINTS / 57) * band)];
    return data[(plate * band + y) * 1_000 + x];
  };
  const places = [
    [25, 40],
    [220, 115],
    [120, 60],
  ] as const;
  expect([0, 1].map((plate) => places.map(([x, y]) => at(plate, x, y)))).toEqual([
    [255, 0, 0],
    [0, 255, 0],
  ]);
});

test("a page without such inks, or with one that nothing is painted in alone, has none", async () => {
  expect(
    (await readDocument(await pageInInks(["PANTONE 185 C"], "q /I0 cs 1 scn 9 9 9 9 re f Q"))).plates,
  ).toBeNull();
  expect(
    (await readDocument(await pageInInks(["Foil"], "q /I0 cs 1 scn 900 9 9 9 re f Q"))).plates,
  ).toBeNull();
});
