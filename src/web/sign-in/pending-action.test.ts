import { describe, expect, test } from "vitest";
import type { Visitor } from "#web/calls/visitor-store.ts";
import { pendingCookie, readPendingAction } from "./pending-action.ts";
import {
  isBackFrom,
  isOpenToGuests,
  isPendingHere,
  type PendingAsker,
  requiredDialog,
  successMessage,
} from "./pending-flow.ts";

/** What a browser sends back of a cookie it was given. */
function stored(cookie: string): string {
  return `theme=paper; ${cookie.split(";")[0]}; other=1`;
}

describe("what was pending before signing in", () => {
  test("comes back with its page and its query", () => {
    const action = { kind: "quote-request", path: "/stickers/roll?size=62x41&kinds=3" } as const;
    expect(readPendingAction(stored(pendingCookie(action, false)))).toEqual(action);
  });

  test("comes back as it was opened: the single-colour link stays one", () => {
    const action = { kind: "single-colour-quote", path: "/stickers/paper" } as const;
    expect(readPendingAction(stored(pendingCookie(action, false)))).toEqual(action);
    expect(isOpenToGuests(action.kind)).toBe(true);
  });

  test("is remembered for 15 minutes, for this site, and only over TLS where the page came over TLS", () => {
    const action = { kind: "special-processing", path: "/quote" } as const;
    expect(pendingCookie(action, true)).toBe(
      "pending_action=special-processing%20%2Fquote; Path=/; Max-Age=900; SameSite=Lax; Secure",
    );
  });

  test("is forgotten by an empty cookie that ends at once", () => {
    const cookie = pendingCookie(null, false);
    expect(cookie).toContain("Max-Age=0");
    expect(readPendingAction(stored(cookie))).toBeNull();
  });

  test.each(["https://evil.example/", "//evil.example", "/\\evil.example", "javascript:alert(1)"])(
    "never leads to another site: %s",
    (path) => {
      const planted = `pending_action=${encodeURIComponent(`quote-request ${path}`)}`;
      expect(readPendingAction(planted)).toEqual({ kind: "quote-request", path: "/" });
    },
  );

  test.each(["", "pending_action=", "pending_action=pay%20%2Fcart", "pending_action=%E0%A4%A", "x=1"])(
    "is nothing in the cookies %j",
    (cookies) => {
      expect(readPendingAction(cookies)).toBeNull();
    },
  );

  test("is named in the success state only when it is the cart's", () => {
    expect(successMessage({ kind: "add-to-cart", path: "/quote" })).toBe("Adding item to your cart");
    expect(successMessage({ kind: "quote-request", path: "/quote" })).toBe("Processing");
    expect(successMessage(null)).toBe("Processing");
  });
});

const visitor: Visitor = { user: null, guest: null, points: 0 };
const nameless = { ...visitor, guest: { id: 8, first_name: null, last_name: null, email: null } };
const bea = { id: 7, first_name: "Bea", last_name: "Moss", email: "bea@example.org" };
const guest = { ...visitor, guest: bea };
const ann = { id: 3, first_name: "Ann", last_name: "Lee", email: "ann@example.org" };
const user: Visitor = { ...visitor, user: { ...ann, must_change_password: false } };
const temporary: Visitor = { ...visitor, user: { ...ann, must_change_password: true } };

const known = { asGuest: false, whom: "known" } as const;
const member = { asGuest: false, whom: "member" } as const;
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
  ["a user, with what is for members", { visitor: user, ...member }, null],
  ["a guest with a name, with what is for members", { visitor: guest, ...member }, "sign-in"],
  ["the same, rather a guest", { visitor: guest, asGuest: true, whom: "member" }, "sign-in"],
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
