import { expect, test } from "vitest";
import { pastedCells } from "./pasted-cells.ts";

test.each([
  ["12.40", [["12.40"]]],
  [
    "1\t2\r\n3\t4\r\n",
    [
      ["1", "2"],
      ["3", "4"],
    ],
  ],
  [
    "1\t\n\t4",
    [
      ["1", ""],
      ["", "4"],
    ],
  ],
  ['"25, 50\n100"\t"say ""hi"""', [["25, 50\n100", 'say "hi"']]],
])("%j is pasted as %j", (text, cells) => {
  expect(pastedCells(text)).toEqual(cells);
});
