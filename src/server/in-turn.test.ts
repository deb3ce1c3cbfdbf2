import { afterEach, expect, test, vi } from "vitest";
import { createTurns } from "./in-turn.ts";

afterEach(() => vi.useRealTimers());

function open() {
  return Promise.withResolvers<string>();
}

test("two works run, two wait, the next is refused as busy; a work that fails gives its turn on", async () => {
  const inTurn = createTurns({ sideBySide: 2, longestQueue: 2, reason: "documents" });
  const works = [open(), open(), open(), open()];
  const begun: number[] = [];
  const running = works.map(({ promise }, at) =>
    inTurn(() => {
      begun.push(at);
      return promise;
    }),
  );
  await expect(inTurn(async () => "never")).rejects.toMatchObject({ statusCode: 503 });
  expect(begun).toEqual([0, 1]);

  works[1]?.reject(new Error("This one fails."));
  await expect(running[1]).rejects.toThrow("This one fails.");
  expect(begun).toEqual([0, 1, 2]);

  for (const [at, { resolve }] of works.entries()) resolve(`work ${at}`);
  expect(await Promise.all([running[0], running[2], running[3]])).toEqual(["work 0", "work 2", "work 3"]);
  expect(await inTurn(async () => "again")).toBe("again");
});

test("a work that has waited for longer than its limit is refused, and its place in the queue is free again", async () => {
  vi.useFakeTimers();
  const inTurn = createTurns({ sideBySide: 1, longestQueue: 1, longestWaitMs: 1_000, reason: "rendering" });
  const slow = open();
  const first = inTurn(() => slow.promise);
  const refused = inTurn(async () => "never").catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await refused).toMatchObject({ statusCode: 503, reason: "rendering" });
  const next = inTurn(async () => "next");
  slow.resolve("first");
  expect(await Promise.all([first, next])).toEqual(["first", "next"]);
  expect(vi.getTimerCount()).toBe(0);
});
