import { spawn } from "node:child_process";
import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { afterAll, beforeAll, expect, test } from "vitest";
import { discardFile } from "#platform/files/staged-file.ts";
import { uploadFolders } from "#platform/files/data-folder.ts";
import { runLimited, runStarted } from "./run-limited.ts";

let dataDir: string;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "kisscut-limited-"));
});
afterAll(() => rm(dataDir, { recursive: true }));

/** More than fits into a pipe, piece by piece. */
function* manyPieces(): Generator<Buffer> {
  for (let sent = 0; sent < 400; sent += 1) yield Buffer.alloc(65_536);
}

function work() {
  return { content: Readable.from(manyPieces()), mostBytes: 100 };
}

test("a program that is killed while it is fed has taken too much: that is its outcome, not a fault of the pipe", async () => {
  const script = join(dataDir, "killed.mjs");
  await writeFile(script, 'process.stdin.once("data", () => process.kill(process.pid, "SIGKILL"));');
  const { file, said } = await runLimited(dataDir, { script, given: [], ...work() });
  await discardFile(file.path);
  expect(said).toBeNull();
});

test("where no process can be started, that is what the work fails with, and nothing is left behind", async () => {
  const child = spawn("/nowhere/sh", [], { stdio: ["pipe", "pipe", "pipe", "pipe"] });
  await expect(runStarted(dataDir, child, work())).rejects.toThrow("spawn /nowhere/sh ENOENT");
  expect(await readdir(uploadFolders(dataDir).staging)).toEqual([]);
});
