import { describe, expect, test } from "vitest";
import { plainPage } from "#tests/support/artwork/plain-page.ts";
import { printedPiece } from "#tests/support/artwork/printed-piece.ts";
import { type PiecePlate, plateKindOf } from "../special-plates.ts";
import type { DocumentFacts } from "./facts.ts";
import type { PrintedPiece } from "./finding.ts";
import { preflight } from "./preflight.ts";

const gold: PiecePlate = { kind: "foil", metal: "gold", upToMm: 20 };
const silver: PiecePlate = { kind: "foil", metal: "silver", upToMm: 50 };
const emboss: PiecePlate = { kind: "emboss", metal: null, upToMm: null };
const white: PiecePlate = { kind: "white", metal: null, upToMm: null };

function card(...plates: readonly PiecePlate[]): PrintedPiece {
  return printedPiece(90, 55, { bleedMm: 1, isOffered: () => false, plates });
}

/** A page of 92 x 57 mm in whose inks something of these sides is painted. */
function pageIn(inks: Readonly<Record<string, readonly [number, number]>>): DocumentFacts {
  const plates = Object.entries(inks).map(([ink, [widthMm, heightMm]]) => ({ ink, widthMm, heightMm }));
  return plainPage(92, 57, { spotInks: Object.keys(inks), plates });
}

test.each([
  ["Gold Foil", "foil"],
  ["FOIL", "foil"],
  ["HotFoil_Silver", "foil"],
  ["Hot Stamping", "foil"],
  ["Deboss", "emboss"],
  ["Blind Embossing", "emboss"],
  ["SpotUV", "spotUv"],
  ["Varnish 1", "spotUv"],
  ["White", "white"],
  ["White_Ink", "white"],
  ["Opaque White Underprint", "white"],
  ["Gold 871", null],
  ["Warm White", null],
  ["PANTONE 485 C", null],
  ["Foiled Again Red", "foil"],
  ["Tinfoils", null],
])("an ink called %j is %s", (ink, kind) => {
  expect(plateKindOf(ink)).toBe(kind);
});

describe("what is ordered", () => {
  test("is made of what the file has for it, and never called mixed", () => {
    expect(preflight(pageIn({ "Gold Foil": [18, 12] }), card(gold))).toEqual([
      { code: "plates", tone: "know", words: "Gold Foil becomes the foil plate.", remedies: [] },
    ]);
    const page = pageIn({ Emboss: [9, 9], Deboss: [9, 9], "Gold 871": [9, 9] });
    expect(preflight(page, card(emboss)).map(({ words }) => words)).toEqual([
      "Gold 871 is mixed from cyan, magenta, yellow and black.",
      "Emboss and Deboss become the plate that is pressed in relief.",
    ]);
  });

  test("is stamped in the metal that is chosen, whatever the ink is called", () => {
    const [found] = preflight(pageIn({ "Silver Foil": [9, 9] }), card(gold));
    expect(found?.words).toBe("Silver Foil becomes the foil plate. It is stamped in gold, as it is chosen.");
  });

  test("of two metals, each is made of its own", () => {
    const page = pageIn({ "Silver Foil": [45, 9], "Gold Foil": [9, 9] });
    expect(preflight(page, card(gold, silver)).map(({ code }) => code)).toEqual(["plates", "plates"]);
  });

  test.each([
    [20.5, 20, []],
    [20.6, 20, ["plate-size"]],
    [9, 20.6, ["plate-size"]],
  ])("is measured: %d x %d mm where 20 x 20 are paid", (width, height, codes) => {
    const found = preflight(pageIn({ Foil: [width, height] }), card(gold));
    expect(found.map(({ code }) => code)).toEqual([...codes, "plates"]);
  });

  test("is measured as large as it is printed", () => {
    const small = plainPage(46, 28.5, {
      spotInks: ["Foil"],
      plates: [{ ink: "Foil", widthMm: 21, heightMm: 9 }],
    });
    expect(preflight(small, card(gold)).find(({ code }) => code === "plate-size")).toMatchObject({
      tone: "mend",
      words:
        "Foil is 42 x 18 mm on this product, and the foil that is chosen is up to 20 x 20 mm. Please choose the larger foil, or make it smaller.",
    });
  });

  test("and is nowhere in the file is to be mended; white goes below all of it", () => {
    expect(preflight(plainPage(92, 57), card(gold, white))).toMatchObject([
      {
        code: "plate-missing",
        tone: "mend",
        words: expect.stringContaining("You have chosen foil") as string,
        plate: gold,
      },
      { code: "white-below", tone: "know" },
    ]);
  });

  test("cannot be made of an ink that is mixed with others in one colour", () => {
    const page = plainPage(92, 57, { spotInks: ["Gold Foil"], plates: [] });
    expect(preflight(page, card(gold)).map(({ code, tone }) => `${tone} ${code}`)).toEqual([
      "mend plate-missing",
      "mend plates",
    ]);
  });

  test("is told of files that were read before plates were measured, too", () => {
    const before = plainPage(92, 57, { spotInks: ["Gold Foil"] });
    expect(preflight(before, card(gold)).map(({ code }) => code)).toEqual(["plates"]);
  });
});

test.each([
  ["Gold Foil", "Gold Foil is in your file, but foil was not chosen: it is printed in ordinary inks."],
  ["Varnish", "Varnish is in your file, but spot UV was not chosen: it is left out."],
  [
    "White",
    "White is in your file, but white ink was not chosen: it is not printed, and what is below it shows.",
  ],
])("%s that is not ordered is to be mended", (ink, words) => {
  const [found, ...others] = preflight(pageIn({ [ink]: [9, 9] }), card());
  expect(others).toEqual([]);
  expect(found).toMatchObject({ code: "plate-not-ordered", tone: "mend" });
  expect(found?.words.startsWith(words)).toBe(true);
});

test("white on white stock is good to know, and no more", () => {
  const paper = { ...card(), hasWhiteStock: true };
  expect(preflight(pageIn({ White: [9, 9] }), paper)).toMatchObject([{ tone: "know" }]);
});
