import { expect, test } from "vitest";
import type { Visitor } from "#web/calls/visitor-store.ts";
import { requiredDialog, type PendingAsker } from "./required-dialog.ts";

const nobody: Visitor = { user: null, guest: null, points: 0 };
const nameless = { ...nobody, guest: { id: 8, first_name: null, last_name: null, email: null } };
const bea = { id: 7, first_name: "Bea", last_name: "Moss", email: "bea@example.org" };
const guest = { ...nobody, guest: bea };
const ann = { id: 3, first_name: "Ann", last_name: "Lee", email: "ann@example.org" };
const user = { ...nobody, user: { ...ann, must_change_password: false } } as Visitor;
const temporary = { ...nobody, user: { ...ann, must_change_password: true } } as Visitor;

const known = { asGuest: false, whom: "known" } as const;
const anybody = { asGuest: false, whom: "anybody" } as const;

const table: readonly (readonly [string, PendingAsker, string | null])[] = [
  ["a user", { visitor: user, ...known }, null],
  ["a guest with a name", { visitor: guest, ...known }, null],
  ["a visitor", { visitor: nobody, ...known }, "sign-in"],
  ["a guest who only filled a cart", { visitor: nameless, ...known }, "sign-in"],
  ["somebody the shop did not answer for", { visitor: null, ...known }, "sign-in"],
  ["a visitor who would rather be a guest", { visitor: nobody, asGuest: true, whom: "known" }, null],
  ["a visitor, with what is for anybody", { visitor: nobody, ...anybody }, null],
  ["nobody known, with what is for anybody", { visitor: null, ...anybody }, null],
  ["a user with a temporary password", { visitor: temporary, ...known }, "change-password"],
  ["the same, with what is for anybody", { visitor: temporary, ...anybody }, "change-password"],
  ["the same, rather a guest", { visitor: temporary, asGuest: true, whom: "known" }, "change-password"],
];

test.each(table)("%s sees the dialog there is to see first, or none", (_who, asker, dialog) => {
  expect(requiredDialog(asker)?.name ?? null).toBe(dialog);
});
