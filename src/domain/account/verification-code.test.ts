import { expect, test } from "vitest";
import { codeFrom, isCodeAlive, mayResend } from "./verification-code.ts";

const sentAt = 1_000_000;

test.each([
  [{ sentAt: null, attempts: 0 }, sentAt + 3_600_000, true],
  [{ sentAt, attempts: 4 }, sentAt + 599_999, true],
  [{ sentAt, attempts: 4 }, sentAt + 600_000, false],
  [{ sentAt, attempts: 5 }, sentAt + 1, false],
  [{ sentAt: null, attempts: 5 }, sentAt, false],
])("a code %j may be tried at %i: %s", (state, now, alive) => {
  expect(isCodeAlive(state, now)).toBe(alive);
});

test("another code may be asked for after a minute", () => {
  expect(mayResend(sentAt, sentAt + 59_999)).toBe(false);
  expect(mayResend(sentAt, sentAt + 60_000)).toBe(true);
});

test.each([
  [0, "000000"],
  [42, "000042"],
  [4_294_967_295, "967295"],
])("the number %i gives the code %s", (random, code) => expect(codeFrom(random)).toBe(code));
