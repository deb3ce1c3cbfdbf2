import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { sourceFiles } from "./source-files.ts";

/** The compiler reads the whole tree; a busy machine takes its time over it. */
vi.setConfig({ testTimeout: 300_000 });

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

interface Project {
  readonly include: readonly string[];
  readonly exclude?: readonly string[];
}

function compiled(...options: readonly string[]): string {
  return spawnSync("node_modules/.bin/tsc", [...options, "--pretty", "false"], { encoding: "utf8" }).stdout;
}

/** The lines of a probe that do not compile beside everything else of a project. */
function faultyLines(project: string, probe: readonly string[]): number[] {
  mkdirSync(".cache", { recursive: true });
  const folder = mkdtempSync(join(".cache", "fences-"));
  folders.push(folder);
  const { include, exclude = [] } = JSON.parse(readFileSync(project, "utf8")) as Project;
  writeFileSync(join(folder, "probe.ts"), `${probe.join("\n")}\nexport {};\n`);
  const config = {
    extends: resolve(project),
    compilerOptions: { incremental: false, tsBuildInfoFile: null },
    include: ["probe.ts", ...include.map((path) => resolve(path))],
    exclude: exclude.map((path) => resolve(path)),
  };
  writeFileSync(join(folder, "tsconfig.json"), JSON.stringify(config));
  return [...compiled("-p", folder).matchAll(/probe\.ts\((\d+),\d+\): error/g)].map(([, line]) =>
    Number(line),
  );
}

const browser = "document.title;";
const node = "process.cwd();";
const nodeModule = 'import { join } from "node:path"; join("a");';

test.each([
  [
    "rules, contract and goods know neither a browser nor Node",
    "domain",
    [browser, node, nodeModule],
    [1, 2, 3],
  ],
  ["the server knows no browser", "server", [browser, node, nodeModule], [1]],
  ["pages know no Node", "web", [browser, node, nodeModule], [2, 3]],
  ["scripts, measures and tests without a page know no browser", "tools", [browser, node, nodeModule], [1]],
] as const)("%s", (_what, project, probe, faulty) => {
  expect(faultyLines(`tsconfig.${project}.json`, probe)).toEqual(faulty);
});

test("every file is compiled behind one of the fences", () => {
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as { scripts: { typecheck: string } };
  const projects = scripts.typecheck.match(/tsconfig\.[a-z-]+\.json/g) ?? [];
  expect(projects).toHaveLength(5);
  const behind = new Set(
    projects.flatMap((project) => compiled("-p", project, "--listFilesOnly").split("\n")),
  );
  const files = sourceFiles(".ts", ".tsx").map(({ path }) => path);
  expect(files.filter((path) => !behind.has(resolve(path)))).toEqual([]);
});
