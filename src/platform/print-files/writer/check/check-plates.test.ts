import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { checkOf } from "#tests/support/print-files/check-of.ts";
import { pageInInks } from "#tests/support/print-files/page-in-inks.ts";

const STAMP = "q /I0 cs 1 scn 30 30 40 20 re f Q";

/** Red, green and blue of what was drawn, in parts of its width and height. */
async function colourAt(picture: Buffer, x: number, y: number) {
  const { data, info } = await sharp(picture)
    .flatten({ background: "#fff" })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = 3 * (Math.round(y * info.height) * info.width + Math.round(x * info.width));
  return [...data.subarray(at, at + 3)];
}

const card = (query: string, file: Buffer, shown?: Buffer) =>
  checkOf({ page: "premium-business-card", query, kind: "pdf", file, ...(shown && { shown }) });

describe("a card with foil", () => {
  test("shows metal where it is stamped, is as it was shown, and leaves no doubt", async () => {
    const { checked, pictures } = await card("features_front=111", await pageInInks(["Gold Foil"], STAMP));
    expect(checked).toMatchObject({ parts: [], doubts: [], shown: 0 });
    // The page of 92 x 57 mm lies in the middle of a card of 90 x 55 and its bleed of 1 mm.
    const picture = pictures.subarray(0, checked.printed);
    const [red = 0, green = 0, blue = 0] = await colourAt(picture, 17.6 / 92, 1 - 14.1 / 57);
    expect([red > 150, green > 120, blue < 120]).toEqual([true, true, true]);
    // Cyan beside it.
    expect((await colourAt(picture, 45 / 92, 1 - 30 / 57))[0]).toBeLessThan(60);
  });

  test("is held where something else is printed than was shown, beside its foil or without it", async () => {
    const shown = await pageInInks(["Gold Foil"], STAMP);
    const more = await pageInInks(["Gold Foil"], `${STAMP} 0 0 1 0 k 180 20 30 20 re f`);
    expect((await card("features_front=111", more, shown)).checked.parts).toHaveLength(1);
    expect((await card("features_front=111", await pageInInks([], ""), shown)).checked.parts).toHaveLength(1);
  });

  test("with an ink that is on no press is a doubt all the same", async () => {
    const file = await pageInInks(["Gold Foil", "Orange 021"], `${STAMP} q /I1 cs 1 scn 80 30 9 9 re f Q`);
    expect((await card("features_front=111", file)).checked.doubts).toEqual(["spot-ink"]);
  });
});

test("relief has no colour: what is below it is compared beside it, and is what a proof shows", async () => {
  const file = await pageInInks(["Emboss"], STAMP);
  const { checked, pictures } = await card("features_front=101", file);
  expect(checked).toMatchObject({ parts: [], doubts: [] });
  expect(pictures).toHaveLength(checked.printed);
});

test("white on clear film lies below the colours: a proof shows these", async () => {
  const file = await sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="400"><circle cx="300" cy="200" r="150" fill="#c63"/></svg>`,
    ),
  )
    .png()
    .toBuffer();
  const query = "product_id=22&cutting_id=2&shape_id=4&size=60x40";
  const { checked, pictures } = await checkOf({ page: "vinyl-stickers", query, kind: "picture", file });
  expect(checked).toMatchObject({ parts: [], doubts: [] });
  expect(await colourAt(pictures.subarray(0, checked.printed), 0.5, 0.5)).toEqual([
    expect.closeTo(0xcc, -1),
    expect.closeTo(0x66, -1),
    expect.closeTo(0x33, -1),
  ]);
});
