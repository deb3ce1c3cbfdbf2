import { expect, test } from "vitest";
import { orderState } from "#domain/order/order-state.ts";
import { whyNot } from "#domain/order/may-happen.ts";
import { boardStages, moveOf } from "./board-moves.ts";

const happenings = {
  start: { kind: "production-started" },
  dispatch: { kind: "dispatched", carrier: "", tracking: "" },
  deliver: { kind: "delivered" },
} as const;

test("a card offers exactly the step that the order's facts allow at its stage", () => {
  const placed = orderState({ lines: 1, totalCents: 1 }, []);
  for (const stage of boardStages) {
    const allowed = Object.entries(happenings).flatMap(([form, happening]) =>
      whyNot({ ...placed, stage }, happening) === null ? [form] : [],
    );
    expect([moveOf({ stage })?.form].filter((form) => form !== undefined)).toEqual(allowed);
  }
});
