import { expect, test } from "vitest";
import { shownMessages } from "./shown-messages.ts";

const tooSmall = "* Width or height must not be below 20mm.";
const messages = {
  width: tooSmall,
  ea: "Please specify the number of stickers to place in one seat.",
  addons: "Please select a special processing option.",
};

test("before the form is sent only what is wrong as it stands is said, not what is missing", () => {
  expect(shownMessages(messages, false)).toEqual({ width: tooSmall });
});

test("once it was sent everything is said", () => {
  expect(shownMessages(messages, true)).toEqual(messages);
});
