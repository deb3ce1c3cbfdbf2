import { mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { StartFault } from "#platform/describe-error.ts";
import { testConfig } from "#tests/support/server/test-config.ts";
import { prepareDataFolder } from "./data-folder.ts";

function folder(): string {
  const made = mkdtempSync(join(tmpdir(), "kisscut-data-"));
  onTestFinished(() => rmSync(made, { recursive: true, force: true }));
  return made;
}

function prepared(dataDir: string) {
  return prepareDataFolder({ ...testConfig({}), dataDir, secretKey: null });
}

test("a folder that is not there yet is made, with a secret that only its user reads and that stays", async () => {
  const dataDir = join(folder(), "new", "data");
  const { secretKey } = await prepared(dataDir);
  expect(secretKey).toMatch(/^[0-9a-f]{64}$/);
  expect(statSync(join(dataDir, "secret.key")).mode & 0o777).toBe(0o600);
  expect((await prepared(dataDir)).secretKey).toBe(secretKey);
});

test("a folder that cannot be written is named", async () => {
  const file = join(folder(), "a-file");
  writeFileSync(file, "");
  const dataDir = join(file, "data");
  await expect(prepared(dataDir)).rejects.toEqual(
    new StartFault(
      `The data folder ${dataDir} cannot be written (ENOTDIR): make it writable, or set DATA_DIR to another folder.`,
    ),
  );
});

test("a secret that was cut short is named instead of being used", async () => {
  const dataDir = folder();
  writeFileSync(join(dataDir, "secret.key"), "");
  await expect(prepared(dataDir)).rejects.toEqual(
    new StartFault(
      `The secret ${join(dataDir, "secret.key")} is cut short: put it back from a copy, or delete it for a new one.`,
    ),
  );
});
