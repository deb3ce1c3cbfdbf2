import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { createThreads } from "./threads.ts";

const folder = mkdtempSync(join(tmpdir(), "threads-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** Does what it is told, and says which thread it is. */
const script = join(folder, "worker.mjs");
writeFileSync(
  script,
  `import { parentPort, threadId } from "node:worker_threads";
parentPort.on("message", (work) => {
  if (work === "hang") return;
  if (work === "end") process.exit(1);
  if (work === "throw") throw new Error("not ours");
  if (work === "refuse") parentPort.postMessage({ fault: "no ink" });
  else parentPort.postMessage({ result: threadId });
});`,
);

function threadsOf(longestMs = 30_000, idleMs = 30_000) {
  return createThreads<string, number>({ script, idleMs, longestMs, mostHeapMb: 32, reason: "documents" });
}

test("a thread that has answered is there for the next work; works side by side have one each", async () => {
  const run = threadsOf();
  const first = await run("work");
  expect(await run("work")).toBe(first);
  expect(new Set(await Promise.all([run("work"), run("work")])).size).toBe(2);
});

test("a fault of a work is thrown, and its thread goes on", async () => {
  const run = threadsOf();
  const first = await run("work");
  await expect(run("refuse")).rejects.toThrow("no ink");
  expect(await run("work")).toBe(first);
});

test.each([
  ["end", "A thread has ended in its work."],
  ["throw", "not ours"],
])("a thread that is lost by a work (%s) is told, and another one takes its place", async (how, words) => {
  const run = threadsOf();
  const first = await run("work");
  await expect(run(how)).rejects.toThrow(words);
  expect(await run("work")).not.toBe(first);
});

test("a work that is not done in time ends with its thread, and is to be tried again", async () => {
  const run = threadsOf(50);
  await expect(run("hang")).rejects.toMatchObject({ statusCode: 503, reason: "documents" });
});

test("a thread that nothing is given to ends", async () => {
  const run = threadsOf(30_000, 1);
  const first = await run("work");
  await expect.poll(() => run("work")).not.toBe(first);
});
