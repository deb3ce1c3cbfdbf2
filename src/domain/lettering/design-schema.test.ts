import { describe, expect, test } from "vitest";
import { defaultDesign } from "./design.ts";
import { letteringDesignSchema } from "./design-schema.ts";

function read(part: object) {
  return letteringDesignSchema.safeParse({ ...defaultDesign, ...part });
}

function faultOf(part: object): string {
  const { error } = read(part);
  return error?.issues.map(({ path, message }) => `${path.join(".")}: ${message}`).join("; ") ?? "";
}

describe("a lettering design", () => {
  test("comes through as it was, the default with no words", () => {
    expect(read({}).data).toEqual(defaultDesign);
    const full = {
      text: "Kia ora\nŌtaki",
      size: { by: "width", mm: 240 },
      outline: { mm: 2.5, colourId: 8 },
      fullColour: "#12abef",
      lines: [
        { font: "pacifico", percent: 150 },
        { font: null, percent: 25 },
      ],
    };
    expect(read(full).data).toEqual({ ...defaultDesign, ...full });
  });

  test("has its text composed, with line feeds and plain spaces, and nothing unseen in it", () => {
    expect(read({ text: "A\u0304\r\nb\tc\u00A0d\u200B\u202Ee\u0007" }).data?.text).toBe("Ā\nb c de");
  });

  test.each([
    ["500 letters", { text: "a".repeat(500) }],
    ["500 letters that come decomposed", { text: "a\u0304".repeat(500) }],
    ["20 lines", { text: Array.from({ length: 20 }, () => "a").join("\r\n") }],
    ["half a circle", { arc: -180 }],
  ])("may have %s", (_, part) => expect(read(part).success).toBe(true));

  test.each([
    [{ text: "a".repeat(501) }, "text: Your text has 501 characters; at most 500 can be cut in one design."],
    [{ text: "\n".repeat(20) }, "text: Your text has 21 lines; at most 20 can be cut in one design."],
    [{ arc: 181 }, "arc: The arc in degrees must be a whole number from -180 to 180."],
    [{ arc: 0.5 }, "arc: The arc in degrees must be a whole number from -180 to 180."],
    [{ letterSpacing: -101 }, "letterSpacing: Letter spacing must be a whole number from -100 to 500."],
    [{ lineSpacing: 101 }, "lineSpacing: Line spacing must be a whole number from -40 to 100."],
    [
      { outline: { mm: 5.5, colourId: 1 } },
      "outline.mm: The outline must be 1 to 5 mm wide, in steps of 0.5 mm.",
    ],
    [
      { outline: { mm: 1.2, colourId: 1 } },
      "outline.mm: The outline must be 1 to 5 mm wide, in steps of 0.5 mm.",
    ],
    [
      { lines: [{ font: null, percent: 24 }] },
      "lines.0.percent: The size of a line in per cent must be a whole number from 25 to 400.",
    ],
    [{ font: "../etc" }, "font: Please choose a font."],
    [{ fullColour: "red" }, "fullColour: Please choose a colour."],
    [{ align: "justify" }, "align: Align must be left, center or right."],
    [{ size: { by: "width", mm: 30.5 } }, "size.mm: The size must be a whole number from 1 to 999999."],
  ])("is refused by the name of what is wrong: %j", (part, fault) => expect(faultOf(part)).toBe(fault));

  test("of another version or with a part more is not read", () => {
    expect(read({ version: 2 }).success).toBe(false);
    expect(read({ bend: 3 }).success).toBe(false);
    expect(read({ size: { by: "fit", mm: 3 } }).success).toBe(false);
  });
});
