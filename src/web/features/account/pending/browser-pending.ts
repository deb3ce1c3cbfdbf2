import { pendingCookie, readPendingAction, type PendingAction } from "./pending-action.ts";

const write = (action: PendingAction | null): void => {
  document.cookie = pendingCookie(action, location.protocol === "https:");
};

/** The action this browser remembers. */
export const pendingAction = (): PendingAction | null => readPendingAction(document.cookie);

export const rememberPending = (action: PendingAction): void => write(action);

export const forgetPending = (): void => write(null);
