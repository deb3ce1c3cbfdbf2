import { expect, test } from "vitest";
import { acceptedBreaches, areAccepted } from "./accepted-breaches.ts";

const accepted = acceptedBreaches([{ rule: "below-cost", gaps: { kraft: 300, jute: 120 } }]);

test.each([
  ["the same", "below-cost", { kraft: 300, jute: 120 }, true],
  ["fewer, and less far", "below-cost", { kraft: 299 }, true],
  ["none", "below-cost", {}, true],
  ["as many of another paper", "below-cost", { art: 100 }, false],
  ["the same paper further", "below-cost", { kraft: 301 }, false],
  ["another rule", "given-away", { kraft: 100 }, false],
])("a reason was given for the breaches that were seen: %s", (_name, rule, gaps, isAccepted) => {
  expect(areAccepted(accepted, [{ rule, gaps }])).toBe(isAccepted);
});
