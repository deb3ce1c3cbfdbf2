import type { Visitor } from "#web/calls/visitor-store.ts";
import type { PendingAction } from "./pending-action.ts";

/** Somebody who was asked who they are is back: no dialog is open, and they are signed in with a password of their own, or a guest. */
export function isBackFrom(dialogShown: boolean, visitor: Visitor | null, asGuest: boolean): boolean {
  const isUser = visitor?.user != null && !visitor.user.must_change_password;
  return !dialogShown && (isUser || asGuest);
}

/** What is pending is asked for here: the same thing, on the page it was asked for on, with the same query. */
export function isPendingHere(pending: PendingAction | null, here: PendingAction): boolean {
  return pending?.kind === here.kind && pending.path === here.path;
}
