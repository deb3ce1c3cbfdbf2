import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { brandColours } from "./brand-colours.ts";

const tokens = readFileSync("src/ui/styles/tokens.css", "utf8");
function tokenOf(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

test.each(Object.entries(brandColours))("mails, documents and pages wear the same %s", (name, colour) => {
  expect(new RegExp(`--${tokenOf(name)}: (#\\w+);`).exec(tokens)?.[1]).toBe(colour);
});
