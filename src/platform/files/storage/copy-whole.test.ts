import { randomBytes } from "node:crypto";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { copyWhole } from "./folder-storage.ts";

function folder(): string {
  const path = mkdtempSync(join(tmpdir(), "kisscut-copy-"));
  onTestFinished(() => rmSync(path, { recursive: true, force: true }));
  return path;
}

test("several that copy one file at once do not take each other's away, and nothing else is left", async () => {
  const [from, to] = [join(folder(), "arrived"), folder()];
  const content = randomBytes(3_000_000);
  writeFileSync(from, content);
  await Promise.all(Array.from({ length: 6 }, () => copyWhole(from, join(to, "whole"))));
  expect(readdirSync(to)).toEqual(["whole"]);
  expect(readFileSync(join(to, "whole")).equals(content)).toBe(true);
});

test("a copy that fails leaves nothing of it behind", async () => {
  const [from, to] = [join(folder(), "arrived"), folder()];
  writeFileSync(from, "a label");
  mkdirSync(join(to, "whole", "in the way"), { recursive: true });
  await expect(copyWhole(from, join(to, "whole"))).rejects.toMatchObject({ syscall: "rename" });
  expect(readdirSync(to)).toEqual(["whole"]);
});
