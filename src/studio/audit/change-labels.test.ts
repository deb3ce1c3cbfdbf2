import { expect, test } from "vitest";
import { changeLabels } from "./audit-room.tsx";

test("a change says what was and what is, field by field", () => {
  expect(changeLabels({ role: "support" }, { role: "owner" })).toEqual(["role: support → owner"]);
  expect(changeLabels(null, { name: "Ann", limit: 5 })).toEqual(["name: Ann", "limit: 5"]);
  expect(changeLabels({ name: "Ann" }, null)).toEqual(["name: Ann, gone"]);
  expect(changeLabels(null, null)).toEqual([]);
});
