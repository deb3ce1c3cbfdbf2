import { cookieLives } from "#domain/account/limits.ts";
import { returnPath } from "#domain/account/return-path.ts";
import { pendingCookie, readPendingAction, type PendingAction } from "./pending-action.ts";

/** What this tab has remembered, and until when (ms since 1970); another tab may have something else pending meanwhile. */
let own: { readonly action: PendingAction; readonly ends: number } | null = null;

function ownAction(): PendingAction | null {
  return own !== null && Date.now() < own.ends ? own.action : null;
}

function storedAction(): PendingAction | null {
  return readPendingAction(document.cookie);
}

function write(action: PendingAction | null): void {
  document.cookie = pendingCookie(action, location.protocol === "https:");
}

/** The action that is pending here: this tab's, else the one this browser remembers. */
export function pendingAction(): PendingAction | null {
  return ownAction() ?? storedAction();
}

export function rememberPending({ kind, path }: PendingAction): void {
  const action = { kind, path: returnPath(path) };
  own = { action, ends: Date.now() + cookieLives.returnPathMs };
  write(action);
}

/** Forgets what is pending here; what another tab has remembered since stays. */
export function forgetPending(): void {
  const mine = ownAction();
  const last = storedAction();
  if (mine === null || (mine.kind === last?.kind && mine.path === last.path)) write(null);
  own = null;
}
