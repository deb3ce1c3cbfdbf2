import type { ReplyTo } from "#contract/calls.ts";
import { callShop } from "./call-shop.ts";
import { createStore, useStore } from "./store.ts";

/** Who this browser is: a registered user, a guest, or neither. */
export type Visitor = ReplyTo<"GET auth/session">;
/** A remembered guest; one who only put something in the cart has not said a name yet. */
export type Guest = NonNullable<Visitor["guest"]>;
export type User = NonNullable<Visitor["user"]>;
/** For whom a browser of the staff puts an order together. */
export type ActsFor = NonNullable<Visitor["acts_for"]>;

/** Null until the shop has answered: a page that is the same for everybody does not say who looks at it. */
const visitor = createStore<Visitor | null>(null);

let changes = 0;
let pendingRequest: Promise<void> | null = null;
let otherTabs: BroadcastChannel | null = null;

async function fetchVisitor(): Promise<void> {
  const before = changes;
  const answer = await callShop("GET auth/session");
  // Signing in or out meanwhile is newer than what was asked.
  if (answer.ok && before === changes) visitor.set(answer.data);
}

/** Asks who this browser is; also sets the cookie by which the shop knows that a form was begun. */
export function refreshVisitor(): Promise<void> {
  pendingRequest ??= fetchVisitor().finally(() => {
    pendingRequest = null;
  });
  return pendingRequest;
}

/** A write by somebody the shop did not know has made this browser's guest. */
export function refreshNewGuest(): void {
  const known = visitor.get();
  if (known?.user === null && known.guest === null) void refreshVisitor();
}

/** Takes over what a call answered, and lets the other tabs ask again. */
export function setVisitor({ user, guest, points }: Visitor): void {
  changes += 1;
  visitor.set({ user, guest, points });
  otherTabs?.postMessage("changed");
}

/** Another tab has signed in or out: what is being asked at that moment was asked before. */
async function refreshAfterPending(): Promise<void> {
  await pendingRequest;
  await refreshVisitor();
}

/** Keeps the page true: asks at once, when another tab signs in or out, and whenever the tab is looked at again. */
export function syncVisitor(): () => void {
  const refresh = () => void refreshVisitor();
  otherTabs = new BroadcastChannel("account");
  otherTabs.addEventListener("message", () => void refreshAfterPending());
  window.addEventListener("focus", refresh);
  window.addEventListener("pageshow", refresh);
  refresh();
  return () => {
    window.removeEventListener("focus", refresh);
    window.removeEventListener("pageshow", refresh);
    otherTabs?.close();
    otherTabs = null;
  };
}

export function useVisitor(): Visitor | null {
  return useStore(visitor);
}

export function currentVisitor(): Visitor | null {
  return visitor.get();
}

/** For whom this browser puts an order together: a browser of the staff alone does. */
export function useActsFor(): ActsFor | null {
  return useVisitor()?.acts_for ?? null;
}

/**
 * The guest a browser remembers with a name and an address; null for one who only filled a cart or laid products side by
 * side: that is a visitor like any other, who is offered to sign in (quotes-and-accounts.md 1).
 */
export function namedGuest(visitor: Visitor | null): Guest | null {
  const guest = visitor?.guest ?? null;
  return guest?.email == null ? null : guest;
}
