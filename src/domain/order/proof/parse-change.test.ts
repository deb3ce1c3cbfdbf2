import { expect, test } from "vitest";
import { changeText } from "./change-labels.ts";
import { onPicture } from "./pin.ts";
import { parseChange } from "./parse-change.ts";

const pin = { place: 0, x: 500, y: 250, words: " Redder\r\nhere " };

test("a change says something in words, at pins, or both", () => {
  expect(parseChange(" Larger ", [])).toEqual({ ok: true, words: "Larger", pins: [] });
  const pinned = parseChange("", [pin]);
  expect(pinned).toEqual({ ok: true, words: "", pins: [{ ...pin, words: "Redder\nhere" }] });
  expect(parseChange(" ", [])).toMatchObject({ code: "message-required" });
  expect(parseChange("Larger", [pin, { ...pin, words: " " }])).toMatchObject({ code: "pin-words-required" });
  expect(parseChange("Larger", [{ ...pin, words: "<b>red</b>" }])).toMatchObject({ code: "refused" });
  expect(parseChange("<b>", [pin])).toMatchObject({ code: "refused" });
});

test("all of it is told in lines, pins by their numbers", () => {
  expect(changeText({ words: "Larger" })).toBe("Larger");
  expect(changeText({ words: "Larger", pins: [pin, { ...pin, words: "Gone" }] })).toBe(
    "Larger\n1.  Redder\r\nhere \n2. Gone",
  );
  expect(changeText({ words: "", pins: [{ ...pin, words: "Gone" }] })).toBe("1. Gone");
});

test("pins stay on their picture", () => {
  expect([-3, 499.6, 1_200].map(onPicture)).toEqual([0, 500, 1_000]);
});
