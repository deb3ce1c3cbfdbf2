import { expect, test } from "vitest";
import { type ArtworkUse, MOST_USES_TOLD, whyInUse } from "./artwork-use.ts";

const cart: ArtworkUse = { place: "cart", number: null };
const comparison: ArtworkUse = { place: "comparison", number: null };

function quoted(number: string): ArtworkUse {
  return { place: "quotation", number };
}

test.each([
  [
    "where it can be taken out it says so",
    [cart],
    "This file is used in your cart. Take it out there first, then you can delete it.",
  ],
  [
    "two places are named both",
    [cart, comparison],
    "This file is used in your cart and your comparison. Take it out there first, then you can delete it.",
  ],
  [
    "what was quoted or asked for keeps its file",
    [comparison, quoted("Q1"), { place: "quote_request", number: "R2" }],
    "This file is used in your comparison, quotation Q1 and quote request R2. Orders, quotations and quote requests keep their files.",
  ],
  [
    "more than three are counted",
    [cart, quoted("Q1"), quoted("Q2"), quoted("Q3"), quoted("Q4")],
    "This file is used in your cart, quotation Q1, quotation Q2 and 2 more. Orders, quotations and quote requests keep their files.",
  ],
  [
    "of as many as are told there may be any number",
    Array.from({ length: MOST_USES_TOLD }, (_, at) => quoted(`Q${at}`)),
    "This file is used in quotation Q0, quotation Q1, quotation Q2 and many more. Orders, quotations and quote requests keep their files.",
  ],
] satisfies [string, ArtworkUse[], string][])("%s", (_what, uses, sentence) => {
  expect(whyInUse(uses)).toBe(sentence);
});
