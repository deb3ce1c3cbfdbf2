import { describe, expect, test } from "vitest";
import { isOpenToGuests } from "./guest-choice.ts";
import { pendingCookie, readPendingAction, successMessage } from "./pending-action.ts";

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
