import { readFileSync } from "node:fs";
import fc from "fast-check";
import { expect, test } from "vitest";
import { colourSheet, contrastOf, LEAST_CONTRAST, readableColour } from "./readable-colours.ts";
import { colourSheetAddress, coloursOfSheet, usualColours } from "./shop-colours.ts";

const tokens = readFileSync("src/ui/styles/tokens.css", "utf8");
const colours = fc.integer({ min: 0, max: 0xff_ff_ff }).map((rgb) => `#${rgb.toString(16).padStart(6, "0")}`);

test("what is usual is what pages have without a style sheet, and is read", () => {
  expect(tokens).toContain(`--magenta: ${usualColours.accent};`);
  expect(tokens).toContain(`--ink: ${usualColours.button};`);
  expect(colourSheetAddress(usualColours)).toBeNull();
  for (const colour of Object.values(usualColours))
    expect(contrastOf(colour)).toBeGreaterThanOrEqual(LEAST_CONTRAST);
});

test("the nearest readable colour is itself where it is read, else a darker one that is", () => {
  expect(readableColour("#d6006c")).toBe("#d6006c");
  expect(contrastOf("#ffe66b")).toBeLessThan(1.3);
  fc.assert(fc.property(colours, (colour) => contrastOf(readableColour(colour)) >= LEAST_CONTRAST));
});

test("the address of a style sheet says its colours, and every token of the pages that it sets is one of theirs", () => {
  const own = { accent: "#00695c", button: "#0b3d91" };
  expect(colourSheetAddress(own)).toBe("/colours/00695c-0b3d91.css");
  expect(coloursOfSheet("00695c-0b3d91.css")).toEqual(own);
  expect(coloursOfSheet("00695c-0b3d91;}.css")).toBeNull();
  const sheet = colourSheet(own);
  expect(sheet).toContain("--magenta:#00695c;");
  expect(sheet).toContain("--button:#0b3d91}");
  for (const [, token] of sheet.matchAll(/(--[a-z-]+):/g)) expect(tokens).toContain(`  ${token}: `);
});
