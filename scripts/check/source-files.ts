import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";

export interface SourceFile {
  /** From the root of the project, with forward slashes. */
  readonly path: string;
  readonly text: string;
}

export function isTest(path: string): boolean {
  return path.startsWith("tests/") || path.startsWith("bench/") || /\.(test|bench|probe)\.tsx?$/.test(path);
}

/** The files of the work tree that git keeps or would keep, of the given endings. */
export function sourceFiles(...endings: readonly string[]): SourceFile[] {
  return execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], { encoding: "utf8" })
    .split("\n")
    .filter((path) => endings.some((ending) => path.endsWith(ending)) && existsSync(path))
    .map((path) => ({ path, text: readFileSync(path, "utf8") }));
}
