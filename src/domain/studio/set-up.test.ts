import { expect, test } from "vitest";
import { setUpList, type SetUpPart, setUpParts, WHOLE_LIST } from "./set-up.ts";

function done(but: readonly SetUpPart[]): Record<SetUpPart, boolean> {
  return Object.fromEntries(setUpParts.map((part) => [part, !but.includes(part)])) as Record<
    SetUpPart,
    boolean
  >;
}

const openParts = (but: readonly SetUpPart[], confirmed: readonly string[]) =>
  setUpList(done(but), new Set(confirmed))
    ?.rows.filter(({ state }) => state === "open")
    .map(({ part }) => part) ?? null;

test.each([
  ["what is not done is open", ["gst", "days"], [], ["gst", "days"]],
  ["what an owner has confirmed is not", ["gst", "days"], ["days"], ["gst"]],
  ["a number is not confirmed, it is entered", ["gst", "account"], ["gst", "account"], ["gst", "account"]],
  ["once nothing is open there is no list", ["name", "coupon"], ["name", "coupon"], null],
  ["a list that was put away is none", ["mail", "coupon"], [WHOLE_LIST], null],
  ["it comes back while a number is missing", ["account", "mail"], [WHOLE_LIST], ["account", "mail"]],
] as const)("%s", (_name, but, confirmed, open) => {
  expect(openParts(but, confirmed)).toEqual(open);
});

test("it can be put away once the shop has its own numbers", () => {
  expect(setUpList(done(["mail"]), new Set())?.mayPutAway).toBe(true);
  expect(setUpList(done(["mail", "gst"]), new Set())?.mayPutAway).toBe(false);
});
