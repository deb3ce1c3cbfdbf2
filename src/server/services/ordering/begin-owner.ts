import { digest, newToken } from "../../auth/tokens.ts";
import { addNamelessGuest, seeGuest } from "../../db/account/guests.ts";
import { customerOwner, guestOwner, type Owner } from "../../db/ordering/owner.ts";
import type { Transaction } from "../../db/transaction.ts";

export interface BegunOwner {
  readonly owner: Owner;
  /** Set when the guest is new: what the browser keeps. */
  readonly guestToken: string | null;
}

/** A guest is seen again; one that has just signed in writes into the account. */
const seen = async (tx: Transaction, owner: Owner): Promise<Owner> => {
  if (owner.guestId === null) return owner;
  const customerId = await seeGuest(tx, owner.guestId);
  return customerId === null ? owner : customerOwner(customerId);
};

/** The owner, or a new guest without a name: adding to the cart needs no login (quotes-and-accounts.md 6). */
export const beginOwner = async (
  tx: Transaction,
  owner: Owner | null,
  token: string,
): Promise<BegunOwner> => {
  if (owner !== null) return { owner: await seen(tx, owner), guestToken: null };
  const id = await addNamelessGuest(tx, digest(token));
  return id === null ? beginOwner(tx, null, newToken()) : { owner: guestOwner(id), guestToken: token };
};
