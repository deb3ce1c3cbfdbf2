import { expect, test } from "vitest";
import { promotionText } from "./promotion-text.ts";

test("a promotion is said with its name and its last day", () => {
  expect(promotionText({ name: "Summer in kraft", endsOn: "2027-01-31" })).toBe(
    "Summer in kraft, until 31 January",
  );
});
