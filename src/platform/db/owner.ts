import { type AnyColumn, eq, type SQL, sql } from "drizzle-orm";
import type { Transaction } from "./database.ts";

/** Whose artwork, a cart, a comparison, a quotation or a quote request is: exactly one of the two is set (decision 039). */
export type Owner =
  | { readonly customerId: number; readonly guestId: null }
  | { readonly customerId: null; readonly guestId: number };

export function customerOwner(customerId: number): Owner {
  return { customerId, guestId: null };
}

export function guestOwner(guestId: number): Owner {
  return { customerId: null, guestId };
}

/** Whose a row is. */
export function ownerOf({
  customerId,
  guestId,
}: {
  readonly customerId: number | null;
  readonly guestId: number | null;
}): Owner {
  return customerId === null ? guestOwner(guestId ?? 0) : customerOwner(customerId);
}

/** An owner in words, for locks and rate limits. */
export function ownerName({ customerId, guestId }: Owner): string {
  return guestId === null ? `customer ${customerId}` : `guest ${guestId}`;
}

/** The rows of an owner, for `where`. */
export function belongsTo(
  table: { readonly customerId: AnyColumn; readonly guestId: AnyColumn },
  owner: Owner,
): SQL {
  return owner.guestId === null ? eq(table.customerId, owner.customerId) : eq(table.guestId, owner.guestId);
}

/** An owner's cart, comparison or quotations are added to one at a time: what holds for one click holds for two at once. */
export async function lockForOwner(
  tx: Transaction,
  what: "artwork" | "cart" | "credit" | "comparison" | "kept design" | "points" | "quotation",
  owner: Owner,
): Promise<void> {
  const whose = `${what} of ${ownerName(owner)}`;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${whose}, 0))`);
}
