import fc from "fast-check";
import { expect, test } from "vitest";
import { csvText, readCsv } from "./csv.ts";

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

const rows = [
  ["Key", "Name", "Costs"],
  ["#1", 'Say "hi"; twice, please', "12.40"],
  ["#2", "Whangārei\nand Ōtaki", "-3"],
  ["#3", "=1+1", ""],
];

test.each([
  ["as it is written here", csvText(rows)],
  [
    "with semicolons",
    '\uFEFFKey;Name;Costs\r\n#1;"Say ""hi""; twice, please";12.40\r\n#2;"Whangārei\nand Ōtaki";-3\r\n#3;\'=1+1;\r\n',
  ],
  [
    "with tabs and line ends of Unix",
    'Key\tName\tCosts\n#1\t"Say ""hi""; twice, please"\t12.40\n#2\t"Whangārei\nand Ōtaki"\t-3\n#3\t=1+1\t',
  ],
  [
    "with line ends of an old Mac, blank lines and quotes everywhere",
    '"Key","Name","Costs"\r\r"#1","Say ""hi""; twice, please","12.40"\r"#2","Whangārei\nand Ōtaki","-3"\r,,\r"#3","=1+1",""',
  ],
])("a table %s is read as it was meant", (_how, file) => {
  expect(readCsv(file).rows.map(({ cells }) => cells)).toEqual(rows);
});

test("a row is told by the line that it begins in", () => {
  expect(readCsv('a,b\r\n"two\nlines",1\r\n\r\nc,d').rows.map(({ line }) => line)).toEqual([1, 2, 5]);
});

test("whatever is written is read again", () => {
  const cell = fc.stringMatching(/^[ab='"+\-@,;\t\n1]{0,6}$/);
  const table = fc.array(fc.array(cell, { minLength: 2, maxLength: 3 }), { minLength: 1, maxLength: 4 });
  fc.assert(
    fc.property(table, (some) => {
      const full = [["head", "of", "it"], ...some.filter((row) => row.some((one) => one.trim() !== ""))];
      expect(readCsv(csvText(full)).rows.map(({ cells }) => cells)).toEqual(full);
    }),
  );
});
