import { describe, expect, test } from "vitest";
import { formOf, onSupply, sized, special, tick, tickOption } from "#tests/support/bodies/special-form.ts";
import { specialDetails } from "../special-details.ts";
import { specialFormFromWire } from "./special-form-from-wire.ts";
import { specialFormToWire } from "./special-form-to-wire.ts";

const foil = formOf(1, sized(60, 40), tick(5), tickOption(5, 501), tickOption(5, 503), tick(9));
function wire(...others: readonly [string, string | null][]) {
  const changed = new Map(others);
  const kept = specialFormToWire(special, foil).filter(([name]) => !changed.has(name));
  return [...kept, ...others.filter((entry): entry is [string, string] => entry[1] !== null)];
}

describe("the payload (quotes-and-accounts.md 3)", () => {
  test("has the spec's names, and one na[] for each of the addons[]", () => {
    expect(specialFormToWire(special, foil)).toEqual([
      ["product_id", "1"],
      ["cutting_id", "1"],
      ["finishing_id", "1"],
      ["adhesive_id", "1"],
      ["color_id", "1"],
      ["shape_id", "3"],
      ["premium_processing_id", "47"],
      ["width", "60"],
      ["height", "40"],
      ["quantity", "10"],
      ["kinds", "1"],
      ["addons[]", "5"],
      ["na[]", "501,503"],
      ["addons[]", "9"],
      ["na[]", ""],
    ]);
  });

  test("names the fixed size and the orientation of a roll", () => {
    const roll = Object.fromEntries(specialFormToWire(special, formOf(1, onSupply(9), tick(8))));
    expect(roll).toMatchObject({ cutting_id: "9", orientation_id: "53" });
    expect(roll.size_id).toMatch(/^\d+$/);
    expect(roll).not.toHaveProperty("adhesive_id");
  });
});

describe("reading it", () => {
  test.each([
    ["product_id", "23", "product_id", "product_id 23: not offered with the other choices."],
    ["product_id", "999", "product_id", "product_id 999 does not exist."],
    ["cutting_id", "7", "cutting_id", /cutting_id 7: Transfer tape is for cut letters/],
    ["quantity", "0", "quantity", "Please enter the quantity."],
    ["quantity", "", "quantity", "Please enter the quantity."],
    ["kinds", "0", "kinds", "Please enter the number of sets."],
    ["addons[]", "6", "addons", "White ink is for clear and metallic film, not for paper."],
    ["addons[]", "99", "addons", "addons[] 99: not offered with the other choices."],
    ["addons[]", "8", "na", "na[] 501: not offered with the other choices."],
    ["na[]", "501,502,503,504", "na", "na[]: too many choices of one special processing."],
    ["width", null, "width", "Size is required. Please try again."],
    [
      "premium_coating_id",
      "2",
      "premium_coating_id",
      "premium_coating_id: not offered with the other choices.",
    ],
  ])("%s = %s is refused at %s", (name, value, field, message) => {
    expect(specialFormFromWire(special, wire([name, value]))).toMatchObject({
      ok: false,
      malformed: false,
      fields: { [field]: typeof message === "string" ? message : expect.stringMatching(message) },
    });
  });

  test.each([
    ["addons[]", "5;drop"],
    ["na[]", "-1"],
    ["width", "1e3"],
    ["product_id", "1.5"],
    ["addons[]", Array.from({ length: 60 }, () => "5").join(",")],
  ])("%s = %s cannot be read", (name, value) => {
    expect(specialFormFromWire(special, wire([name, value]))).toMatchObject({ ok: false, malformed: true });
  });

  test("an own size, quantity and number of sets on a roll are asked for as they are; a size is asked for", () => {
    const roll = specialFormToWire(special, formOf(1, onSupply(9), tick(8))).filter(
      ([name]) => !["size_id", "width", "height", "shape_id", "quantity", "kinds"].includes(name),
    );
    const counts = [
      ["shape_id", "3"],
      ["quantity", "custom"],
      ["custom_quantity", "20000"],
      ["kinds", "6"],
    ] as const;
    expect(
      specialFormFromWire(special, [...roll, ...counts, ["width", "61"], ["height", "43"]]),
    ).toMatchObject({
      ok: true,
      form: {
        selection: {
          size: { custom: true, widthMm: 61, heightMm: 43 },
          quantity: { custom: true, pieces: 20_000 },
          sets: { count: 6 },
        },
      },
    });
    expect(specialFormFromWire(special, [...roll, ...counts])).toMatchObject({
      ok: false,
      fields: { width: "Size is required. Please try again." },
    });
  });

  test("sub-options may be repeated instead of joined", () => {
    const entries = wire(["na[]", null]);
    expect(specialFormFromWire(special, [...entries, ["na[]", "501"], ["na[]", "503"]])).toEqual({
      ok: true,
      form: foil,
    });
  });
});

test("the details are what staff and customer read", () => {
  const details = specialDetails(special, foil);
  expect(details).toContainEqual({
    label: "Special Processing",
    value: "Foil Stamp (Gold, Rose Gold), Variable Data",
  });
  expect(details).toContainEqual({ kind: "sets", label: "Number of Sets", value: "1" });
  const coated = formOf(
    13,
    { field: "addon", code: "premium-processing", id: 48 },
    { field: "coating", id: 3 },
  );
  expect(specialDetails(special, coated)).toContainEqual({
    label: "Premium Coating",
    value: "Soft Touch Coating",
  });
});
