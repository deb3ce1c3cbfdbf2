import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { inks } from "./inks.ts";

const tokens = readFileSync("src/web/styles/tokens.css", "utf8");
const names = {
  ink: "ink",
  soft: "ink-soft",
  rule: "rule",
  magenta: "magenta",
  cyan: "cyan",
  processCyan: "process-cyan",
  processMagenta: "process-magenta",
  processYellow: "process-yellow",
} as const satisfies Record<keyof typeof inks, string>;

test.each(Object.entries(names))("documents and pages wear the same %s", (ink, token) => {
  expect(new RegExp(`--${token}: (#\\w+);`).exec(tokens)?.[1]).toBe(inks[ink as keyof typeof inks]);
});
