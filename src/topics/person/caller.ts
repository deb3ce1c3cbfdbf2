import { digest, newToken } from "#platform/auth/tokens.ts";
import { addNamelessGuest, findGuest, findGuestNumbered, type GuestRow, seeGuest } from "./guests.ts";
import { customerOwner, guestOwner, type Owner } from "#platform/db/owner.ts";
import { type Refusal, refuse } from "#domain/refusal.ts";
import type { Transaction } from "#platform/db/database.ts";
import type { Services } from "#topics/services.ts";
import type { Customer } from "./customers.ts";
import { findSession, type Session, touchSession } from "./sessions.ts";
import { readPointsBalance } from "./points.ts";

export interface FoundOwner {
  readonly ok: true;
  /** Null for a browser that has nothing of its own yet. */
  readonly owner: Owner | null;
}

/** The browser that asks: its address and what its cookies say. */
export interface Caller {
  readonly ip: string;
  readonly sessionToken: string | null;
  readonly guestToken: string | null;
  /** Binds a registration to the browser that began it. */
  readonly registrationToken: string | null;
  /** Says that this browser has opened a page of the shop. */
  readonly formToken: string | null;
  /** The guest in whose cart a browser of the staff puts together an order for a customer (decision 310). */
  readonly actsFor?: number;
}

/** The guest a browser remembers; null when it has none, or an account has taken over. */
export async function findOwnGuest(
  { db }: Pick<Services, "db">,
  { guestToken, actsFor }: Caller,
): Promise<GuestRow | null> {
  if (actsFor !== undefined) return findGuestNumbered(db, actsFor);
  return guestToken === null ? null : findGuest(db, digest(guestToken));
}

export interface Current {
  readonly ok: true;
  readonly customer: Customer;
  readonly session: Session;
}

/** Why somebody is no member here and now. */
export type MemberFault = "sign-in-first" | "password-must-change";

/** The signed-in customer; also one who still has to replace a temporary password. */
export async function signedInCustomer(
  { db }: Pick<Services, "db">,
  caller: Caller,
): Promise<Current | Refusal<"sign-in-first">> {
  const tokenHash = caller.sessionToken === null ? null : digest(caller.sessionToken);
  const open = tokenHash === null ? null : await findSession(db, tokenHash);
  if (tokenHash === null || !open) return refuse("sign-in-first");
  await touchSession(db, tokenHash);
  return { ok: true, ...open };
}

/** The signed-in customer with all rights: a session that a temporary password opened has none. */
export async function currentCustomer(
  services: Pick<Services, "db">,
  caller: Caller,
): Promise<Current | Refusal<"sign-in-first"> | Refusal<"password-must-change">> {
  const current = await signedInCustomer(services, caller);
  if (current.ok && current.session.temporaryPasswordHash !== null) return refuse("password-must-change");
  return current;
}

/** Whose things a browser sees: its account's, or its guest's. Refused while a temporary password has to be changed. */
export async function findOwner(
  services: Pick<Services, "db">,
  caller: Caller,
): Promise<FoundOwner | Refusal<"password-must-change">> {
  if (caller.actsFor !== undefined) return { ok: true, owner: guestOwner(caller.actsFor) };
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
 * the browser was given with its first page; null for one that asked for no page, or whose guest is no more: it gets `next`.
 */
export async function ensureOwner(
  tx: Transaction,
  owner: Owner | null,
  kept: string | null,
  next: string = newToken(),
): Promise<EnsuredOwner> {
  if (owner !== null) return { owner: await seen(tx, owner), guestToken: null };
  const token = kept !== null && wellMade.test(kept) ? kept : next;
  const guestId = await guestUnder(tx, token);
  return guestId === null
    ? ensureOwner(tx, null, null, token === next ? newToken() : next)
    : { owner: await seen(tx, guestOwner(guestId)), guestToken: token };
}

/** Who a browser is: a registered user, a remembered guest, or neither. */
export interface ReadVisitor {
  readonly signedIn: Current | null;
  readonly guest: GuestRow | null;
  readonly points: number;
}

export async function readVisitor(services: Pick<Services, "db">, caller: Caller): Promise<ReadVisitor> {
  const current = await signedInCustomer(services, caller);
  if (current.ok)
    return {
      signedIn: current,
      guest: null,
      points: await readPointsBalance(services.db, current.customer.id),
    };
  return { signedIn: null, guest: await findOwnGuest(services, caller), points: 0 };
}

/**
 * What a browser that opens its first page is given to become a guest by; null for one that has it or is signed in. Its
 * first writes may then be sent at once, and are one guest's (decision 120).
 */
export function firstGuestToken({ signedIn }: ReadVisitor, { guestToken, actsFor }: Caller): string | null {
  return signedIn === null && guestToken === null && actsFor === undefined ? newToken() : null;
}
