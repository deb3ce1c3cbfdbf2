import { refuse, type Refusal } from "#domain/refusal.ts";
import { type CustomerRef, writeCustomerRef } from "#domain/studio/customer-list.ts";
import { findKnownCustomer } from "./known-customer-rows.ts";
import { readPerson } from "./person-rows.ts";
import { type PersonalRows, readPersonalRows } from "./personal-rows.ts";
import { writeAudit } from "#platform/db/audit.ts";
import type { Services } from "#topics/services.ts";

/** Everything that is kept about a customer, as one moment has it; the log says who took it along, and nothing of what it says. */
export function exportCustomer(
  { db }: Pick<Services, "db">,
  staffId: number,
  ref: CustomerRef,
): Promise<{ readonly ok: true; readonly rows: PersonalRows } | Refusal<"not-found">> {
  return db.transaction(
    async (tx) => {
      const customer = await findKnownCustomer(tx, ref);
      if (customer === null) return refuse("not-found");
      const rows = await readPersonalRows(tx, await readPerson(tx, customer));
      const target = `customer ${writeCustomerRef(customer.ref)}`;
      await writeAudit(tx, { staffId, action: "customer.exported", target });
      return { ok: true as const, rows };
    },
    { isolationLevel: "repeatable read" },
  );
}
