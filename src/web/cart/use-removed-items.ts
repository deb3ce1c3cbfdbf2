import { useState } from "react";
import { callShop } from "#web/calls/call-shop.ts";
import type { CartItem } from "./cart-calls.ts";
import type { SendCart } from "./use-cart.ts";

export interface RemovedItems {
  /** What was taken out on this page and may still be put back. */
  readonly items: readonly CartItem[];
  /** The item that was taken out or put back last. */
  readonly movedId: number | null;
  /** Why the last one could not be taken out or put back. */
  readonly message: string | null;
  remove(item: CartItem): Promise<void>;
  undo(item: CartItem): Promise<void>;
}

/** Taking items out, and putting them back. */
export function useRemovedItems(send: SendCart): RemovedItems {
  const [items, setItems] = useState<readonly CartItem[]>([]);
  const [movedId, setMovedId] = useState<number | null>(null);
  const [message, setMessage] = useState<string | null>(null);
  const remove = async (item: CartItem) => {
    setMessage(null);
    const answer = await send(`item:${item.id}`, () =>
      callShop("DELETE cart/items/:id", { params: { id: item.id } }),
    );
    if (!answer.ok) return setMessage(answer.message);
    setMovedId(item.id);
    setItems((before) => [...before.filter(({ id }) => id !== item.id), item]);
  };
  const undo = async (item: CartItem) => {
    setMessage(null);
    const answer = await send(`item:${item.id}`, () =>
      callShop("PATCH cart/items/:id", { params: { id: item.id }, body: { removed: false } }),
    );
    if (!answer.ok) return setMessage(answer.message);
    setMovedId(item.id);
    setItems((before) => before.filter(({ id }) => id !== item.id));
  };
  return { items, movedId, message, remove, undo };
}
