import { expect, test } from "vitest";
import { isOfOne, isVisible } from "./visible.ts";

const page = { order: { part: "number" } } as const;
const list = { order: "any", request: "any" } as const;

test("an order's page shows changes of its own order, a list those of all", () => {
  const here = { number: "K26-4F7Q2M" };
  expect(isVisible(page, here, { kind: "order", id: "K26-4F7Q2M" })).toBe(true);
  expect(isVisible(page, here, { kind: "order", id: "K26-9XWT4B" })).toBe(false);
  expect(isVisible(page, here, { kind: "request", id: "K26-4F7Q2M" })).toBe(false);
  expect(isVisible(list, {}, { kind: "order", id: "K26-9XWT4B" })).toBe(true);
  expect(isVisible(list, {}, { kind: "review", id: "7" })).toBe(false);
});

test("of a page about one thing it is said who has changed it", () => {
  expect([isOfOne(page), isOfOne(list)]).toEqual([true, false]);
});
