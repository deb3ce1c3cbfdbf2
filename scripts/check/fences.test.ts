import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { sourceFiles } from "./source-files.ts";

/** The files that the compiler reads of a project. */
function filesOf(project: string): readonly string[] {
  const listed = spawnSync("node_modules/.bin/tsc", ["-p", project, "--listFilesOnly"], { encoding: "utf8" });
  return listed.stdout.split("\n");
}

test("every file is compiled behind one of the fences", () => {
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as { scripts: { typecheck: string } };
  const projects = scripts.typecheck.match(/tsconfig\.[a-z-]+\.json/g) ?? [];
  expect(projects).toHaveLength(5);
  const behind = new Set(projects.flatMap(filesOf));
  const files = sourceFiles(".ts", ".tsx").map(({ path }) => path);
  expect(files.filter((path) => !behind.has(resolve(path)))).toEqual([]);
});
