import { expect, test } from "vitest";
import { changeWords } from "./audit-room.tsx";

test("a change says what was and what is, field by field", () => {
  expect(changeWords({ role: "support" }, { role: "owner" })).toEqual(["role: support → owner"]);
  expect(changeWords(null, { name: "Ann", limit: 5 })).toEqual(["name: Ann", "limit: 5"]);
  expect(changeWords({ name: "Ann" }, null)).toEqual(["name: Ann, gone"]);
  expect(changeWords(null, null)).toEqual([]);
});
