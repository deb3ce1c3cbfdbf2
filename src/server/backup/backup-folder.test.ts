import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { claimFolder, finishBackup, readBackupNote } from "./backup-folder.ts";

const note = {
  kind: "kisscut backup",
  begunAt: "2027-03-10T00:00:00Z",
  finishedAt: "2027-03-10T00:00:17Z",
  shopVersion: "1.2.3",
  postgresMajor: 18,
  migrations: 13,
  uploads: 4,
} as const;

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "kisscut-backup-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const unfinished = () =>
  `${folder} holds a backup that is under way or was broken off: a backup gets a folder of its own.`;

test("of eight backups at once into one folder one gets it, the others are told why not", async () => {
  const claims = await Promise.allSettled(Array.from({ length: 8 }, () => claimFolder(folder)));
  const refused = claims.filter((claim) => claim.status === "rejected");
  expect(refused.map(({ reason }) => (reason as Error).message)).toEqual(Array(7).fill(unfinished()));
});

test("a backup that was broken off is neither restored nor written over", async () => {
  await claimFolder(folder);
  expect(() => readBackupNote(folder)).toThrow(`${folder} is not a whole backup: it has no backup.json.`);
  await expect(claimFolder(folder)).rejects.toThrow(unfinished());
});

test("a finished one says what it is, and its folder is not empty any more", async () => {
  await claimFolder(folder);
  await finishBackup(folder, note);
  expect(readBackupNote(folder)).toEqual(note);
  await expect(claimFolder(folder)).rejects.toThrow(
    `${folder} is not empty: a backup gets a folder of its own.`,
  );
});

test("a folder with anything else in it is left as it is", async () => {
  writeFileSync(join(folder, "letter.txt"), "Dear");
  await expect(claimFolder(folder)).rejects.toThrow(
    `${folder} is not empty: a backup gets a folder of its own.`,
  );
  expect(() => readBackupNote(folder)).toThrow("it has no backup.json");
});
