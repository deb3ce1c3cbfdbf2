import { digest, newToken } from "#platform/auth/tokens.ts";
import { findGuest, type GuestRow, addNamelessGuest, seeGuest } from "./guests.ts";
import { customerOwner, guestOwner, type Owner } from "#platform/db/owner.ts";
import type { Refusal } from "#domain/refusal.ts";
import type { Transaction } from "#platform/db/transaction.ts";
import type { Caller } from "./caller.ts";
import { currentCustomer } from "./current-customer.ts";
import type { Services } from "#topics/services.ts";

export interface FoundOwner {
  readonly ok: true;
  /** Null for a browser that has nothing of its own yet. */
  readonly owner: Owner | null;
}

/** The guest a browser remembers; null when it has none, or an account has taken over. */
export async function findOwnGuest(
  { db }: Pick<Services, "db">,
  { guestToken }: Caller,
): Promise<GuestRow | null> {
  return guestToken === null ? null : findGuest(db, digest(guestToken));
}

/** Whose things a browser sees: its account's, or its guest's. Refused while a temporary password has to be changed. */
export async function findOwner(
  services: Pick<Services, "db">,
  caller: Caller,
): Promise<FoundOwner | Refusal<"password-must-change">> {
  const current = await currentCustomer(services, caller);
  if (current.ok) return { ok: true, owner: customerOwner(current.customer.id) };
  if (current.code !== "sign-in-first") return current;
  const guest = await findOwnGuest(services, caller);
  return { ok: true, owner: guest && guestOwner(guest.id) };
}

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

const wellMade = /^[\w-]{43}$/;

/** The guest under a token the browser keeps: of two first writes at once, both find the same one. */
async function guestUnder(tx: Transaction, token: string): Promise<number | null> {
  return (await addNamelessGuest(tx, digest(token))) ?? (await findGuest(tx, digest(token)))?.id ?? null;
}

/**
 * The owner, or a new guest without a name: adding to the cart needs no login (quotes-and-accounts.md 6). `kept` is the token
 * the browser was given with its first page; null for one that asked for no page.
 */
export async function ensureOwner(
  tx: Transaction,
  owner: Owner | null,
  kept: string | null,
): Promise<EnsuredOwner> {
  if (owner !== null) return { owner: await seen(tx, owner), guestToken: null };
  const token = kept !== null && wellMade.test(kept) ? kept : newToken();
  const guestId = await guestUnder(tx, token);
  return guestId === null
    ? ensureOwner(tx, null, null)
    : { owner: await seen(tx, guestOwner(guestId)), guestToken: token };
}
