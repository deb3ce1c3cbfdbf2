import { describe, expect, test } from "vitest";
import { regionOfPostcode } from "./postcode-region.ts";

describe("the region of a postcode", () => {
  test.each([
    ["0110", "Northland"],
    ["0594", "Northland"],
    ["1010", "Auckland"],
    ["2121", "Waikato"],
    ["2571", "Auckland"],
    ["3110", "Bay of Plenty"],
    ["3200", "Waikato"],
    ["4010", "Gisborne"],
    ["4102", "Hawke's Bay"],
    ["4310", "Taranaki"],
    ["4410", "Manawatū-Whanganui"],
    ["5510", "Manawatū-Whanganui"],
    ["5512", "Wellington"],
    ["6011", "Wellington"],
    ["7010", "Nelson"],
    ["7020", "Tasman"],
    ["7201", "Marlborough"],
    ["7300", "Canterbury"],
    ["7805", "West Coast"],
    ["8011", "Canterbury"],
    ["9016", "Otago"],
    ["9300", "Otago"],
    ["9810", "Southland"],
  ])("%s lies in %s", (postcode, region) => {
    expect(regionOfPostcode(postcode)).toBe(region);
  });

  test.each([["0000"], ["0100"], ["9999"], ["011"], ["01100"], ["abcd"], [""]])(
    "%s lies in none",
    (postcode) => {
      expect(regionOfPostcode(postcode)).toBeNull();
    },
  );
});
