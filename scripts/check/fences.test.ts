import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { afterEach, expect, test, vi } from "vitest";

/** The compiler reads the whole tree; a busy machine takes its time over it. */
vi.setConfig({ testTimeout: 300_000 });

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

interface Project {
  readonly include: readonly string[];
}

/** The lines of a probe that do not compile beside everything else of a project. */
function faultyLines(project: string, probe: readonly string[]): number[] {
  mkdirSync(".cache", { recursive: true });
  const folder = mkdtempSync(join(".cache", "fences-"));
  folders.push(folder);
  const { include } = JSON.parse(readFileSync(project, "utf8")) as Project;
  writeFileSync(join(folder, "probe.ts"), `${probe.join("\n")}\nexport {};\n`);
  const config = {
    extends: resolve(project),
    include: ["probe.ts", ...include.map((path) => resolve(path))],
  };
  writeFileSync(join(folder, "tsconfig.json"), JSON.stringify(config));
  const { stdout } = spawnSync("node_modules/.bin/tsc", ["-p", folder, "--pretty", "false"], {
    encoding: "utf8",
  });
  return [...stdout.matchAll(/probe\.ts\((\d+),\d+\): error/g)].map(([, line]) => Number(line));
}

test("rules, contract and goods know neither a browser nor Node", () => {
  expect(faultyLines("tsconfig.domain.json", ["document.title;", "process.cwd();"])).toEqual([1, 2]);
});

test("the server knows no browser", () => {
  expect(faultyLines("tsconfig.server.json", ["window.location;", "process.cwd();"])).toEqual([1]);
});

test("pages know no Node", () => {
  const probe = ["window.location;", "process.cwd();", 'import { join } from "node:path"; join("a");'];
  expect(faultyLines("tsconfig.web.json", probe)).toEqual([2, 3]);
});
