import { createStore, useStore } from "#web/calls/store.ts";
import { closeDialog } from "./open-dialog.ts";
import type { PendingKind } from "./pending-action.ts";

/** What somebody without an account may do as a guest once they were offered to sign in: ask, but not go back to a cart. */
const guestKinds: ReadonlySet<PendingKind> = new Set([
  "quote-request",
  "special-processing",
  "single-colour-quote",
]);

export function isOpenToGuests(kind: PendingKind): boolean {
  return guestKinds.has(kind);
}

/** True once the visitor of this page would rather go on as a guest. */
const chosen = createStore(false);

/** Goes on with what is pending without an account. */
export function continueAsGuest(): void {
  chosen.set(true);
  closeDialog();
}

/** Whoever signs out is offered to sign in again. */
export function forgetGuestChoice(): void {
  return chosen.set(false);
}

export function hasChosenGuest(kind: PendingKind): boolean {
  return chosen.get() && isOpenToGuests(kind);
}

export function useHasChosenGuest(kind: PendingKind): boolean {
  return useStore(chosen) && isOpenToGuests(kind);
}
