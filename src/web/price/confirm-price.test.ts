import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { toCents } from "#domain/money.ts";
import { forgetPrices } from "#web/configurator/configuration.ts";
import { confirmPrice, type PriceAnswer } from "./use-price-confirmation.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  forgetPrices(question.query);
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const question = { hash: "00ff", query: "product_id=7", quantity: 200, shown: toCents(22) };
const rows = [
  { quantity: 100, price: 16.05 },
  { quantity: 200, price: 22 },
];

function envelope(hash = "00ff", data = rows) {
  return Response.json({ status: "SUCCESS", code: 200, selection_hash: hash, data });
}

/** A server that answers when it is told to, and what it was asked. */
function server() {
  const { promise, resolve } = Promise.withResolvers<Response>();
  const fetched = vi.fn<typeof fetch>(() => promise);
  vi.stubGlobal("fetch", fetched);
  return { fetched, answer: resolve };
}

/** What was said about the price, and how to call it off. */
function confirm(delayMs = 300) {
  const heard: PriceAnswer[] = [];
  return { heard, callOff: confirmPrice(question, delayMs, (answer) => heard.push(answer)) };
}

test("the price is asked once the choices have rested, not before", async () => {
  const { fetched } = server();
  confirm(300);
  await vi.advanceTimersByTimeAsync(299);
  expect(fetched).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(fetched.mock.calls.map(([address]) => address)).toEqual(["/api/get/pricing-data?product_id=7"]);
});

test("of choices in quick succession only the last one is asked about", async () => {
  const { fetched } = server();
  const first = confirm(300);
  await vi.advanceTimersByTimeAsync(200);
  first.callOff();
  confirm(300);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(fetched).toHaveBeenCalledTimes(1);
});

test.each([
  ["the same price", () => envelope(), { state: "confirmed", price: null }, []],
  [
    "another price",
    () => envelope("00ff", [{ quantity: 200, price: 23.5 }]),
    { state: "changed", price: 2350 },
    ["Price differs: page 2200, server 2350, selection 00ff"],
  ],
  [
    "the price of another selection",
    () => envelope("00fe"),
    { state: "failed", price: null },
    ["get/pricing-data answered without 200 of selection 00ff"],
  ],
  [
    "a refusal",
    () => Response.json({ status: "ERROR", code: 422, message: "No." }, { status: 422 }),
    { state: "failed", price: null },
    ["get/pricing-data answered 422"],
  ],
])("an answer with %s is told, and reported unless it is the same", async (_what, answer, told, reported) => {
  const report = vi.spyOn(console, "error").mockReturnValue();
  const asked = server();
  const { heard } = confirm();
  asked.answer(answer());
  await vi.advanceTimersByTimeAsync(300);
  expect(heard).toEqual([told]);
  expect(report.mock.calls.flat()).toEqual(reported);
});

test("an answer to a selection that is no longer on the page is dropped", async () => {
  const report = vi.spyOn(console, "error").mockReturnValue();
  const asked = server();
  const { heard, callOff } = confirm();
  await vi.advanceTimersByTimeAsync(300);
  callOff();
  asked.answer(envelope("00ff", [{ quantity: 200, price: 23.5 }]));
  await vi.runAllTimersAsync();
  expect([heard, report.mock.calls]).toEqual([[], []]);
});
