import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterEach, expect, test, vi } from "vitest";

/** The compiler reads the whole tree; a busy machine takes its time over it. */
vi.setConfig({ testTimeout: 300_000 });

const copies: string[] = [];
afterEach(() => {
  for (const copy of copies.splice(0)) rmSync(copy, { recursive: true, force: true });
});

/** A copy of the sources in which one file says something else. */
function copyWith(file: string, before: string, after: string): string {
  const copy = mkdtempSync(join(tmpdir(), "kisscut-contract-"));
  copies.push(copy);
  for (const part of ["src", "tests", "package.json", "tsconfig.json"])
    cpSync(part, join(copy, part), { recursive: true });
  for (const part of ["node_modules", "scripts", "public"]) symlinkSync(resolve(part), join(copy, part));
  const text = readFileSync(file, "utf8");
  expect(text).toContain(before);
  writeFileSync(join(copy, file), text.replace(before, after));
  return copy;
}

/** The files the compiler finds fault with. */
function brokenFiles(copy: string): Set<string> {
  const compiler = resolve("node_modules/.bin/tsc");
  execFileSync(resolve("node_modules/.bin/react-router"), ["typegen"], { stdio: "ignore" });
  cpSync(".react-router", join(copy, ".react-router"), { recursive: true });
  const { stdout } = spawnSync(compiler, ["--noEmit", "--pretty", "false"], { cwd: copy, encoding: "utf8" });
  return new Set([...stdout.matchAll(/^([^\s(]+)\(\d+,\d+\): error/gm)].map(([, path = ""]) => path));
}

test("a field that is renamed in the contract is an error wherever it is written or read", () => {
  const copy = copyWith("src/contract/cart.ts", "told_price: dollars", "shown_price: dollars");
  const broken = brokenFiles(copy);
  expect([...broken].filter((path) => path.startsWith("src/server/api/cart/")).length).toBeGreaterThan(0);
  expect([...broken].filter((path) => path.startsWith("src/web/features/cart/")).length).toBeGreaterThan(0);
  expect([...broken].filter((path) => !/\/cart\b/.test(path))).toEqual([]);
});

test("a call that moves is an error wherever it is made", () => {
  const copy = copyWith("src/contract/compare.ts", 'path: "compare/:key"', 'path: "comparison/:key"');
  expect([...brokenFiles(copy)]).toEqual(["src/web/features/compare/store/comparison.ts"]);
});
