import { callShop } from "#web/calls/call-shop.ts";
import { createStore, useStore } from "#web/calls/store.ts";
import { currentVisitor, refreshVisitor } from "#web/calls/visitor-store.ts";

/** Null until the shop has answered: a page that is the same for everybody does not say what lies in whose cart. */
const count = createStore<number | null>(null);

let changes = 0;
let otherTabs: BroadcastChannel | null = null;
const listeners = new Set<() => void>();

/** Asks how many items lie in the cart. Who the shop does not know has none: then there is no call. */
export async function refreshCartCount(): Promise<void> {
  const visitor = currentVisitor();
  if (visitor === null) return;
  if (visitor.user === null && visitor.guest === null) return count.set(0);
  changes += 1;
  const mine = changes;
  const answer = await callShop("GET cart/count");
  // Of several questions the last one counts, and a change made meanwhile is newer than any.
  if (answer.ok && mine === changes) count.set(answer.data.count);
}

/** Takes over what a call answered, and lets the other tabs ask again. */
export function setCartCount(items: number): void {
  changes += 1;
  count.set(items);
  otherTabs?.postMessage("changed");
}

async function changedElsewhere(): Promise<void> {
  // The other tab may have made this browser's guest.
  if (currentVisitor()?.user === null) await refreshVisitor();
  await refreshCartCount();
  for (const listener of listeners) listener();
}

/** Keeps the number true while other tabs change the cart. */
export function syncCartCount(): () => void {
  const refresh = () => void changedElsewhere();
  otherTabs = new BroadcastChannel("cart");
  otherTabs.addEventListener("message", refresh);
  return () => {
    otherTabs?.close();
    otherTabs = null;
  };
}

/** Tells when another tab has changed the cart. */
export function onCartChangedElsewhere(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export function useCartCount(): number | null {
  return useStore(count);
}
