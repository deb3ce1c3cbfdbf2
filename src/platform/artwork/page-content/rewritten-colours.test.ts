import { PDFName } from "@cantoo/pdf-lib";
import { describe, expect, test } from "vitest";
import { parts, rewritten, words } from "#tests/support/artwork/rewritten-page.ts";
import { heaviestIn, thinnestIn } from "./content-facts.ts";
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

test("a space that begins with black is still there for the colour after it", async () => {
  const made = await parts();
  const profile = made.doc.context.register(made.doc.context.flateStream("", { N: 3 }));
  const space = made.obj([PDFName.of("ICCBased"), profile] as never);
  const { content, namesIn } = rewritten(made, "/C cs 1 0 0 scn 0 0 9 9 re f", { ColorSpace: { C: space } });
  expect(content).toBe("0 g /C cs 1 0 0 scn 0 0 9 9 re f");
  expect(namesIn("ColorSpace")).toEqual(["C"]);
});

describe("inks that stand for a plate which nobody has ordered", () => {
  test("foil is mixed of what its file says, tint by tint", async () => {
    const made = await parts();
    const content = "/F cs 1 scn 0 0 9 9 re f 0.5 scn 1 1 2 2 re f";
    const {
      content: left,
      namesIn,
      facts,
    } = rewritten(made, content, {
      ColorSpace: { F: made.ink("Gold Foil") },
    });
    expect(left).toBe("0 1 0 0 k 0 1 0 0 k 0 0 9 9 re f 0 0.5 0 0 k 1 1 2 2 re f");
    expect(namesIn("ColorSpace")).toEqual([]);
    expect([...facts.inks]).toEqual(["Gold Foil"]);
  });

  test("in samples, too", async () => {
    const made = await parts();
    const { context } = made.doc;
    const samples = context.flateStream(Buffer.from([0, 0, 0, 0, 0, 51, 204, 0]), {
      FunctionType: 0,
      Domain: [0, 1],
      Range: [0, 1, 0, 1, 0, 1, 0, 1],
      Size: [2],
      BitsPerSample: 8,
    });
    const names = ["Separation", "Foil", "DeviceCMYK"].map((name) => PDFName.of(name));
    const foil = context.obj([...names, context.register(samples)] as never);
    const { content } = rewritten(made, "/F CS 0.5 SCN 0 0 9 9 re S", { ColorSpace: { F: foil } });
    expect(content).toBe("0 0.2 0.8 0 K 0 0.1 0.4 0 K 0 0 9 9 re S");
  });

  test("white is bare stock, or nothing where it would overprint; relief and gloss go", async () => {
    const made = await parts();
    const content =
      "/W cs 1 scn 0 0 9 9 re f /O gs 1 1 2 2 re f /E cs 1 scn 3 3 4 4 re f /V cs 1 scn BT (A) Tj ET";
    const { content: left } = rewritten(made, content, {
      ColorSpace: { W: made.ink("White"), E: made.ink("Emboss"), V: made.ink("Spot UV") },
      ExtGState: { O: { op: true, OPM: 0 } },
    });
    expect(left).toBe(
      "0 0 0 0 k 0 0 0 0 k 0 0 9 9 re f /O gs 1 1 2 2 re n 0 g 0 g 3 3 4 4 re n 0 g 0 g BT 3 Tr (A) Tj 0 Tr ET",
    );
  });
});

describe("areas with more ink than paper takes", () => {
  const printed = { x: 20, y: 0, width: 160, height: 100 };

  test.each([
    ["of all inks", "1 1 1 1 k 30 10 20 20 re f", 400],
    ["of exactly as much as it takes", "1 1 1 0 k 30 10 20 20 re f", 0],
    ["outside of what is printed", "1 1 1 1 k 0 10 20 20 re f", 0],
    ["as small as a letter", "1 1 1 1 k 30 10 4 4 re f", 0],
    ["that are lines", "1 1 1 1 K 30 10 20 20 re S", 0],
    ["with another after it", "0.9 0.9 0.8 0.9 k 30 10 20 20 re f 1 0 0 0 k 60 10 20 20 re f", 350],
  ])("%s", async (_what, content, percent) => {
    const { facts } = rewritten(await parts(), content);
    expect(heaviestIn(facts, printed, 0.001)).toBe(percent);
  });

  test("in forms, where they are placed, and in the colour of their surroundings", async () => {
    const made = await parts();
    const { facts } = rewritten(made, "1 0 0 0 k /F Do 1 1 1 0.5 k q 1 0 0 1 30 0 cm /F Do Q", {
      XObject: { F: made.form("0 0 20 20 re f") },
    });
    expect(heaviestIn(facts, { x: 0, y: 0, width: 20, height: 20 }, 0.001)).toBe(0);
    expect(heaviestIn(facts, { x: 30, y: 0, width: 20, height: 20 }, 0.001)).toBe(350);
  });

  test.each([
    ["1 0 0 0 k 9 9 20 20 re f", true],
    ["0 0 0 1 k 9 9 20 20 re f", false],
    ["1 0 0 rg 9 9 20 20 re f", false],
  ])("what is mixed of inks is told from black and from lights: %s", async (content, isMixed) => {
    expect(rewritten(await parts(), content).facts.paintsMixed).toBe(isMixed);
  });
});
