import { createStore, useStore } from "#web/calls/store.ts";

/** The one dialog about people that is open. */
export type AccountDialog =
  | { readonly name: "sign-in"; readonly tab: "sign-in" | "register" }
  | { readonly name: "verification"; readonly email: string }
  | { readonly name: "change-password" };

const dialog = createStore<AccountDialog | null>(null);

export function openDialog(next: AccountDialog): void {
  return dialog.set(next);
}

export function closeDialog(): void {
  return dialog.set(null);
}

export function useOpenDialog(): AccountDialog | null {
  return useStore(dialog);
}
