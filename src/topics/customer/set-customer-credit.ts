import { fieldMessages } from "#domain/account/forms.ts";
import { formatMoney } from "#domain/money.ts";
import { type Credit, creditForm, typedLimit } from "#domain/order/credit.ts";
import { refuse, type Refusal, refuseFields } from "#domain/refusal.ts";
import { refuseStaff } from "#domain/refuse-staff.ts";
import { readCredit, saveCredit } from "#topics/order/credit.ts";
import { customerOwner, lockForOwner } from "#platform/db/owner.ts";
import { writeAudit } from "#platform/db/audit.ts";
import type { Services } from "#topics/services.ts";

export interface SentCredit {
  readonly limit: string;
  readonly days: string;
  /** As it was seen. */
  readonly was: Credit;
}

/** What holds now, at the field where something else was typed. */
function changedMeanwhile({ limit, days }: Credit): Refusal<"staff-changed"> {
  const now = `Somebody has made it ${formatMoney(limit)} for ${days} days meanwhile. Yours was not noted.`;
  return { ...refuseStaff("staff-changed"), fields: { limit: now } };
}

/** Sets what a customer may owe and for how long, unless somebody else has since it was looked at; what is owed already stays. */
export function setCustomerCredit(
  { db }: Pick<Services, "db">,
  staffId: number,
  customerId: number,
  { was, ...typed }: SentCredit,
): Promise<{ readonly ok: true } | Refusal<"not-found" | "refused" | "staff-changed">> {
  return db.transaction(async (tx) => {
    const read = creditForm.safeParse(typed);
    if (!read.success) return refuseFields("refused", fieldMessages(read.error.issues));
    await lockForOwner(tx, "credit", customerOwner(customerId));
    const credit = await readCredit(tx, customerId);
    if (credit === null) return refuse("not-found");
    const { limit, days } = credit;
    if (limit !== was.limit || days !== was.days) return changedMeanwhile(credit);
    const after = { limit: typedLimit(read.data.limit) ?? 0, days: Number(read.data.days) };
    if (after.limit === limit && after.days === days) return { ok: true };
    await saveCredit(tx, customerId, after);
    const target = `customer ${customerId}`;
    await writeAudit(tx, { staffId, action: "credit.set", target, before: { limit, days }, after });
    return { ok: true };
  });
}
