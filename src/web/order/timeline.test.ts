import { expect, test } from "vitest";
import type { OrderPageView } from "./order.types.ts";
import { orderSteps } from "./timeline.tsx";

type Proof = OrderPageView["items"][number]["proof"]["state"];

function order(told: Partial<Pick<OrderPageView, "stage" | "due" | "paid" | "events">>, ...proofs: Proof[]) {
  return {
    stage: "open",
    placed_at: "2026-11-23T01:00:00.000Z",
    due: 57,
    paid: 0,
    delivery_date: "2026-12-03",
    events: [],
    problems: [],
    ...told,
    items: proofs.map((state) => ({ proof: { state } })),
  } as unknown as OrderPageView;
}

function told(shown: OrderPageView) {
  return orderSteps(shown).map(({ name, words, state }) => `${name}: ${words} (${state})`);
}

test("a problem is a stage of its own, as it was answered last", () => {
  const problems = [{ answers: [] as { remedy: string }[] }];
  const shown = {
    ...order({ stage: "delivered", due: 0 }, "approved"),
    problems,
  } as unknown as OrderPageView;
  expect(told(shown).at(-1)).toBe("Problem: We look at it (next)");
  problems[0]?.answers.push({ remedy: "words" }, { remedy: "refund" });
  expect(told(shown).at(-1)).toBe("Problem: Money back (done)");
});

test("a charge has no proof to be approved", () => {
  const withCharge = order({}, "none", "approved");
  const items = withCharge.items.map((item, at) => ({ ...item, picture: at === 0 ? "product_id=1" : "" }));
  expect(told({ ...withCharge, items })[1]).toBe("Proof: We are preparing it (next)");
});

test("an order that was just placed waits for its proofs and its payment", () => {
  expect(told(order({}, "made", "approved"))).toEqual([
    "Ordered: 23 November (done)",
    "Proof: 1 of 2 approved (next)",
    "Payment: By bank transfer (next)",
    "Production:  (later)",
    "On its way:  (later)",
    "With you: 3 December (later)",
  ]);
});

test("a part of the money leaves the rest to go; what is approved and paid is next in production", () => {
  expect(told(order({ paid: 27, due: 30 }, "none"))).toContain("Payment: $30.00 to go (next)");
  const events = [{ kind: "paid", at: "2026-11-24T12:30:00.000Z", by: "shop", words: "" }] as const;
  const ready = told(order({ stage: "ready", due: 0, paid: 57, events: [...events] }, "approved"));
  expect(ready).toContain("Paid: 25 November (done)");
  expect(ready).toContain("Production:  (next)");
});

test("the way of a parcel, step by step", () => {
  const states = (stage: OrderPageView["stage"]) =>
    orderSteps(order({ stage, due: 0 }, "approved"))
      .slice(3)
      .map(({ name, state }) => `${name} ${state}`);
  expect(states("in-production")).toEqual(["Being made done", "On its way next", "With you later"]);
  expect(states("dispatched")).toEqual(["Being made done", "On its way done", "With you next"]);
  expect(states("delivered")).toEqual(["Being made done", "On its way done", "Delivered done"]);
});

test("what was given up ends there", () => {
  expect(orderSteps(order({ stage: "cancelled" }, "made")).map(({ name }) => name)).toEqual([
    "Ordered",
    "Cancelled",
  ]);
});
