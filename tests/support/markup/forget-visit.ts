import { vi } from "vitest";
import { refreshVisitor, type User, type Visitor } from "#web/calls/visitor-store.ts";
import { forgetGuestChoice } from "#web/sign-in/pending-flow.ts";
import { closeDialog } from "#web/sign-in/open-dialog.ts";
import { forgetPending } from "#web/sign-in/pending-action.ts";
import { setCartCount } from "#web/cart/cart-count.ts";
import { saveKeys } from "#web/compare/compared-keys.ts";
import { granted } from "./shop-double.ts";

/** Somebody whom the shop does not know. */
export const nobody: Visitor = { user: null, guest: null, points: 0 };

export const ann: User = {
  id: 3,
  first_name: "Ann",
  last_name: "Lee",
  email: "ann@example.org",
  must_change_password: false,
};

/** Ann Lee, signed in. */
export const annSignedIn: Visitor = { user: ann, guest: null, points: 2 };

/** The page's modules know nothing of whoever was there before. */
export async function forgetVisit(): Promise<void> {
  closeDialog();
  forgetPending();
  forgetGuestChoice();
  setCartCount(0);
  saveKeys([]);
  // Until the shop has answered, a page knows nobody at all.
  vi.stubGlobal("fetch", async () => granted(null));
  await refreshVisitor();
}
