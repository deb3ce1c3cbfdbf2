import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { askPrices, forgetPrices, type PricesAnswer } from "#web/configurator/configuration.ts";

const card = "product_id=7";
const sticker = "product_id=9";

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  for (const query of [card, sticker]) forgetPrices(query);
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function serverOf(status: number) {
  const body = {
    status: status === 200 ? "SUCCESS" : "ERROR",
    code: status,
    selection_hash: "00ff",
    data: [],
  };
  const fetched = vi.fn<typeof fetch>(() => Promise.resolve(Response.json(body, { status })));
  vi.stubGlobal("fetch", fetched);
  return fetched;
}

/** Everything heard by those who ask about a selection after so many milliseconds each. */
function ask(query: string, ...delays: readonly number[]): PricesAnswer[] {
  const heard: PricesAnswer[] = [];
  for (const delayMs of delays) askPrices(query, delayMs, (answer) => heard.push(answer));
  return heard;
}

test("two who ask about one selection are told one answer, also when the second asks after it has come", async () => {
  const fetched = serverOf(200);
  const heard = ask(card, 150, 200, 5000);
  await vi.advanceTimersByTimeAsync(6000);
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(heard.map(({ ok }) => ok)).toEqual([true, true, true]);
});

test("another selection is another question, and ends the one before it", async () => {
  const fetched = vi.fn<typeof fetch>(() => new Promise(() => undefined));
  vi.stubGlobal("fetch", fetched);
  ask(card, 150);
  ask(sticker, 350);
  await vi.advanceTimersByTimeAsync(200);
  expect(fetched.mock.calls[0]?.[1]?.signal?.aborted).toBe(false);
  await vi.advanceTimersByTimeAsync(200);
  expect(fetched.mock.calls.map(([address]) => address)).toEqual([
    "/api/get/pricing-data?product_id=7",
    "/api/get/pricing-data?product_id=9",
  ]);
  expect(fetched.mock.calls[0]?.[1]?.signal?.aborted).toBe(true);
});

test("a failed answer is not kept: whoever asks next asks the server", async () => {
  vi.spyOn(console, "error").mockReturnValue();
  const fetched = serverOf(500);
  ask(card, 150, 200);
  await vi.advanceTimersByTimeAsync(1000);
  expect(fetched).toHaveBeenCalledTimes(2);
});

test("an answer that was found wrong is not told again", async () => {
  const fetched = serverOf(200);
  ask(card, 150);
  await vi.advanceTimersByTimeAsync(1000);
  forgetPrices(card);
  ask(card, 150);
  await vi.advanceTimersByTimeAsync(1000);
  expect(fetched).toHaveBeenCalledTimes(2);
});
