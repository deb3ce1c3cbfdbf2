import { useCallback, useEffect } from "react";
import { openDialog, useOpenDialog, type AccountDialog } from "./open-dialog.ts";
import { currentVisitor, refreshVisitor, useVisitor } from "#web/calls/visitor-store.ts";
import { hasChosenGuest, useHasChosenGuest } from "./guest-choice.ts";
import { forgetPending, pendingAction, type PendingKind, rememberPending } from "./pending-action.ts";
import { isBackFrom, isPendingHere, type PendingAsker, requiredDialog } from "./pending-flow.ts";

/** The page as the browser's address has it, read when it is needed: a page that asks is not drawn anew with each query. */
function currentPath(): string {
  return location.pathname + location.search;
}

function signInFirst(kind: PendingKind, dialog: AccountDialog): void {
  rememberPending({ kind, path: currentPath() });
  openDialog(dialog);
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
