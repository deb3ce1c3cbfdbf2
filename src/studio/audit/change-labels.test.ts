import { expect, test } from "vitest";
import { changeLabel } from "./audit-room.tsx";

test("a change says what was and what is, field by field", () => {
  expect(changeLabel({ role: "support" }, { role: "owner" })).toEqual(["role: support → owner"]);
  expect(changeLabel(null, { name: "Ann", limit: 5 })).toEqual(["name: Ann", "limit: 5"]);
  expect(changeLabel({ name: "Ann" }, null)).toEqual(["name: Ann, gone"]);
  expect(changeLabel(null, null)).toEqual([]);
});
