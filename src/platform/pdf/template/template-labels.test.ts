import { expect, test } from "vitest";
import { templateOf } from "#domain/artwork/template.ts";
import { templateLabels } from "./template-labels.ts";

test.each([
  ["square", true],
  ["card", false],
] as const)("of a %s, how far cut lines lie apart is said: %s", (shape, isSaid) => {
  const { advice } = templateLabels(templateOf(shape, { widthMm: 90, heightMm: 55 }));
  expect(advice.join(" ").includes("5 mm or more between cut lines")).toBe(isSaid);
});
