import { useEffect, useSyncExternalStore } from "react";

const PLACE = "placed-order";

/** Remembers an order whose customer goes on to pay at once: they are thanked when they are back. */
export function rememberPlaced(orderNo: string): void {
  try {
    sessionStorage.setItem(PLACE, orderNo);
  } catch {
    // Without storage they are not thanked a second time; the order is in.
  }
}

let placed: string | null = null;

/** Taken out of the storage once, so that a reload does not thank again. */
function readPlaced(): string | null {
  try {
    placed ??= sessionStorage.getItem(PLACE);
    sessionStorage.removeItem(PLACE);
  } catch {
    // As above.
  }
  return placed;
}

function forget(): void {
  placed = null;
}

const neverChanges = () => () => undefined;

/** Whether this order was placed in this tab just before its customer went to pay: true on the first page of it that they see since. */
export function usePlacedHere(orderNo: string): boolean {
  useEffect(() => forget, []);
  return useSyncExternalStore(neverChanges, readPlaced, () => null) === orderNo;
}
