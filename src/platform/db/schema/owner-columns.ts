import { type AnyColumn, sql } from "drizzle-orm";
import { check, integer } from "drizzle-orm/pg-core";
import { customerTable } from "./customer.ts";
import { guestTable } from "./guest.ts";

/** Whose a row is: an account's or a guest's. */
export function ownerColumns() {
  return {
    customerId: integer("customer_id").references(() => customerTable.id, { onDelete: "cascade" }),
    guestId: integer("guest_id").references(() => guestTable.id, { onDelete: "cascade" }),
  };
}

/** Every row belongs to exactly one of them. */
export function hasOneOwner(
  name: string,
  table: { readonly customerId: AnyColumn; readonly guestId: AnyColumn },
) {
  return check(`${name}_one_owner`, sql`num_nonnulls(${table.customerId}, ${table.guestId}) = 1`);
}
