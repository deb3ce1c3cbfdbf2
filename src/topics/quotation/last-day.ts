import { validUntil } from "#domain/quotation/validity.ts";
import type { StoredQuotation } from "#platform/db/schema/quotation.ts";

/** The last day on which a quotation's prices are kept. */
export function lastDayOf({ issueDate, validUntil: set }: Pick<StoredQuotation, "issueDate" | "validUntil">) {
  return set ?? validUntil(issueDate);
}
