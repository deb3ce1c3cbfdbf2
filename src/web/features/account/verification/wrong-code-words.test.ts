import { expect, test } from "vitest";
import { say } from "#domain/account/messages.ts";
import { wrongCodeWords } from "./wrong-code-words.ts";

test("a wrong code is called wrong before it is asked for again", () => {
  expect(wrongCodeWords(say("code-incorrect"))).toBe(
    "That code is not right. Please enter the verification code sent to your email.",
  );
});

test.each(["code-required", "code-expired"] as const)(
  "of the rest (%s) the catalogue's sentence says enough",
  (code) => {
    expect(wrongCodeWords(say(code))).toBe(say(code));
  },
);

test("nothing is said while nothing is wrong", () => {
  expect(wrongCodeWords(undefined)).toBeUndefined();
});
