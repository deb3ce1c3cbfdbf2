import { expect, test } from "vitest";
import { csvText } from "./csv.ts";

test.each([
  ["Whangārei", "Whangārei"],
  [-12.5, "-12.5"],
  ["-3,5", '"-3,5"'],
  ["=1+1", "'=1+1"],
  ["@home", "'@home"],
  ["-5 apples", "'-5 apples"],
  ['9" vinyl, matt', '"9"" vinyl, matt"'],
  ["two\nlines", '"two\nlines"'],
  ["\t=1", '"\'\t=1"'],
  [null, ""],
])("%j stands in a table as %s", (cell, text) => {
  expect(csvText([[cell]])).toBe(`\uFEFF${text}\r\n`);
});

test("rows end as spreadsheets expect, cells are parted by commas", () => {
  expect(
    csvText([
      ["Week", "Orders"],
      ["23 Nov", 4],
    ]),
  ).toBe("\uFEFFWeek,Orders\r\n23 Nov,4\r\n");
});
