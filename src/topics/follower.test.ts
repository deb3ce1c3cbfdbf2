import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createFollower } from "./follower.ts";
import type { Services } from "./services.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A node whose catalogue cannot be read for the first few times. */
function node(failures: number) {
  const state = { readings: 0 };
  const services = { log: { info: () => undefined, error: () => undefined } } as unknown as Services;
  const refresh = async () => {
    state.readings += 1;
    if (state.readings <= failures) throw new Error("the database is away");
    return true;
  };
  return { state, follower: createFollower(services, { name: "catalogue", refresh }) };
}

test("a catalogue that could not be read is read again after 1, 2 and 4 seconds, then no more", async () => {
  const { state, follower } = node(3);
  follower.read();
  const readingsAfter: number[] = [];
  for (const seconds of [0.9, 0.2, 1.8, 0.2, 3.8, 0.2, 600]) {
    await vi.advanceTimersByTimeAsync(seconds * 1_000);
    readingsAfter.push(state.readings);
  }
  expect(readingsAfter).toEqual([1, 2, 2, 3, 3, 4, 4]);
});

test("a node that stops does not read again", async () => {
  const { state, follower } = node(1);
  follower.read();
  await vi.advanceTimersByTimeAsync(100);
  follower.stop();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(state.readings).toBe(1);
});
