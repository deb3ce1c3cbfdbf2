import { readFileSync } from "node:fs";
import { join } from "node:path";
import { sourceFiles } from "./source-files.ts";

/** Where the type check keeps what it read of each project. */
const folder = ".cache/types";

/** The projects that the type check compiles, by name. */
function projects(): readonly string[] {
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as { scripts: { typecheck: string } };
  return [...scripts.typecheck.matchAll(/tsconfig\.([a-z-]+)\.json/g)].map(([, name = ""]) => name);
}

/** The files that the compiler has read of a project, from the root. */
function filesOf(project: string): readonly string[] {
  const kept = JSON.parse(readFileSync(join(folder, `${project}.tsbuildinfo`), "utf8")) as {
    fileNames: readonly string[];
  };
  return kept.fileNames.map((name) => join(folder, name));
}

/** After a type check: every file is compiled in one of its projects, behind the fence of that. */
const behind = new Set(projects().flatMap(filesOf));
const outside = sourceFiles(".ts", ".tsx").filter(({ path }) => !behind.has(path));
for (const { path } of outside) console.error(`${path} is not compiled in any project`);
console.log(`fences: ${outside.length} files outside of them`);
process.exitCode = outside.length > 0 ? 1 : 0;
