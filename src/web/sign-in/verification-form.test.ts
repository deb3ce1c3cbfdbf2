import { expect, test } from "vitest";
import { messageOf } from "#domain/messages.ts";
import { wrongCodeMessage } from "./verification-form.tsx";

test("a wrong code is called wrong before it is asked for again", () => {
  expect(wrongCodeMessage(messageOf("code-incorrect"))).toBe(
    "That code is not right. Please enter the verification code sent to your email.",
  );
});

test.each(["code-required", "code-expired"] as const)(
  "of the rest (%s) the catalogue's sentence says enough",
  (code) => {
    expect(wrongCodeMessage(messageOf(code))).toBe(messageOf(code));
  },
);

test("nothing is said while nothing is wrong", () => {
  expect(wrongCodeMessage(undefined)).toBeUndefined();
});
