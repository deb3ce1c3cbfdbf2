import { setImmediate } from "node:timers/promises";
import { afterEach, expect, test, vi } from "vitest";
import { createRounds, holderOf } from "./rounds.ts";

afterEach(() => vi.restoreAllMocks());

/** Works are short, however busy the machine is. */
function stopClock(): void {
  vi.spyOn(performance, "now").mockReturnValue(0);
}

function openRounds(longestQueue = 10) {
  const begin = createRounds(longestQueue, "rendering");
  const begun: string[] = [];
  const bring = async (holder: string, name: string): Promise<void> => {
    await begin(holder);
    begun.push(name);
  };
  return { bring, begun };
}

test("who brings many begins one in a round, and who comes meanwhile is heard in between", async () => {
  stopClock();
  const { bring, begun } = openRounds();
  const works = [bring("ann", "ann 1"), bring("ann", "ann 2"), bring("ann", "ann 3")];
  await Promise.resolve();
  expect(begun).toEqual(["ann 1"]);
  works.push(bring("bob", "bob 1"));
  await Promise.resolve();
  expect(begun).toEqual(["ann 1", "bob 1"]);
  await setImmediate();
  expect(begun).toEqual(["ann 1", "bob 1", "ann 2"]);
  works.push(bring("bob", "bob 2"));
  await Promise.all(works);
  expect(begun).toEqual(["ann 1", "bob 1", "ann 2", "bob 2", "ann 3"]);
});

test("more than may wait are refused as busy, and keep nobody else back; afterwards all begins anew", async () => {
  stopClock();
  const { bring, begun } = openRounds(1);
  const works = [bring("ann", "ann 1"), bring("ann", "ann 2")];
  await expect(bring("ann", "ann 3")).rejects.toMatchObject({ statusCode: 503, reason: "rendering" });
  await bring("bob", "bob 1");
  await Promise.all(works);
  await setImmediate();
  await setImmediate();
  await bring("ann", "ann 4");
  expect(begun).toEqual(["ann 1", "bob 1", "ann 2", "ann 4"]);
});

test("a turn is a network's; behind a proxy on this machine each request has its own", () => {
  expect(holderOf({ ip: "2001:db8::7", id: "a" })).toBe(holderOf({ ip: "2001:db8::8", id: "b" }));
  expect(holderOf({ ip: "192.0.2.1", id: "a" })).toBe(holderOf({ ip: "192.0.2.1", id: "b" }));
  expect(holderOf({ ip: "127.0.0.1", id: "a" })).not.toBe(holderOf({ ip: "127.0.0.1", id: "b" }));
});

test("after a long work its holder pauses as long, and others do not", async () => {
  const { bring, begun } = openRounds();
  const times: number[] = [];
  const workLong = async (name: string) => {
    await bring("ann", name);
    times.push(performance.now());
    while (performance.now() < (times.at(-1) ?? 0) + 40);
  };
  const works = [workLong("ann 1"), workLong("ann 2")];
  await setImmediate();
  await bring("bob", "bob 1");
  await Promise.all(works);
  expect(begun).toEqual(["ann 1", "bob 1", "ann 2"]);
  expect((times[1] ?? 0) - (times[0] ?? 0)).toBeGreaterThanOrEqual(79);
});
