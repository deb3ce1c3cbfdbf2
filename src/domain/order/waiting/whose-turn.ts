import type { OrderState } from "#domain/order/order-state.ts";
import { isUnmade, waitsFor } from "#domain/order/waiting/waits-for.ts";

/** What a customer is to do: send artwork, approve a proof, pay. */
export type CustomersTurn = "artwork" | "approval" | "payment";

/**
 * What an open order waits for that only its customer can do; `lacking` are its lines without files. Empty while the shop owes a proof
 * of anything: nobody is hurried who waits for the shop.
 */
export function customersTurn(state: OrderState, lacking: ReadonlySet<number>): readonly CustomersTurn[] {
  const waits = waitsFor(state);
  const unmade = state.proofs.filter(isUnmade);
  const isShopsTurn = unmade.some(({ line, state: proof }) => proof !== "none" || !lacking.has(line));
  if (isShopsTurn) return [];
  const all: readonly [boolean, CustomersTurn][] = [
    [unmade.length > 0, "artwork"],
    [waits.includes("approval"), "approval"],
    [waits.includes("payment"), "payment"],
  ];
  return all.filter(([isIt]) => isIt).map(([, what]) => what);
}
