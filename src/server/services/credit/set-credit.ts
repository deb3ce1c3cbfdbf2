import { fieldMessages } from "#domain/account/forms.ts";
import { formatMoney } from "#domain/money.ts";
import { creditForm, creditLeft, typedLimit } from "#domain/order/credit.ts";
import { refuse, type Refusal, refuseFields } from "#domain/refusal.ts";
import { saveCredit } from "#server/db/orders/credit.ts";
import { customerOwner, lockForOwner } from "#server/db/owner.ts";
import { consumeRateLimit } from "../consume-rate-limit.ts";
import type { Services } from "../services.ts";
import { readUsedCredit } from "./read-credit.ts";
import { opensCredit, type StaffCreditKey } from "./staff-credit-key.ts";

type Needs = Pick<Services, "config" | "db" | "shopMoment">;

/** A customer's credit, in words. */
export interface CreditPage {
  readonly name: string;
  readonly email: string;
  readonly owed: string;
  readonly left: string;
  /** As they are typed. */
  readonly limit: string;
  readonly days: string;
}

/** A customer's credit, for whoever has its link. */
export async function readCreditPage(
  services: Needs,
  asked: StaffCreditKey,
): Promise<{ readonly ok: true; readonly page: CreditPage } | Refusal<"not-found">> {
  const credit = opensCredit(services, asked) ? await readUsedCredit(services.db, asked.customerId) : null;
  if (credit === null) return refuse("not-found");
  const { name, email, limit, days, owed } = credit;
  const page = {
    name,
    email,
    owed: formatMoney(owed),
    left: formatMoney(creditLeft(credit)),
    limit: (limit / 100).toFixed(2),
    days: String(days),
  };
  return { ok: true, page };
}

/** Sets what a customer may owe and for how long; what is owed already stays, and its days too. */
export async function setCredit(
  services: Needs,
  ip: string,
  asked: StaffCreditKey,
  typed: Readonly<Record<string, string>>,
): Promise<{ readonly ok: true } | Refusal<"not-found" | "refused" | "too-many-tries">> {
  const over = await consumeRateLimit(services, "staffOrder", { ip });
  if (over) return over;
  const found = await readCreditPage(services, asked);
  if (!found.ok) return found;
  const read = creditForm.safeParse(typed);
  if (!read.success) return refuseFields("refused", fieldMessages(read.error.issues));
  const { limit, days } = read.data;
  const { customerId } = asked;
  await services.db.transaction(async (tx) => {
    await lockForOwner(tx, "credit", customerOwner(customerId));
    await saveCredit(tx, customerId, { limit: typedLimit(limit) ?? 0, days: Number(days) });
  });
  return { ok: true };
}
