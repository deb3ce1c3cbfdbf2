import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { bodyFaces, headingFaces } from "./shop-faces.ts";

const tokens = readFileSync("src/ui/styles/tokens.css", "utf8");
const offered = (part: string) =>
  [...tokens.matchAll(new RegExp(`:root\\[data-${part}-face="([a-z-]+)"\\]`, "g"))].map(([, face]) => face);

test("each face that is offered is known to the pages; the usual ones need no rule", () => {
  const [usualHeading, ...headings] = Object.keys(headingFaces);
  const [usualBody, ...bodies] = Object.keys(bodyFaces);
  expect([usualHeading, usualBody]).toEqual(["bricolage-grotesque", "instrument-sans"]);
  expect([offered("heading"), offered("body")]).toEqual([headings, bodies]);
});
