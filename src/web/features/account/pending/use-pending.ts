import { useCallback, useEffect } from "react";
import { openDialog, useOpenDialog } from "../dialogs/open-dialog.ts";
import { currentVisitor, useVisitor } from "../../../calls/visitor-store.ts";
import { forgetPending, pendingAction, rememberPending } from "./browser-pending.ts";
import type { PendingKind } from "./pending-action.ts";

/** The page as the browser's address has it, read when it is needed: a page that asks is not drawn anew with each query. */
const currentPath = (): string => location.pathname + location.search;

/**
 * Does something only for somebody the shop knows. Answers the function that asks for it: at once for a signed-in user
 * or a guest; for a visitor it remembers the page, opens 'Sign in', and `go` follows once they are back, signed in.
 */
export const usePending = (kind: PendingKind, go: () => void): (() => void) => {
  const visitor = useVisitor();
  const dialog = useOpenDialog();
  const isBack = dialog === null && visitor?.user != null && !visitor.user.must_change_password;
  useEffect(() => {
    if (!isBack) return;
    const action = pendingAction();
    if (action?.kind !== kind || action.path !== currentPath()) return;
    forgetPending();
    go();
  }, [isBack, kind, go]);
  return useCallback(() => {
    const known = currentVisitor();
    if (known?.user?.must_change_password) openDialog({ name: "change-password" });
    else if (known?.user || known?.guest) go();
    else {
      rememberPending({ kind, path: currentPath() });
      openDialog({ name: "sign-in", tab: "sign-in" });
    }
  }, [kind, go]);
};
