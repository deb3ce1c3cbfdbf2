import { describe, expect, test } from "vitest";
import { plainPage } from "#tests/support/artwork/plain-page.ts";
import { printedPiece } from "#tests/support/artwork/printed-piece.ts";
import type { DocumentFacts } from "./facts.ts";
import { hueFamily } from "./hue-families.ts";
import { preflight } from "./preflight.ts";

function found(more: Partial<DocumentFacts>) {
  return preflight(plainPage(94, 54, more), printedPiece(90, 50));
}

describe("colours of a screen", () => {
  test("that print duller are named, and said once", () => {
    const printedColours = { movedShare: 0.4, hues: ["greens", "blues"] } as const;
    const words = "Vivid greens and blues will print duller: no ink is as bright as a screen.";
    expect(
      found({ usesRgb: true, printedColours: { ...printedColours, hues: [...printedColours.hues] } }),
    ).toEqual([{ code: "duller", tone: "know", words, remedies: [] }]);
  });

  test.each([
    [0.02, []],
    [0.021, ["duller"]],
  ])("on %d of what is painted", (movedShare, codes) => {
    const said = found({ usesRgb: true, printedColours: { movedShare, hues: ["greens"] } });
    expect(said.map(({ code }) => code)).toEqual(codes);
  });

  test("where it was not measured, something is said of all of them", () => {
    expect(found({ usesRgb: true })).toMatchObject([{ code: "screen-colours" }]);
  });

  test.each([
    [0, "reds"],
    [14, "reds"],
    [15, "oranges"],
    [60, "yellows"],
    [120, "greens"],
    [180, "turquoises"],
    [240, "blues"],
    [270, "purples"],
    [300, "pinks"],
    [345, "reds"],
  ])("a hue of %d degrees is one of the %s", (degrees, family) => {
    expect(hueFamily(degrees)).toBe(family);
  });
});

describe("ink", () => {
  test.each([
    [300, undefined],
    [301, "know"],
    [330, "know"],
    [331, "mend"],
  ])("of %d percent in the darkest parts", (percent, tone) => {
    expect(found({ ink: { percent } })[0]?.tone).toBe(tone);
  });

  test("is said with its figure, and with the part of the area that has too much", () => {
    expect(found({ ink: { percent: 380, overShare: 0.124 } })[0]?.words).toBe(
      "In its darkest parts (12% of it) the four inks add up to 380%, and paper takes 300%: they may stay wet and mark other pieces. Please save it with a total ink of at most 300%.",
    );
    expect(found({ ink: { percent: 380 } })[0]?.words).toMatch(/^In its darkest parts the four inks/);
  });
});

test.each([
  ["shown", "know", "they mix with what is below them, as the picture shows."],
  ["unknown", "mend", "mix with what is below them otherwise than the picture shows."],
] as const)(
  "colours that overprint are told by what the picture shows of them: %s",
  (overprint, tone, words) => {
    const [said, ...more] = found({ overprint });
    expect([said?.code, said?.tone, more]).toEqual(["overprint", tone, []]);
    expect(said?.words).toContain(words);
  },
);
