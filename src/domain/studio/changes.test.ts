import { expect, test } from "vitest";
import { changedBy } from "./changes.ts";

test.each([
  ["order K26-4F7Q2M", { kind: "order", id: "K26-4F7Q2M" }],
  ["customer g34", { kind: "customer", id: "g34" }],
  ["job 8f14", { kind: "work", id: "8f14" }],
  ["shop", { kind: "settings", id: "" }],
  ["hana@example.org", { kind: "staff", id: "" }],
])("what was done to “%s” changes %j", (target, change) => {
  expect(changedBy(target)).toEqual(change);
});
