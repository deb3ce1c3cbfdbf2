import { expect, test } from "vitest";
import type { Visitor } from "#web/calls/visitor-store.ts";
import { isBackFrom, isPendingHere, type PendingAsker, requiredDialog } from "./pending-rules.ts";

const visitor: Visitor = { user: null, guest: null, points: 0 };
const nameless = { ...visitor, guest: { id: 8, first_name: null, last_name: null, email: null } };
const bea = { id: 7, first_name: "Bea", last_name: "Moss", email: "bea@example.org" };
const guest = { ...visitor, guest: bea };
const ann = { id: 3, first_name: "Ann", last_name: "Lee", email: "ann@example.org" };
const user: Visitor = { ...visitor, user: { ...ann, must_change_password: false } };
const temporary: Visitor = { ...visitor, user: { ...ann, must_change_password: true } };

const known = { asGuest: false, whom: "known" } as const;
const anybody = { asGuest: false, whom: "anybody" } as const;

const table: readonly (readonly [string, PendingAsker, string | null])[] = [
  ["a user", { visitor: user, ...known }, null],
  ["a guest with a name", { visitor: guest, ...known }, null],
  ["a visitor", { visitor, ...known }, "sign-in"],
  ["a guest who only filled a cart", { visitor: nameless, ...known }, "sign-in"],
  ["somebody the shop did not answer for", { visitor: null, ...known }, "sign-in"],
  ["a visitor who would rather be a guest", { visitor, asGuest: true, whom: "known" }, null],
  ["a visitor, with what is for anybody", { visitor, ...anybody }, null],
  ["nobody known, with what is for anybody", { visitor: null, ...anybody }, null],
  ["a user with a temporary password", { visitor: temporary, ...known }, "change-password"],
  ["the same, with what is for anybody", { visitor: temporary, ...anybody }, "change-password"],
  ["the same, rather a guest", { visitor: temporary, asGuest: true, whom: "known" }, "change-password"],
];

test.each(table)("%s sees the dialog there is to see first, or none", (_who, asker, dialog) => {
  expect(requiredDialog(asker)?.name ?? null).toBe(dialog);
});

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
