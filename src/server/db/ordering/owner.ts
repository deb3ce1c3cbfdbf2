import { type AnyColumn, eq, type SQL } from "drizzle-orm";

/** Whose a cart, a comparison, a quotation or a quote request is: exactly one of the two is set. */
export type Owner =
  | { readonly customerId: number; readonly guestId: null }
  | { readonly customerId: null; readonly guestId: number };

export const customerOwner = (customerId: number): Owner => ({ customerId, guestId: null });

export const guestOwner = (guestId: number): Owner => ({ customerId: null, guestId });

/** An owner in words, for locks and budgets. */
export const ownerName = ({ customerId, guestId }: Owner): string =>
  guestId === null ? `customer ${customerId}` : `guest ${guestId}`;

/** The rows of an owner, for `where`. */
export const belongsTo = (
  table: { readonly customerId: AnyColumn; readonly guestId: AnyColumn },
  owner: Owner,
): SQL =>
  owner.guestId === null ? eq(table.customerId, owner.customerId) : eq(table.guestId, owner.guestId);
