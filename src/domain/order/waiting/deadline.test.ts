import { expect, test } from "vitest";
import { catalogueDocument } from "#catalogue/catalogue.ts";
import { compileCatalogue } from "#domain/catalogue/catalogue.ts";
import { deadlineText } from "./deadline.ts";

const catalogue = compileCatalogue(catalogueDocument, "test");

test.each([
  ["2026-11-23", false, "today 18:00"],
  ["2026-11-23", true, "tomorrow 18:00"],
  ["2026-11-27", true, "Mon 30 November 18:00"],
  ["2026-11-29", false, "tomorrow 18:00"],
])("on %s, past the cut-off: %s, one approves and pays by %s", (date, afterCutOff, words) => {
  expect(deadlineText(catalogue, { date, afterCutOff })).toBe(words);
});
