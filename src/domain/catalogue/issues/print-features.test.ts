import { describe, expect, test } from "vitest";
import {
  type Break,
  issuesAfter,
  feature,
  row,
  supplyOf,
} from "#tests/support/catalogue/broken-catalogue.ts";

const FEATURES: readonly Break[] = [
  [
    "a default that adds something",
    (d) => (feature(d, "fold").defaultItem = "last"),
    "Print feature fold: the default (last) is not None",
  ],
  [
    "a radio group without None",
    (d) => feature(d, "punch-holes2").items.pop(),
    "Print feature punch-holes2: a radio group has one None",
  ],
  ["two radios at once", (d) => (feature(d, "die-cut").maxSelected = 2), "one radio can be chosen, not 2"],
  [
    "a checkbox None",
    (d) => (feature(d, "foil-stamp").items[0]!.isNone = true),
    "a checkbox group has no None",
  ],
  ["more ticks than boxes", (d) => (feature(d, "foil-stamp").maxSelected = 5), "more choices than items"],
  [
    "strings without a hole to wait for",
    (d) => (row(d.products, 18).printFeatureCodes = ["tag-strings"]),
    "no punch-holes2 for tag-strings to wait for",
  ],
  [
    "a back feature on a single-sided product",
    (d) => {
      feature(d, "fold").appliedSide = "back";
      row(d.products, 17).printedSideIds = [1];
    },
    "fold needs a printed back",
  ],
];

const SPECIAL: readonly Break[] = [
  [
    "a supply disabled without words",
    (d) => delete supplyOf(d, 14, 6).disabledReason,
    "supply 6 is disabled without a reason",
  ],
  [
    "words on a supply that is not disabled",
    (d) => (supplyOf(d, 1, 1).disabledReason = "No."),
    "supply 1 has a reason but is not disabled",
  ],
  [
    "a removed supply that was never there",
    (d) => row(d.products, 13).specialProcessing.removedSupplyIds.push(9),
    "no supply to remove 9",
  ],
  [
    "a rule about a processing that is not listed",
    (d) => (row(d.products, 12).specialProcessing.processingIds = [8]),
    "no own special processing 5",
  ],
  [
    "an unknown processing",
    (d) => row(d.products, 1).specialProcessing.processingIds.push(11),
    "no special processing 11",
  ],
  [
    "a rule lifted by a finishing it lacks",
    (d) => (row(d.products, 7).specialProcessing.disabled[1]!.unlessFinishingId = 9),
    "no own finishing 9",
  ],
  [
    "every processing disabled",
    (d) => (row(d.products, 12).specialProcessing.processingIds = [5]),
    "every special processing is disabled",
  ],
  [
    "stamp spots without spots",
    (d) => (row(d.specialProcessings, 5).options = []),
    "stamp spots without options",
  ],
  ["one of one option", (d) => row(d.specialProcessings, 7).options.pop(), "one of fewer than two options"],
  ["no premium coating", (d) => (d.premiumCoating.choices = []), "Premium coating: nothing to choose"],
];

describe("a broken catalogue says what is wrong", () => {
  test.each(FEATURES)("print features: %s", (_what, change, issue) => {
    expect(issuesAfter(change)).toContainEqual(expect.stringContaining(issue));
  });

  test.each(SPECIAL)("special processing: %s", (_what, change, issue) => {
    expect(issuesAfter(change)).toContainEqual(expect.stringContaining(issue));
  });
});
