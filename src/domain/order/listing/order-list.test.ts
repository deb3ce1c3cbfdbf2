import { expect, test } from "vitest";
import { readCursor, writeCursor } from "./list-cursor.ts";
import { searchTerms } from "./search-terms.ts";

test("orders are found by words, one of three letters or more, or by their number and its beginning", () => {
  const found = (typed: string) => {
    const searched = searchTerms(typed);
    return searched.ok ? searched.search : searched.code;
  };
  expect(found("  Māia   MOSS ")).toEqual({ words: ["maia", "moss"], numberStart: null });
  expect(found("k26-4f7")).toEqual({ words: [], numberStart: "K26-4F7" });
  for (const written of ["k264f7q2m", "k26–4f7q2m"])
    expect(found(written)).toEqual({ words: [], numberStart: "K26-4F7Q2M" });
  expect(found("K26 4F7Q2M")).toEqual({ words: ["4f7q2m"], numberStart: "K26" });
  expect(found("K26 labels")).toEqual({ words: ["labels"], numberStart: "K26" });
  expect(found("Harrow & Bay &&&")).toEqual({ words: ["harrow", "bay"], numberStart: null });
  expect(found("hologram 50")).toEqual({ words: ["hologram", "50"], numberStart: null });
  expect(found("K2 moss")).toEqual({ words: ["moss"], numberStart: "K2" });
  expect(found("k")).toEqual({ words: [], numberStart: "K" });
  expect(found("")).toEqual({ words: [], numberStart: null });
  for (const short of ["ma", "K26 ma", "ā & ma", "%%"])
    expect([short, found(short)]).toEqual([short, "refused"]);
});

test("a place in a list is read as it was written, to the microsecond, and nothing else is", () => {
  const places = [
    ["placed", "2026-11-24 08:15:02.123456+00"],
    ["placed", "2026-11-24 08:15:02+05:45"],
    ["leaves", "2026-11-24"],
    ["leaves", "infinity"],
    ["total", "-350"],
  ] as const;
  for (const [sort, value] of places)
    for (const isBack of [true, false]) {
      const place = { value, id: 17, isBack };
      expect(readCursor(writeCursor(place), sort)).toEqual(place);
    }
  const wrong = [
    ["placed", "n.17.2026-13-24 08:15:02+00"],
    ["placed", "n.17.2026-11-24 28:15:02+00"],
    ["placed", "n.17.infinity"],
    ["leaves", "n.17.2026-02-30"],
    ["leaves", "n.17.'; drop"],
    ["total", "n.17.12.5"],
    ["total", "x.17.12"],
    ["total", "n.99999999999.12"],
    ["total", ""],
  ] as const;
  for (const [sort, text] of wrong) expect([text, readCursor(text, sort)]).toEqual([text, null]);
});
