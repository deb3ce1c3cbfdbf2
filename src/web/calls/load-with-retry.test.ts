import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { loadWithRetry } from "./load-with-retry.ts";

/** What React Router throws for an answer that is no data. */
function answered(status: number) {
  return { status, statusText: "", internal: false, data: "" };
}

function asked(...answers: readonly unknown[]) {
  const left = [...answers];
  const leaving = new AbortController();
  const serverLoader = vi.fn<() => Promise<unknown>>(async () => {
    const answer = left.length > 1 ? left.shift() : left[0];
    if (answer === "data") return answer;
    throw answer;
  });
  return { leaving, serverLoader, data: loadWithRetry({ request: leaving, serverLoader }) };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test.each([
  ["busy", answered(503)],
  ["asked too often", answered(429)],
  ["out of reach behind its proxy", answered(502)],
  ["away", new TypeError("Failed to fetch")],
])("a shop that is %s is asked again until it answers", async (_what, refusal) => {
  const { data, serverLoader } = asked(refusal, refusal, refusal, "data");
  await vi.advanceTimersByTimeAsync(3_500);
  expect(await data).toBe("data");
  expect(serverLoader).toHaveBeenCalledTimes(4);
});

test.each([404, 500])("what is answered with %i is so", async (status) => {
  const { data, serverLoader } = asked(answered(status), "data");
  await expect(data).rejects.toMatchObject({ status });
  expect(serverLoader).toHaveBeenCalledTimes(1);
});

test("who goes elsewhere asks no more", async () => {
  const { data, leaving, serverLoader } = asked(answered(503));
  const ended = data.catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(100);
  leaving.abort();
  expect(await ended).toMatchObject({ name: "AbortError" });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(serverLoader).toHaveBeenCalledTimes(1);
});
