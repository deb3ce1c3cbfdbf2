import type { Guest, Visitor } from "./visitor-store.ts";

/**
 * The guest a browser remembers with a name and an address; null for one who only filled a cart or laid products side by
 * side: that is a visitor like any other, who is offered to sign in (quotes-and-accounts.md 1).
 */
export function namedGuest(visitor: Visitor | null): Guest | null {
  const guest = visitor?.guest ?? null;
  return guest?.email == null ? null : guest;
}
