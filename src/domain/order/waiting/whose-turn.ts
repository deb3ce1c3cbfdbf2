import type { OrderState } from "#domain/order/order-state.ts";
import { isUnmade, waitsFor } from "#domain/order/waiting/waits-for.ts";

/** What a customer is to do: send artwork, approve a proof, pay. */
export type CustomersTurn = "artwork" | "approval" | "payment";

/**
 * What an order waits for that only its customer can do; `awaited` are its lines that wait for their artwork. Empty while the shop
 * owes a proof of anything: nobody is hurried who waits for the shop. A proof of a line without files shows nothing to approve.
 */
export function customersTurn(state: OrderState, awaited: ReadonlySet<number>): readonly CustomersTurn[] {
  const waits = waitsFor(state);
  const unmade = state.proofs.filter(isUnmade);
  const isShopsTurn = unmade.some(({ line, state: proof }) => proof !== "none" || !awaited.has(line));
  if (isShopsTurn) return [];
  const made = state.proofs.filter((proof) => proof.state === "made");
  const all: readonly [boolean, CustomersTurn][] = [
    [unmade.length > 0 || made.some(({ line }) => awaited.has(line)), "artwork"],
    [made.some(({ line }) => !awaited.has(line)) && waits.includes("approval"), "approval"],
    [waits.includes("payment"), "payment"],
  ];
  return all.filter(([isIt]) => isIt).map(([, what]) => what);
}
