import { expect, test } from "vitest";
import { isDisposable } from "./disposable.ts";

test.each(["a@mailinator.com", "a@inbox.mailinator.com", "a@guerrillamail.com", "a@yopmail.com"])(
  "%s is a throw-away address",
  async (email) => expect(await isDisposable(email)).toBe(true),
);

test.each(["a@gmail.com", "a@xtra.co.nz", "a@example.org", "mailinator.com@example.org"])(
  "%s is not",
  async (email) => expect(await isDisposable(email)).toBe(false),
);
