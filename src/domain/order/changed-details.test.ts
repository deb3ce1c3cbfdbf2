import { expect, test } from "vitest";
import { changedDetails } from "./changed-details.ts";

const paper = { label: "Product", value: "Art paper" };
const size = { label: "Size", value: "50 x 50 mm" };
const gloss = { label: "Finishing", value: "Gloss" };

test("what is described as before differs in nothing", () => {
  expect(changedDetails([paper, size, gloss], [paper, size, gloss])).toEqual([]);
});

test("a renamed choice, a new one and one that is gone are told, in the order of the form", () => {
  const was = [paper, size, gloss, { label: "Adhesive", value: "Permanent" }];
  const now = [
    paper,
    size,
    { label: "Finishing", value: "Gloss laminate" },
    { label: "Colour", value: "White" },
  ];
  expect(changedDetails(was, now)).toEqual([
    { label: "Finishing", was: "Gloss", now: "Gloss laminate" },
    { label: "Colour", was: null, now: "White" },
    { label: "Adhesive", was: "Permanent", now: null },
  ]);
});

test("pieces and sets stand elsewhere", () => {
  const was = [size, { label: "Quantity", value: "25" }];
  expect(changedDetails(was, [size, { label: "Quantity", value: "50" }])).toEqual([]);
});
