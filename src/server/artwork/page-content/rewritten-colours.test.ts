import { describe, expect, test } from "vitest";
import { parts, rewritten, words } from "#tests/support/artwork/rewritten-page.ts";
import { thinnestIn } from "./content-facts.ts";
import { contentOf } from "./stream-content.ts";

describe("white that overprints", () => {
  const states = { O: { OP: true, op: true, OPM: 1 } };

  test.each([
    ["no ink at all", "0 0 0 0 k"],
    ["no tint of an ink", "/G cs 0 scn"],
  ])("%s covers what is below it; what follows overprints again", async (_what, colour) => {
    const made = await parts();
    const { content, facts } = rewritten(made, `/O gs ${colour} 9 9 20 20 re f 0 0 1 0 k 40 9 20 20 re f`, {
      ExtGState: states,
      ColorSpace: { G: made.ink("Gold") },
    });
    expect(content).toBe(
      `/O gs ${colour} /KcKnockout gs 9 9 20 20 re f /KcOverprint111 gs 0 0 1 0 k 40 9 20 20 re f`,
    );
    expect(facts.hasWhiteOverprint).toBe(true);
  });

  test("letters and forms that inherit it, too", async () => {
    const made = await parts();
    const { content, namesIn, object } = rewritten(made, "/O gs 0 0 0 0 k BT (A) Tj ET /F Do", {
      ExtGState: states,
      XObject: { F: made.form("0 0 9 9 re f") },
    });
    expect(content).toContain("BT /KcKnockout gs 0 Tr (A) Tj 0 Tr /KcOverprint111 gs ET");
    expect(words(contentOf(object(namesIn("XObject")[0]!)))).toBe(
      "/KcKnockout gs 0 0 9 9 re f /KcOverprint111 gs",
    );
  });

  test.each([
    ["white that covers anyhow", "0 0 0 0 k 9 9 20 20 re f"],
    ["black that overprints", "/O gs 0 0 0 1 k 9 9 20 20 re f"],
  ])("%s stays as it is", async (_what, content) => {
    const found = rewritten(await parts(), content, { ExtGState: states });
    expect([found.content, found.facts.hasWhiteOverprint]).toEqual([content, false]);
  });
});

describe("colours of a screen", () => {
  test("black and grey are printed in black alone, and are none", async () => {
    const { content, facts } = rewritten(await parts(), "0 0 0 rg .5 .5 .5 RG 9 9 20 20 re B");
    expect(content).toBe("0 g 0.5 G 9 9 20 20 re B");
    expect(facts.paintsRgb).toBe(false);
  });

  test("others stay, and are told where something is painted in them", async () => {
    const made = await parts();
    expect(rewritten(made, "1 0 0 rg 0 g 9 9 20 20 re f").facts.paintsRgb).toBe(false);
    expect(rewritten(made, "1 0 0 rg 9 9 20 20 re f").facts.paintsRgb).toBe(true);
  });
});

describe("the thinnest line", () => {
  const page = { x: 20, y: 20, width: 160, height: 60 };

  test.each([
    ["as it is drawn", "0.5 w 30 30 m 90 30 l S", 0.5],
    ["smaller", "q .1 0 0 .1 0 0 cm 3 w 400 400 m 900 400 l S Q", 0.3],
    ["nowhere: what is filled has none", "0.1 w 30 30 40 40 re f", Infinity],
    ["nowhere: crop marks lie outside of what is printed", "0.1 w 0 30 m 15 30 l S", Infinity],
    ["in a form", "q .5 0 0 .5 0 0 cm /F Do Q", 0.2],
  ])("%s", async (_what, content, width) => {
    const made = await parts();
    const { facts } = rewritten(made, content, { XObject: { F: made.form("0.4 w 60 60 m 90 90 l S") } });
    expect(thinnestIn(facts, page)).toBeCloseTo(width, 6);
  });
});
