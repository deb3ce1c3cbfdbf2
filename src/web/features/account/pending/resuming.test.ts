import { expect, test } from "vitest";
import { isBackFrom, isPendingHere } from "./resuming.ts";

const ann = {
  id: 7,
  email: "ann@example.org",
  first_name: "Ann",
  last_name: "Lee",
  must_change_password: false,
};
const user = { user: ann, guest: null, points: 2 };
const temporary = { ...user, user: { ...ann, must_change_password: true } };
const visitor = { user: null, guest: null, points: 0 };

test.each([
  ["a user", false, user, false, true],
  ["a user while a dialog is open", true, user, false, false],
  ["a user who has to replace a temporary password", false, temporary, false, false],
  ["a visitor", false, visitor, false, false],
  ["a visitor who goes on as a guest", false, visitor, true, true],
  ["a guest while a dialog is open", true, visitor, true, false],
  ["somebody the shop has not spoken of yet", false, null, false, false],
] as const)("%s is back from the dialog, or not", (_who, dialogShown, who, asGuest, back) => {
  expect(isBackFrom(dialogShown, who, asGuest)).toBe(back);
});

const here = { kind: "add-to-cart", path: "/stickers/roll?quantity=500" } as const;

test.each([
  ["the same", here, true],
  ["another thing of this page", { ...here, kind: "quote-request" }, false],
  ["the same of another configuration", { ...here, path: "/stickers/roll?quantity=1000" }, false],
  ["nothing", null, false],
] as const)("what is pending goes on only where it was asked for: %s", (_what, pending, goesOn) => {
  expect(isPendingHere(pending, here)).toBe(goesOn);
});
