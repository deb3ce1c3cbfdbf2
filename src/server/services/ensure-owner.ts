import { digest, newToken } from "#server/auth/tokens.ts";
import { addNamelessGuest, findGuest, seeGuest } from "#server/db/account/guests.ts";
import { customerOwner, guestOwner, type Owner } from "#server/db/owner.ts";
import type { Transaction } from "#server/db/transaction.ts";

export interface EnsuredOwner {
  readonly owner: Owner;
  /** Set when the guest is new: what the browser keeps. */
  readonly guestToken: string | null;
}

/** A guest is seen again; one that has just signed in writes into the account. */
async function seen(tx: Transaction, owner: Owner): Promise<Owner> {
  if (owner.guestId === null) return owner;
  const customerId = await seeGuest(tx, owner.guestId);
  return customerId === null ? owner : customerOwner(customerId);
}

/** What a browser that has nothing of its own yet can become a guest by. */
export interface Tokens {
  /** The one it keeps; null for a browser that asked for no page. */
  readonly kept: string | null;
  /** One that nobody has. */
  readonly fresh: string;
}

const wellMade = /^[\w-]{43}$/;

/** The guest under a token the browser keeps: of two first writes at once, both find the same one. */
async function guestUnder(tx: Transaction, token: string): Promise<number | null> {
  return (await addNamelessGuest(tx, digest(token))) ?? (await findGuest(tx, digest(token)))?.id ?? null;
}

/** The owner, or a new guest without a name: adding to the cart needs no login (quotes-and-accounts.md 6). */
export async function ensureOwner(
  tx: Transaction,
  owner: Owner | null,
  { kept, fresh }: Tokens,
): Promise<EnsuredOwner> {
  if (owner !== null) return { owner: await seen(tx, owner), guestToken: null };
  const begun = kept !== null && wellMade.test(kept) ? await guestUnder(tx, kept) : null;
  if (begun !== null) return { owner: await seen(tx, guestOwner(begun)), guestToken: kept };
  const id = await addNamelessGuest(tx, digest(fresh));
  return id === null
    ? ensureOwner(tx, null, { kept: null, fresh: newToken() })
    : { owner: guestOwner(id), guestToken: fresh };
}
