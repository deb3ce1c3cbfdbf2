import { type Visitor, namedGuest } from "#web/calls/visitor-store.ts";
import type { AccountDialog } from "./open-dialog.ts";
import type { PendingAction } from "./pending-action.ts";

/** What the success state says while the flow goes on (quotes-and-accounts.md 2). */
export function successMessage(action: PendingAction | null): string {
  return action?.kind === "add-to-cart" ? "Adding item to your cart" : "Processing";
}

/** Who asks for something, and whom it is for. */
export interface PendingAsker {
  /** Null where the shop has not said who this is: a visitor like any other. */
  readonly visitor: Visitor | null;
  /** Would rather go on without an account. */
  readonly asGuest: boolean;
  /** `member`: users; `known`: also guests with a name; `anybody`: everyone but a user who has to replace a temporary password. */
  readonly whom: "member" | "known" | "anybody";
}

/** The dialog that comes before what is asked for; null for whoever goes on at once. */
export function requiredDialog({ visitor, asGuest, whom }: PendingAsker): AccountDialog | null {
  if (visitor?.user?.must_change_password) return { name: "change-password" };
  const isKnown = visitor?.user || (whom !== "member" && (namedGuest(visitor) || asGuest));
  return isKnown || whom === "anybody" ? null : { name: "sign-in", tab: "sign-in" };
}

/** Somebody who was asked who they are is back: no dialog is open, and they are signed in with a password of their own, or a guest. */
export function isBackFrom(dialogShown: boolean, visitor: Visitor | null, asGuest: boolean): boolean {
  const isUser = visitor?.user != null && !visitor.user.must_change_password;
  return !dialogShown && (isUser || asGuest);
}

/** What is pending is asked for here: the same thing, on the page it was asked for on, with the same query. */
export function isPendingHere(pending: PendingAction | null, here: PendingAction): boolean {
  return pending?.kind === here.kind && pending.path === here.path;
}
