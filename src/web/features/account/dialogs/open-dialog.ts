import { createStore, useStore } from "#web/calls/store.ts";

/** The one dialog about people that is open. */
export type AccountDialog =
  | { readonly name: "sign-in"; readonly tab: "sign-in" | "register" }
  | { readonly name: "verification"; readonly email: string }
  | { readonly name: "change-password" };

const dialog = createStore<AccountDialog | null>(null);

export const openDialog = (next: AccountDialog): void => dialog.set(next);

export const closeDialog = (): void => dialog.set(null);

export const useOpenDialog = (): AccountDialog | null => useStore(dialog);
