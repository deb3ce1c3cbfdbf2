import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { importsOf, targetOf } from "./imports.ts";

/** The files by which what a module loads at once comes to a package; null when it does not. */
function wayTo(name: string, module: string): readonly string[] | null {
  const ways = new Map<string, readonly string[]>([[module, [module]]]);
  for (const [path, way] of ways) {
    // What is fetched with its first use is no part of it.
    const text = readFileSync(path, "utf8").replaceAll("import(", "(");
    for (const { specifier, isType } of importsOf(text)) {
      if (isType) continue;
      if (specifier === name || specifier.startsWith(`${name}/`)) return [...way, specifier];
      const target = targetOf(path, specifier);
      if (target !== null && /\.tsx?$/.test(target) && !ways.has(target)) ways.set(target, [...way, target]);
    }
  }
  return null;
}

test.each([
  "src/web/root.tsx",
  "src/web/routes/quote-page/quote-screen.tsx",
  "src/web/configurator/address.ts",
])("%s brings no Zod along: a page's first script would be a fifth larger", (module) =>
  expect(wayTo("zod", module)).toBeNull(),
);

test("a way to a package is found through files of other layers", () => {
  expect(wayTo("zod", "src/contract/schemas/lettering-fields.ts")?.at(-1)).toMatch(/^zod/);
});
