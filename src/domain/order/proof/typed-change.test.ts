import { expect, test } from "vitest";
import { changeText } from "./change-words.ts";
import { onPicture } from "./pin.ts";
import { typedChange } from "./typed-change.ts";

const pin = { place: 0, x: 500, y: 250, words: " Redder\r\nhere " };

test("a change says something in words, at pins, or both", () => {
  expect(typedChange(" Larger ", [])).toEqual({ ok: true, words: "Larger", pins: [] });
  const pinned = typedChange("", [pin]);
  expect(pinned).toEqual({ ok: true, words: "", pins: [{ ...pin, words: "Redder\nhere" }] });
  expect(typedChange(" ", [])).toMatchObject({ code: "message-required" });
  expect(typedChange("Larger", [pin, { ...pin, words: " " }])).toMatchObject({ code: "pin-words-required" });
  expect(typedChange("Larger", [{ ...pin, words: "<b>red</b>" }])).toMatchObject({ code: "refused" });
  expect(typedChange("<b>", [pin])).toMatchObject({ code: "refused" });
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
