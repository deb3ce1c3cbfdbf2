import fc from "fast-check";
import { expect, test } from "vitest";
import { describedAs, readPricedAnswer, type AnswerInput } from "./answer-form.ts";

const today = "2026-11-24";
const typed: AnswerInput = {
  line1: "Foil labels, 60 x 40 mm\nFoil: gold\nwith a varnish on top",
  pieces1: "1,000",
  price1: "$1,240.50",
  line2: "Foil block, made once",
  pieces2: "",
  price2: "180",
  shipping: "0",
  days: "8",
  until: "2026-12-24",
  words: "Thank you.\r\nSee you soon.",
};

test("an answer is read line by line; a line without pieces is a charge", () => {
  expect(readPricedAnswer(typed, today)).toEqual({
    ok: true,
    answer: {
      lines: [
        {
          title: "Foil labels, 60 x 40 mm",
          details: [
            { label: "Foil", value: "gold" },
            { label: "Also", value: "with a varnish on top" },
          ],
          pieces: 1000,
          price: 124_050,
        },
        { title: "Foil block, made once", details: [], pieces: 0, price: 18_000 },
      ],
      shippingFee: 0,
      days: 8,
      validUntil: "2026-12-24",
      words: "Thank you.\nSee you soon.",
    },
  });
});

test.each<[AnswerInput, readonly string[]]>([
  [{ line1: "" }, ["line1"]],
  [{ line1: "x".repeat(151) }, ["line1"]],
  [{ line1: "<b>bold" }, ["line1"]],
  [{ pieces1: "0" }, ["pieces1"]],
  [{ pieces1: "ten" }, ["pieces1"]],
  [{ pieces1: "" }, ["pieces1"]],
  [{ price1: "" }, ["price1"]],
  [{ price1: "0" }, ["price1"]],
  [{ price2: "" }, ["price2"]],
  [{ line2: "", price2: "5" }, ["line2"]],
  [{ shipping: "" }, []],
  [{ shipping: "-1" }, ["shipping"]],
  [{ days: "0" }, ["days"]],
  [{ days: "61" }, ["days"]],
  [{ until: "2026-11-23" }, ["until"]],
  [{ until: "2026-11-24" }, []],
  [{ until: "2027-05-24" }, ["until"]],
  [{ until: "24/12/2026" }, ["until"]],
  [{ words: "\u0000" }, ["words"]],
  [{ price1: "999999.99", price2: "1" }, ["price1"]],
])("%j is told at %j", (wrong, fields) => {
  const read = readPricedAnswer({ ...typed, ...wrong }, today);
  expect(read.ok ? [] : Object.keys(read.fields)).toEqual(fields);
});

test("what a request says begins an answer, and comes back as it was", () => {
  const details = [
    { label: "Size", value: "50 x 50 mm" },
    { label: "Foil", value: "Gold" },
  ];
  const line1 = describedAs("Classic paper", [...details, { label: "Comment", value: "Soon, please" }]);
  expect(line1).toBe("Classic paper\nSize: 50 x 50 mm\nFoil: Gold");
  const read = readPricedAnswer({ ...typed, line1 }, today);
  expect(read.ok && read.answer.lines[0]).toMatchObject({ title: "Classic paper", details });
});

test("whatever is typed is read or told, and sums stay in cents below a million dollars", () => {
  const fields = fc.record(
    Object.fromEntries(
      Object.keys(typed).map((name) => [name, fc.oneof(fc.string(), fc.constant(typed[name] ?? ""))]),
    ),
  );
  fc.assert(
    fc.property(fields, (any) => {
      const read = readPricedAnswer(any, today);
      if (!read.ok) return Object.keys(read.fields).length > 0;
      const { lines, shippingFee } = read.answer;
      const total = lines.reduce((sum, { price }) => sum + price, shippingFee);
      return (
        Number.isSafeInteger(total) &&
        total > 0 &&
        total < 100_000_000 &&
        lines.some(({ pieces }) => pieces > 0)
      );
    }),
  );
});
