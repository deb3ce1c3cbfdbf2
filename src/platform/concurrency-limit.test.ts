import { afterEach, expect, test, vi } from "vitest";
import { createConcurrencyLimit } from "./concurrency-limit.ts";

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

function open() {
  return Promise.withResolvers<string>();
}

test("two works run, two wait, the next is refused as busy; a work that fails gives its turn on", async () => {
  const limit = createConcurrencyLimit({ sideBySide: 2, longestQueue: 2, reason: "documents" });
  const works = [open(), open(), open(), open()];
  const begun: number[] = [];
  const running = works.map(({ promise }, at) =>
    limit(() => {
      begun.push(at);
      return promise;
    }),
  );
  await expect(limit(async () => "never")).rejects.toMatchObject({ statusCode: 503 });
  expect(begun).toEqual([0, 1]);

  works[1]?.reject(new Error("This one fails."));
  await expect(running[1]).rejects.toThrow("This one fails.");
  expect(begun).toEqual([0, 1, 2]);

  for (const [at, { resolve }] of works.entries()) resolve(`work ${at}`);
  expect(await Promise.all([running[0], running[2], running[3]])).toEqual(["work 0", "work 2", "work 3"]);
  expect(await limit(async () => "again")).toBe("again");
});

test("a work that has waited for longer than its limit is refused, and its place in the queue is free again", async () => {
  vi.useFakeTimers();
  const [set, cleared] = [vi.spyOn(globalThis, "setTimeout"), vi.spyOn(globalThis, "clearTimeout")];
  const limit = createConcurrencyLimit({
    sideBySide: 1,
    longestQueue: 1,
    longestWaitMs: 1_234,
    reason: "rendering",
  });
  const slow = open();
  const first = limit(() => slow.promise);
  const refused = limit(async () => "never").catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(1_234);
  expect(await refused).toMatchObject({ statusCode: 503, reason: "rendering" });
  const next = limit(async () => "next");
  slow.resolve("first");
  expect(await Promise.all([first, next])).toEqual(["first", "next"]);
  // Its own timers, not those of a shop that is open beside it.
  const own = set.mock.results.filter((_, at) => set.mock.calls[at]?.[1] === 1_234);
  expect(own).toHaveLength(2);
  expect(cleared.mock.calls.flat()).toContain(own[1]?.value);
});
