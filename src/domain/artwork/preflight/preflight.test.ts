import { describe, expect, test } from "vitest";
import { plainPage } from "#tests/support/artwork/plain-page.ts";
import { printedPiece } from "#tests/support/artwork/printed-piece.ts";
import type { DrawingFacts, PictureFacts } from "./facts.ts";
import { preflight } from "./preflight.ts";

function picture(widthPx: number, heightPx: number, more: Partial<PictureFacts> = {}): PictureFacts {
  const colours = { colours: "rgb", hasProfile: false, hasTransparency: false } as const;
  return { kind: "picture", format: "jpeg", widthPx, heightPx, ...colours, pages: 1, ...more };
}

/** A card of 90 x 50 mm with 2 mm of bleed: 94 x 54 are printed. */
const card = printedPiece(90, 50);

describe("what is said of a picture", () => {
  test("one that is sharp and fits is not spoken of", () => {
    // 94 mm at 300 dpi are 1110.2 pixels, 54 mm 637.8.
    expect(preflight(picture(1111, 638), card)).toEqual([]);
  });

  test("a little too small, it is ordered smaller by one press", () => {
    // 500 pixels on 54 mm are 235 dpi; 94 x 54 mm times 235.2/300, less the bleed.
    expect(preflight(picture(870, 500), card)).toEqual([
      {
        code: "resolution",
        tone: "know",
        words: "At 90 x 50 mm it will look a little soft: print is sharp from 300 dpi.",
        remedies: [{ words: "Make it sharp: 69 x 38 mm", size: { widthMm: 69, heightMm: 38 } }],
      },
    ]);
  });

  test.each([
    [426, "know"],
    [425, "mend"],
  ])("%d pixels on 54 mm are something to %s: 200 dpi are 425.2", (heightPx, tone) => {
    expect(
      preflight(picture(heightPx * 2, heightPx), card).find(({ code }) => code === "resolution")?.tone,
    ).toBe(tone);
  });

  test("what is cut off is told in millimetres, with the size at which nothing is", () => {
    // 54 mm high it is 108 wide: 7 mm go on each side. 94 wide it is 47 high, 43 of them cut.
    expect(preflight(picture(2000, 1000), card)).toEqual([
      {
        code: "cut-off",
        tone: "know",
        words: "It has other proportions: 7 mm are cut off on the left and right.",
        remedies: [
          {
            words: "Keep all of it: 90 x 43 mm",
            size: { widthMm: 90, heightMm: 43 },
          },
          {
            words: "Show all of it with an empty edge",
            placing: { base: "fit", scale: 1, x: 0, y: 0, turn: 0 },
          },
        ],
      },
    ]);
  });

  test("of an upright one on an upright product the height stays, and it is cut off above and below", () => {
    // 54 mm wide it is 108 high: 7 mm go above and below. 94 high it is 47 wide, 43 of them cut.
    const upright = { ...card, size: { widthMm: 50, heightMm: 90 } };
    expect(preflight(picture(1000, 2000), upright)).toMatchObject([
      {
        code: "cut-off",
        words: "It has other proportions: 7 mm are cut off above and below.",
        remedies: [{ size: { widthMm: 43, heightMm: 90 } }, {}],
      },
    ]);
  });

  test("standing upright on a product that lies across, it is told so", () => {
    expect(preflight(picture(1724, 3000), card)[0]?.words).toBe(
      "Your file stands upright and the product does not: much of it is cut off.",
    );
  });

  test("lying across an upright product, it is the product that turns", () => {
    const upright = { ...card, size: { widthMm: 50, heightMm: 90 } };
    const [found] = preflight(picture(3000, 1724), upright);
    expect(found).toMatchObject({
      code: "turned",
      tone: "mend",
      words: "Your file lies across and the product does not: much of it is cut off.",
      remedies: [
        { words: "Turn the product: 90 x 50 mm", size: { widthMm: 90, heightMm: 50 } },
        { words: "Turn the picture", placing: { base: "fill", scale: 1, x: 0, y: 0, turn: 90 } },
      ],
    });
  });

  test("on clear ground it stands on the stock, and nothing is cut off", () => {
    const logo = { ...card, standsIn: { widthMm: 60, heightMm: 30 } };
    expect(preflight(picture(2000, 1000), logo)).toEqual([]);
    // 30 mm of 300 pixels are 254 dpi: 90 and 50 mm times 254/300.
    expect(preflight(picture(600, 300), logo)).toMatchObject([
      { code: "resolution", remedies: [{ size: { widthMm: 76, heightMm: 42 } }] },
    ]);
  });

  describe("on a sheet of 105 x 148 mm with stickers of 42.5 x 42.5 mm", () => {
    const sticker = {
      ...card,
      size: { widthMm: 42.5, heightMm: 42.5 },
      sheet: { widthMm: 105, heightMm: 148 },
    };

    test("a file of the sheet's own proportions is told that it is printed once", () => {
      const whole = { ...card, size: { widthMm: 105, heightMm: 148 }, bleedMm: 0, isWholeSheet: true };
      expect(preflight(picture(1_300, 1_832), whole)).toEqual([
        expect.objectContaining({
          code: "whole-sheet",
          tone: "know",
          words: expect.stringMatching(
            /^It has the proportions of the whole sheet, so it is printed once/,
          ) as string,
        }),
      ]);
    });

    test("the sticker's size is named, and the sheet's is what is ordered", () => {
      // 42.5 mm of 334 pixels are 199.6 dpi: 105 and 148 mm times 0.6654.
      expect(preflight(picture(334, 334), sticker).slice(0, 1)).toEqual([
        {
          code: "resolution",
          tone: "mend",
          words:
            "At 42 x 42 mm, the size of a sticker on the sheet, it will look blurred: print is sharp from 300 dpi.",
          remedies: [
            { words: "Make it sharp, on a sheet of 69 x 98 mm", size: { widthMm: 69, heightMm: 98 } },
          ],
        },
      ]);
    });

    test("no size is proposed that only a sticker would have", () => {
      const upright = { ...sticker, size: { widthMm: 30, heightMm: 60 } };
      expect(preflight(picture(3000, 1500), upright)).toMatchObject([
        {
          words: "Your file lies across and the sticker does not: much of it is cut off.",
          remedies: [{ words: "Turn the picture" }],
        },
      ]);
      expect(preflight(picture(2400, 2000), sticker)).toMatchObject([
        { code: "cut-off", remedies: [{ words: "Show all of it with an empty edge" }] },
      ]);
      expect(preflight(plainPage(20, 20), sticker)).toMatchObject([
        { code: "enlarged", remedies: [] },
        { code: "bleed", remedies: [] },
      ]);
    });
  });

  test("neither a size that cannot be ordered is proposed, nor another place where it has none", () => {
    const fixed = { ...card, takesPlacing: false, isOffered: () => false };
    for (const facts of [picture(500, 100), picture(600, 1000), plainPage(90, 50)])
      for (const { remedies } of preflight(facts, fixed)) expect(remedies).toEqual([]);
  });
});

