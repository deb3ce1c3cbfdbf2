import { expect, test } from "vitest";
import type { SizeMm } from "#domain/size-mm.ts";
import { plainPage } from "#tests/support/artwork/plain-page.ts";
import { printedPiece } from "#tests/support/artwork/printed-piece.ts";
import type { ArtworkFacts } from "./facts.ts";
import type { PrintedPiece } from "./finding.ts";
import { preflight } from "./preflight.ts";

const circle: PrintedPiece = {
  ...printedPiece(50, 50),
  isRound: true,
  isOffered: ({ widthMm, heightMm }: SizeMm) => widthMm === heightMm,
};

/** The other sizes that are one press away. */
function sizesFor(facts: ArtworkFacts, piece: PrintedPiece) {
  const remedies = preflight(facts, piece).flatMap((found) => found.remedies);
  return remedies.filter((remedy) => "size" in remedy);
}

test.each([
  ["a round figure, its bleed missing", plainPage(40, 20), "Order its own size: 40 x 20 mm"],
  ["a round figure with its bleed", plainPage(54, 24), "Order its own size: 50 x 20 mm"],
  ["neither", plainPage(47, 27), "Order its own size: 43 x 23 mm"],
])("a page that is %s is ordered as large as it is when it is cut", (_what, facts, words) => {
  expect(sizesFor(facts, printedPiece(90, 50)).at(-1)?.words).toBe(words);
});

test.each([
  [plainPage(80, 40), ["Order its own size, a rectangle: 80 x 40 mm"]],
  [plainPage(30, 30), ["Order its own size: 30 x 30 mm", "Order its own size, a square: 30 x 30 mm"]],
])("of a page on a circle a straight shape is one press away, where it is sold", (facts, words) => {
  const straight = sizesFor(facts, { ...circle, isOfferedStraight: () => true });
  expect(straight.map((remedy) => remedy.words)).toEqual(words);
  expect(straight.at(-1)?.isStraight).toBe(true);
  const round = sizesFor(facts, circle);
  expect(round.map((remedy) => remedy.words)).toEqual(words.filter((one) => !one.includes(", a ")));
});

test("a photograph that a circle cuts off is kept whole as a rectangle", () => {
  const colours = { colours: "rgb", hasProfile: false, hasTransparency: false } as const;
  const photograph = {
    kind: "picture",
    format: "jpeg",
    widthPx: 2000,
    heightPx: 1000,
    pages: 1,
    ...colours,
  } as const;
  expect(sizesFor(photograph, { ...circle, isOfferedStraight: () => true })).toEqual([
    {
      words: "Keep all of it, a rectangle: 50 x 23 mm",
      size: { widthMm: 50, heightMm: 23 },
      isStraight: true,
    },
  ]);
});

test("a rectangle becomes a square where its own shape cannot have that size; a sheet stays as it is divided", () => {
  const rectangle = { ...printedPiece(90, 50), isOffered: () => false, isOfferedStraight: () => true };
  expect(sizesFor(plainPage(60, 60), rectangle)).toMatchObject([{ isStraight: true }]);
  const sticker = { ...rectangle, sheet: { widthMm: 105, heightMm: 148 } };
  expect(sizesFor(plainPage(60, 60), sticker)).toEqual([]);
});
