import { digest } from "../../auth/tokens.ts";
import { findGuest, type Guest } from "../../db/account/guests.ts";
import { readPointsBalance } from "../../db/account/points.ts";
import type { Services } from "../services.ts";
import type { Caller } from "./caller.ts";
import { signedInCustomer, type Current } from "./current-customer.ts";

/** Who a browser is: a registered user, a remembered guest, or neither. */
export interface Visitor {
  readonly signedIn: Current | null;
  readonly guest: Guest | null;
  readonly points: number;
}

export const readVisitor = async (services: Services, caller: Caller): Promise<Visitor> => {
  const { db } = services;
  const current = await signedInCustomer(services, caller);
  if (current.ok)
    return { signedIn: current, guest: null, points: await readPointsBalance(db, current.customer.id) };
  const guest = caller.guestToken === null ? null : await findGuest(db, digest(caller.guestToken));
  return { signedIn: null, guest, points: 0 };
};
