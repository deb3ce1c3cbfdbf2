import { expect, test } from "vitest";
import { visibleMessages } from "./use-special-request.ts";

const tooSmall = "* Width or height must not be below 20mm.";
const missing = {
  ea: "Please specify the number of stickers to place in one seat.",
  addons: "Please select a special processing option.",
};
const messages = { width: tooSmall, ...missing };

test("before the form is sent only what is wrong as it stands is said, not what is missing", () => {
  expect(visibleMessages(messages, { sent: false, typingSize: false })).toEqual({ width: tooSmall });
});

test("once it was sent everything is said", () => {
  expect(visibleMessages(messages, { sent: true, typingSize: false })).toEqual(messages);
});

test.each(["width", "height"])("of a %s that is still being typed nothing is said yet", (side) => {
  const typed = { [side]: tooSmall, ...missing };
  expect(visibleMessages(typed, { sent: false, typingSize: true })).toEqual({});
  expect(visibleMessages(typed, { sent: true, typingSize: true })).toEqual(missing);
});
