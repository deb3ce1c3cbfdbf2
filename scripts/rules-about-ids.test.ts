import { existsSync, globSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { catalogueDocument } from "#catalogue/catalogue.ts";

const ROOT = new URL("..", import.meta.url).pathname;

/** Every table row of docs/rules-about-ids.md: its rule, its data files and the paths of its fields. */
const rules = readFileSync(`${ROOT}docs/rules-about-ids.md`, "utf8")
  .split("\n")
  .filter((line) => line.startsWith("|") && line.includes("`"))
  .map((line) => {
    const [, rule, spec, , data, fields] = line.split("|").map((cell) => cell.trim());
    const quoted = (cell = "") => [...cell.matchAll(/`([^`]+)`/g)].map((match) => match[1] ?? "");
    return { rule, spec: spec ?? "", files: quoted(data), paths: quoted(fields) };
  });

/** All values a path such as `products[].supplies[].supplyId` has in the document; missing ones are left out. */
function valuesAt(value: unknown, path: readonly string[]): unknown[] {
  const [step, ...rest] = path;
  if (step === undefined) return [value];
  const list = step.endsWith("[]");
  const next = Object.entries(value ?? {}).find(([key]) => key === step.replace("[]", ""))?.[1] as unknown;
  if (next === undefined) return [];
  return list && Array.isArray(next) ? next.flatMap((row) => valuesAt(row, rest)) : valuesAt(next, rest);
}

describe("the page of rules about ids", () => {
  test("has a row for each of some sixty rules", () => {
    expect(rules.length).toBeGreaterThan(55);
  });

  test.each(rules)("'$rule' ($spec) names fields that the catalogue has", ({ spec, files, paths }) => {
    expect(spec).toMatch(/^[BCQ] \d/);
    expect(paths.length).toBeGreaterThan(0);
    for (const path of paths) expect(valuesAt(catalogueDocument, path.split("."))).not.toEqual([]);
    for (const file of files) {
      const pattern = `${ROOT}src/catalogue/${file}`;
      expect(file.includes("*") ? globSync(pattern).length > 0 : existsSync(pattern)).toBe(true);
    }
  });
});
