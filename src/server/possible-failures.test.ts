import { describe, expect, test } from "vitest";
import { callOf, namedAs, requireNamed } from "#tests/support/server/named-refusal.ts";
import { cart } from "#contract/cart.ts";
import { failure } from "#contract/envelope.ts";
import { possibleFailures } from "#contract/failures/possible-failures.ts";
import { pricing } from "#contract/pricing.ts";
import { refusalAnswer } from "#contract/failures/refusals.ts";
import { refuse, refuseFields, type RefusalCode } from "#domain/refusal.ts";

function answer(envelope: ReturnType<typeof failure>) {
  return { statusCode: envelope.code, body: JSON.stringify(envelope) };
}

function codesOf(call: Parameters<typeof possibleFailures>[0]): readonly string[] {
  return possibleFailures(call).map(({ code }) => code);
}

const coupon = { ...cart.coupon, refusals: ["cart-empty"] as readonly RefusalCode[] };

describe("a call may fail", () => {
  test("by what its use case refuses, with the status and the sentence of the code", () => {
    expect(possibleFailures(cart.add)).toContainEqual({
      code: "price-changed",
      status: 409,
      message: "The price has changed. Please check it and try again.",
    });
    expect(codesOf(cart.read)).not.toContain("price-changed");
  });

  test("by what any call of its kind meets", () => {
    const ofReading = ["unreadable", "parameters-unfit", "too-slow", "address-too-long"];
    expect(codesOf(pricing.rows)).toEqual([
      "malformed",
      ...ofReading.slice(0, 2),
      "too-slow",
      "address-too-long",
      "refused",
      "too-many-requests",
      "headers-too-large",
      "fault",
      "busy",
    ]);
    expect(codesOf(cart.add)).toEqual(expect.arrayContaining(["cross-site", "too-large", "body-unfit"]));
    expect(codesOf(cart.count)).not.toContain("parameters-unfit");
    expect(codesOf(cart.remove)).not.toContain("body-unfit");
  });
});

describe("an answer that a call does not name is found out", () => {
  test.each([
    ["a code of its own", refusalAnswer(refuse("cart-empty")), ["cart-empty"]],
    ["a code of another call", refusalAnswer(refuse("cart-full")), []],
    ["the same status, said at a field", refusalAnswer(refuse("cart-full", "coupon_code")), []],
    [
      "a body that does not fit",
      failure(422, "coupon_code: No.", { fields: { coupon_code: "No." } }),
      ["body-unfit"],
    ],
    ["a sentence of nobody", failure(422, "Something else."), []],
    ["a status of another call", failure(409, "Your cart is empty."), []],
    [
      "what any call meets",
      failure(429, "Too many requests. Please wait a moment and try again."),
      ["too-many-requests"],
    ],
  ])("%s", (_what, envelope, codes) => expect(namedAs(coupon, answer(envelope))).toEqual(codes));

  test("fields that its use case does not refuse, where there is no body that could be unfit", () => {
    const fields = answer(refusalAnswer(refuseFields("refused", { coupon_code: "No." })));
    expect(namedAs(coupon, fields)).toEqual(["body-unfit"]);
    expect(namedAs(cart.remove, fields)).toEqual([]);
  });

  test("by the browser of the tests", () => {
    const full = answer(refusalAnswer(refuse("cart-full")));
    expect(() => requireNamed("POST", "cart/coupon", full)).toThrow("POST cart/coupon does not name 422");
    expect(() => requireNamed("PATCH", "cart/items/7", full)).not.toThrow();
    expect(() => requireNamed("DELETE", "cart/items/7", full)).toThrow("DELETE cart/items/:id");
    expect(() =>
      requireNamed("GET", "no-such-call", answer(failure(404, "There is no such call."))),
    ).not.toThrow();
  });
});

test("a request is known as its call, whatever its parameters", () => {
  expect(callOf("GET", "get/pricing-data?product_id=1")).toBe(pricing.rows);
  expect(callOf("DELETE", "cart/items/7")).toBe(cart.remove);
  expect(callOf("GET", "cart/items/7")).toBeNull();
});
