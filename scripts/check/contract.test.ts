import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";

/** The compiler reads the whole tree; a busy machine takes its time over it. */
const LONGEST_MS = 600_000;

/** What is said otherwise in the copy: a field of an answer, the address of a call, what a call refuses, and what its use case does. */
const changes = [
  ["src/contract/cart.ts", "told_price: dollars", "shown_price: dollars"],
  ["src/contract/compare.ts", 'path: "compare/:key"', 'path: "comparison/:key"'],
  ["src/contract/delivery.ts", 'refusals: ["unknown"]', "refusals: []"],
  ["src/server/services/catalogue/find-page-meta.ts", 'refuseFields("unknown"', 'refuseFields("refused"'],
] as const;

/** A copy of the sources with these changes. */
function changedCopy(): string {
  const copy = mkdtempSync(join(tmpdir(), "kisscut-contract-"));
  for (const part of ["src", "tests", "package.json", "tsconfig.json"])
    cpSync(part, join(copy, part), { recursive: true });
  for (const part of ["node_modules", "scripts", "public"]) symlinkSync(resolve(part), join(copy, part));
  for (const [file, before, after] of changes) {
    const text = readFileSync(file, "utf8");
    expect(text).toContain(before);
    writeFileSync(join(copy, file), text.replace(before, after));
  }
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

let copy = "";
let broken: readonly string[] = [];
beforeAll(() => {
  copy = changedCopy();
  broken = [...brokenFiles(copy)];
}, LONGEST_MS);
afterAll(() => rmSync(copy, { recursive: true, force: true }));

const caller = "src/web/features/compare/store/comparison.ts";
const ofRefusals = ["src/server/api/delivery.ts", "src/server/services/catalogue/find-page-meta.ts"];

test("a field that is renamed in the contract is an error wherever it is written or read", () => {
  const ofCart = broken.filter((path) => path !== caller && !ofRefusals.includes(path));
  expect(ofCart.filter((path) => path.startsWith("src/server/api/cart/")).length).toBeGreaterThan(0);
  expect(ofCart.filter((path) => path.startsWith("src/web/features/cart/")).length).toBeGreaterThan(0);
  expect(ofCart.filter((path) => !/\/cart\b/.test(path))).toEqual([]);
});

test("a call that moves is an error where it is made", () => {
  expect(broken).toContain(caller);
});

test("a refusal is an error where a call that does not name it answers it, and where its use case does not", () => {
  expect(broken).toEqual(expect.arrayContaining(ofRefusals));
});
