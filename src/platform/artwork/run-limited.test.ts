import { spawn } from "node:child_process";
import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { afterAll, beforeAll, expect, test } from "vitest";
import { discardFile } from "#platform/files/staged-file.ts";
import { uploadFolders } from "#platform/files/data-folder.ts";
import { KilledProgram, runLimited, runStarted } from "./run-limited.ts";

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

/** A program that begins so once it is fed. */
async function programOf(name: string, statement: string): Promise<string> {
  const script = join(dataDir, `${name}.mjs`);
  await writeFile(script, `process.stdin.once("data", () => { ${statement} });`);
  return script;
}

test("a program that somebody kills while it is fed says nothing of its file: it is worth another try", async () => {
  const script = await programOf("killed", 'process.kill(process.pid, "SIGKILL")');
  const killed = await runLimited(dataDir, { script, given: [], ...work() }).catch((error: unknown) => error);
  expect(killed).toBeInstanceOf(KilledProgram);
  expect(killed).toMatchObject({ statusCode: 503, reason: "files", wasLate: false });
  expect(await readdir(uploadFolders(dataDir).staging)).toEqual([]);
});

test("so does one that hangs, or is stopped, until its time by the clock has run out", async () => {
  const limits = { cpuSeconds: 5, wallMs: 1_500 };
  for (const [name, statement] of [
    ["hung", "setTimeout(() => undefined, 60_000)"],
    ["stopped", 'process.kill(process.pid, "SIGSTOP")'],
  ] as const) {
    const script = await programOf(name, statement);
    const hung = await runLimited(dataDir, { script, given: [], limits, ...work() }).catch(
      (error: unknown) => error,
    );
    expect(hung).toMatchObject({ statusCode: 503, wasLate: true });
  }
});

test.each([
  ["cpu-time", "for (;;);"],
  ["memory", "const all = []; for (;;) all.push(new Array(1e6).fill(0.5));"],
] as const)("a program that takes too much of its %s ends by that limit", async (excess, statement) => {
  const script = await programOf(excess, statement);
  const limits = { cpuSeconds: excess === "memory" ? 20 : 1, wallMs: 60_000 };
  const outcome = await runLimited(dataDir, { script, given: [], limits, ...work() });
  await discardFile(outcome.file.path);
  expect(outcome).toMatchObject({ said: null, excess });
});

test("where no process can be started, that is what the work fails with, and nothing is left behind", async () => {
  const child = spawn("/nowhere/sh", [], { stdio: ["pipe", "pipe", "pipe", "pipe"] });
  const late = new AbortController().signal;
  await expect(runStarted(dataDir, { child, late }, work())).rejects.toThrow("spawn /nowhere/sh ENOENT");
  expect(await readdir(uploadFolders(dataDir).staging)).toEqual([]);
});
