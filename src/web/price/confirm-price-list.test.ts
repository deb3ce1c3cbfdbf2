import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { forgetPrices } from "#web/configurator/configuration.ts";
import { confirmPriceList } from "./price-form.tsx";

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  forgetPrices(question.query);
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const rows = [
  { quantity: 100, price: 1605 },
  { quantity: 200, price: 2200 },
];
const question = { hash: "00ff", query: "product_id=7", rows };

function answered(prices: readonly number[], hash = "00ff") {
  const data = prices.map((price, index) => ({ quantity: rows[index]?.quantity, price }));
  return Response.json({ status: "SUCCESS", code: 200, selection_hash: hash, data });
}

function ask(answer: Response) {
  const fetched = vi.fn<typeof fetch>(() => Promise.resolve(answer));
  vi.stubGlobal("fetch", fetched);
  const heard: boolean[] = [];
  const callOff = confirmPriceList(question, 150, (confirmed) => heard.push(confirmed));
  return { fetched, heard, callOff };
}

test("content-and-lettering.md 9.4: the list is asked for 150 ms after a choice, not before", async () => {
  const { fetched } = ask(answered([16.05, 22]));
  await vi.advanceTimersByTimeAsync(149);
  expect(fetched).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(fetched.mock.calls.map(([address]) => address)).toEqual(["/api/get/pricing-data?product_id=7"]);
});

test.each([
  ["the same prices", answered([16.05, 22]), true, 0],
  ["another price of one tier", answered([16.05, 23]), false, 1],
  ["a tier less", answered([16.05]), false, 1],
  ["the prices of another selection", answered([16.05, 22], "00fe"), false, 1],
  ["a refusal", Response.json({ status: "ERROR", code: 500 }, { status: 500 }), false, 1],
])("%s: confirmed is %s, and what is not is reported", async (_what, answer, confirmed, reports) => {
  const report = vi.spyOn(console, "error").mockReturnValue();
  const { heard } = ask(answer);
  await vi.advanceTimersByTimeAsync(150);
  expect(heard).toEqual([confirmed]);
  expect(report).toHaveBeenCalledTimes(reports);
});

test("a choice made meanwhile calls it off: nothing is heard", async () => {
  const { fetched, heard, callOff } = ask(answered([1, 2]));
  await vi.advanceTimersByTimeAsync(100);
  callOff();
  await vi.advanceTimersByTimeAsync(1000);
  expect(fetched).not.toHaveBeenCalled();
  expect(heard).toEqual([]);
});
