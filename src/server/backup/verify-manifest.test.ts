import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { verifyManifest } from "./restore-backup.ts";

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

function sha256(text: string) {
  return createHash("sha256").update(text).digest("hex");
}

const contents = { PG_VERSION: "18\n", "base/1/1259": "rows of a table", ".s.PGSQL.5432.lock": "4711\n" };

/** A manifest as PostgreSQL writes it: a line per file, and the checksum of all lines before the last. */
function manifestOf(files: Readonly<Record<string, string>>): string {
  const lines = Object.entries(files).map(([Path, text]) =>
    JSON.stringify({ Path, Size: text.length, "Checksum-Algorithm": "SHA256", Checksum: sha256(text) }),
  );
  const covered = `{ "PostgreSQL-Backup-Manifest-Version": 2,\n"Files": [\n${lines.join(",\n")}\n],\n`;
  return `${covered}"Manifest-Checksum": "${sha256(covered)}"}\n`;
}

/** An unpacked database that has these files, and a manifest beside it. */
function unpacked(files: Readonly<Record<string, string>>, manifest = manifestOf(contents)) {
  const folder = mkdtempSync(join(tmpdir(), "kisscut-manifest-"));
  folders.push(folder);
  const database = join(folder, "postgres");
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(database, path)), { recursive: true });
    writeFileSync(join(database, path), text);
  }
  writeFileSync(join(folder, "manifest.json"), manifest);
  return verifyManifest(join(folder, "manifest.json"), database);
}

const { ".s.PGSQL.5432.lock": _lock, ...whole } = contents;

test("an unpacked database that is as its manifest says is whole, without the lock of its old socket", async () => {
  await expect(unpacked(whole)).resolves.toBeUndefined();
});

test.each([
  ["a changed file", { ...whole, "base/1/1259": "rows of a tabel" }, "base/1/1259 is not as it was"],
  ["a shorter file", { ...whole, "base/1/1259": "rows" }, "base/1/1259 is not as it was"],
  ["a missing file", { PG_VERSION: "18\n" }, "base/1/1259 is missing"],
])("%s is named", async (_what, files, said) => {
  await expect(unpacked(files)).rejects.toThrow(`The backup is damaged: ${said}.`);
});

test("a manifest with a line less is not believed", async () => {
  const changed = manifestOf(contents).replace(/\{"Path":"base.*\n/, "");
  await expect(unpacked(whole, changed)).rejects.toThrow("its manifest is not as PostgreSQL wrote it");
});
