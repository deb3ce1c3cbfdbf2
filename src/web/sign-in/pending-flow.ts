import { useCallback, useEffect } from "react";
import { createStore, useStore } from "#web/calls/store.ts";
import {
  currentVisitor,
  namedGuest,
  refreshVisitor,
  useVisitor,
  type Visitor,
} from "#web/calls/visitor-store.ts";
import { type AccountDialog, closeDialog, openDialog, useOpenDialog } from "./open-dialog.ts";
import {
  forgetPending,
  type PendingAction,
  pendingAction,
  type PendingKind,
  rememberPending,
} from "./pending-action.ts";

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

/** The page as the browser's address has it, read when it is needed: a page that asks is not drawn anew with each query. */
function currentPath(): string {
  return location.pathname + location.search;
}

function signInFirst(kind: PendingKind, dialog: AccountDialog): void {
  rememberPending({ kind, path: currentPath() });
  openDialog(dialog);
}

/** True while somebody is back from a dialog about themselves with a quote that was asked for on this page, until it goes on. */
export function useIsBackForQuote(): boolean {
  const shown = useOpenDialog();
  const visitor = useVisitor();
  const pending = isBackFrom(shown !== null, visitor, false) ? pendingAction() : null;
  return pending !== null && pending.kind !== "add-to-cart" && pending.path === currentPath();
}

interface Pending {
  /** Answers whether it goes on at once; if not, a dialog about the person has opened. */
  readonly ask: () => Promise<boolean>;
}

/**
 * Does something only for somebody the shop knows, for a `member` alone, or, when it is for `anybody`, for everyone but a
 * user who has to replace a temporary password first. Answers `ask`, which asks for it: at once for a signed-in user or a guest with a
 * name; for a visitor it remembers the page, opens 'Sign in', and `go` follows (`resumed`) once they are back, signed in or content
 * to be a guest.
 */
export function usePending(
  kind: PendingKind,
  go: (resumed: boolean) => void | Promise<void>,
  whom: PendingAsker["whom"] = "known",
): Pending {
  const visitor = useVisitor();
  const shown = useOpenDialog();
  const asGuest = useHasChosenGuest(kind);
  const isBack = isBackFrom(shown !== null, visitor, asGuest);
  useEffect(() => {
    if (!isBack) return;
    if (!isPendingHere(pendingAction(), { kind, path: currentPath() })) return;
    forgetPending();
    void go(true);
  }, [isBack, kind, go]);
  const ask = useCallback(async () => {
    if (currentVisitor() === null) await refreshVisitor();
    const dialog = requiredDialog({ visitor: currentVisitor(), asGuest: hasChosenGuest(kind), whom });
    if (dialog === null) void go(false);
    else signInFirst(kind, dialog);
    return dialog === null;
  }, [kind, go, whom]);
  return { ask };
}

/** Calls back with a value `delayMs` after it is there; `callback` stays the same function from render to render. */
export function useAfterDelay<Value>(
  delayMs: number,
  value: Value | null,
  callback: (value: Value) => void,
): void {
  useEffect(() => {
    if (value === null) return undefined;
    const timer = setTimeout(() => callback(value), delayMs);
    return () => clearTimeout(timer);
  }, [delayMs, value, callback]);
}