describe("what is said of a page", () => {
  test.each([
    ["with its bleed", plainPage(94, 54), []],
    ["half a millimetre off", plainPage(94.5, 53.6), []],
    ["as large as what is cut", plainPage(90, 50), ["bleed"]],
    ["at half its size", plainPage(47, 27), ["enlarged"]],
    ["upright", plainPage(54, 94), ["turned"]],
  ])("%s", (_what, facts, codes) => {
    expect(preflight(facts, card).map(({ code }) => code)).toEqual(codes);
  });

  test("that ends where it is cut is as it should be where nothing is printed past it", () => {
    expect(preflight(plainPage(90, 50), { ...card, bleedMm: 0 })).toEqual([]);
    const logo = { ...card, standsIn: { widthMm: 90, heightMm: 50 } };
    expect(preflight(plainPage(90, 50), logo)).toEqual([]);
  });

  test("drawn for another size, that size is one press away", () => {
    expect(preflight(plainPage(47, 27), card)).toEqual([
      {
        code: "enlarged",
        tone: "mend",
        words: "The page is printed at 200% of its own size.",
        remedies: [{ words: "Order its own size: 43 x 23 mm", size: { widthMm: 43, heightMm: 23 } }],
      },
    ]);
  });

  test("its pictures and lines grow with it", () => {
    const small = plainPage(47, 27, { lowestDpi: 320, thinnestLineMm: 0.05 });
    expect(preflight(small, card).map(({ code, tone }) => [code, tone])).toEqual([
      ["resolution", "mend"],
      ["enlarged", "mend"],
    ]);
    const large = plainPage(188, 108, { lowestDpi: 160, thinnestLineMm: 0.17 });
    expect(preflight(large, card).map(({ code }) => code)).toEqual(["enlarged", "thin-lines"]);
  });

  test("what will be seen on paper comes first", () => {
    const all = plainPage(94, 54, {
      pages: 3,
      missingFonts: ["Futura"],
      spotInks: ["Gold", "Silver"],
      usesRgb: true,
      hasHiddenLayers: true,
      hasNotes: true,
      printsNotes: true,
      hasWhiteOverprint: true,
      overprint: "shown",
      ownCut: { inks: ["CutContour"], paths: [] },
      isBlank: true,
    });
    expect(preflight(all, card).map(({ code, tone }) => `${tone} ${code}`)).toEqual([
      "mend blank",
      "mend fonts",
      "mend hidden-layers",
      "mend printed-notes",
      "know pages",
      "know notes",
      "know spot-inks",
      "know own-cut",
      "know white-overprint",
      "know overprint",
      "know screen-colours",
    ]);
  });

  test.each([
    ["used", "is not printed: your stickers are cut along it."],
    ["tried", "is not printed. Your stickers are cut along it where a blade can follow it, else"],
    ["left-out", "is left out: it is not printed, and not cut. It is cut as we show it."],
    [undefined, "is left out"],
  ] as const)("a cut line in it is told by what becomes of it: %s", (ownLine, words) => {
    const page = plainPage(94, 54, { ownCut: { inks: ["Thru-cut"], paths: [] } });
    const [found] = preflight(page, printedPiece(90, 50, ownLine && { ownLine }));
    expect(found?.words).toContain(`The cut line in it (Thru-cut) ${words}`);
  });

  test("a sticker that is cut along it may be made as large as it is there; a crease is no such line", () => {
    const piece = printedPiece(90, 50, { ownLine: "used", ownSize: { widthMm: 41, heightMm: 30 } });
    const found = (ink: string) =>
      preflight(plainPage(94, 54, { ownCut: { inks: [ink], paths: [] } }), piece).find(
        ({ code }) => code === "own-cut",
      );
    expect(found("CutContour")?.remedies).toEqual([
      { words: "Make it as large as in your file: 41 x 30 mm", size: { widthMm: 41, heightMm: 30 } },
    ]);
    expect(found("Crease")?.words).toContain("left out");
  });

  test.each([
    [{ pages: 3, pagesRead: 3 }, undefined],
    [
      { pages: 80, pagesRead: 60 },
      "It has 80 pages, and the first 60 are used. Please send the others as files of their own.",
    ],
    [{ pages: 3 }, "It has 3 pages, and the first is used. Please send the others as files of their own."],
  ])("pages that are artwork of their own are no news, others are: %j", (pages, words) => {
    expect(preflight(plainPage(94, 54, pages), card).map((found) => found.words)[0]).toBe(words);
  });

  test.each([
    [["Gold"], "Gold is mixed"],
    [["Gold", "Silver"], "Gold and Silver are mixed"],
    [["Gold", "Silver", "Copper", "Bronze", "Neon"], "Gold, Silver, Copper and 2 more are mixed"],
  ])("inks %j", (spotInks, beginning) => {
    const [found] = preflight(plainPage(94, 54, { spotInks }), card);
    expect(found?.words.startsWith(beginning)).toBe(true);
  });
});

test.each([
  ["picture", picture(1111, 638, { isBlank: true })],
  ["page", plainPage(94, 54, { isBlank: true })],
])(
  "a %s on which nothing is to be seen is to be mended, so that no proof is made of it by itself",
  (_what, facts) => {
    expect(preflight(facts, card)).toMatchObject([{ code: "blank", tone: "mend" }]);
  },
);

test("a drawing has no pixels: its text and what lies outside of it are spoken of", () => {
  const drawing: DrawingFacts = {
    kind: "drawing",
    format: "svg",
    width: 94,
    height: 54,
    hasText: true,
    hasPictures: false,
    hasLinks: true,
  };
  expect(preflight(drawing, card).map(({ code }) => code)).toEqual(["links", "fonts"]);
  expect(preflight({ ...drawing, hasText: false, hasLinks: false }, card)).toEqual([]);
});
