import { expect, test } from "vitest";
import { trackingOf } from "./tracking.ts";

function of(values: Readonly<Record<string, unknown>>) {
  return trackingOf((name) => values[name]);
}

test("known campaign parameters are kept, other names are passed over", () => {
  expect(of({ utm_source: "newsletter", gclid: "Cj0K", product_id: "7", utm_evil: "x" })).toEqual({
    utm_source: "newsletter",
    gclid: "Cj0K",
  });
});

test("a value is cut at 200 characters, never inside one", () => {
  expect(of({ utm_term: "🌿".repeat(201) })).toEqual({ utm_term: "🌿".repeat(200) });
});

test("what is empty, no text, or more than a line of plain text is left out", () => {
  expect(
    of({
      utm_source: "",
      utm_medium: 7,
      utm_campaign: ["a"],
      utm_term: "<b>bold</b>",
      utm_content: "two\nlines",
      utm_id: "half \uD800",
    }),
  ).toEqual({});
});
