import type { Refusal } from "#domain/refusal.ts";
import { type CustomerKind, searchedCustomer } from "#domain/studio/customer-list.ts";
import { type CustomerPlace, type ListedCustomer, readListedCustomers } from "./listed-customers.ts";
import type { Services } from "#topics/services.ts";

/** Customers of one page. */
const PAGE = 50;

export interface AskedCustomers {
  readonly kind: CustomerKind;
  /** As typed; "" for all. */
  readonly search: string;
  readonly after: CustomerPlace | null;
}

export interface CustomerListPage {
  readonly ok: true;
  readonly customers: readonly ListedCustomer[];
  readonly next: CustomerPlace | null;
}

/** A page of the customers, and the place where the next one begins; null at the end. */
export async function listCustomers(
  { db }: Pick<Services, "db">,
  { kind, search: typed, after }: AskedCustomers,
): Promise<CustomerListPage | Refusal<"refused">> {
  const searched = searchedCustomer(typed);
  if (!searched.ok) return searched;
  const found = await readListedCustomers(db, { kind, search: searched.search, after, most: PAGE + 1 });
  const customers = found.slice(0, PAGE);
  return { ok: true, customers, next: found.length > PAGE ? (customers.at(-1) ?? null) : null };
}
