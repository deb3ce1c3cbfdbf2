import type { CorrectionInput } from "#contract/studio/order-correction.ts";
import { toCents } from "#domain/money.ts";
import { costsMore, type OrderCorrection } from "#domain/order/correct/correction.ts";
import { type Refusal, refuse } from "#domain/refusal.ts";
import { writeAudit } from "#platform/db/audit.ts";
import type { Transaction } from "#platform/db/database.ts";
import { promiseProofs } from "#topics/order/check-order.ts";
import type { ReadOrder } from "#topics/order/read-order.ts";
import { recordAsSeenWithin } from "#topics/order/record-fact.ts";
import { consumeRateLimit } from "#topics/person/consume-rate-limit.ts";
import { copyProofChecks } from "#topics/printing/proof-checks.ts";
import type { Services } from "#topics/services.ts";
import { openStaffOrder } from "./open-staff-order.ts";
import { type CorrectionFault, type WorkedCorrection, workOut } from "./work-out-correction.ts";

interface Corrector {
  readonly staffId: number;
  readonly ip: string;
  /** Whether they may have the order come to less. */
  readonly mayLower: boolean;
}

interface Corrected {
  readonly ok: true;
  readonly fact: number;
  /** It was made before: nothing was done. */
  readonly isOld: boolean;
}

/** The very correction, where it was made before: a second press, or an answer that was lost. */
function madeBefore({ facts }: ReadOrder, key: string): Corrected | null {
  const fact = facts.find((one) => one.kind === "corrected" && one.key === key);
  return fact === undefined ? null : { ok: true, fact: fact.id, isOld: true };
}

/** Why a worked correction is not made by who asks for it; null where it is. */
function refuseMaking(
  order: ReadOrder,
  input: CorrectionInput,
  { correction }: WorkedCorrection,
  { mayLower }: Corrector,
) {
  if (correction.reason === "") return refuse("correction-reason-required", "reason");
  const total = order.state.money.total + costsMore(correction.sums);
  if (input.total !== null && toCents(input.total) !== total) return refuse("correction-moved");
  return costsMore(correction.sums) < 0 && !mayLower ? refuse("correction-lowers") : null;
}

/** Records it, with what follows of it, all or nothing. */
function make(
  services: Pick<
    Services,
    "catalogue" | "clock" | "config" | "content" | "db" | "jobs" | "log" | "shopMoment"
  >,
  order: ReadOrder,
  { seen }: Pick<CorrectionInput, "seen">,
  made: WorkedCorrection,
  { staffId }: Corrector,
): Promise<Corrected | Refusal<CorrectionFault>> {
  const { orderNo } = order.row;
  // As it comes back from the database, where a field without a value is not there.
  const correction = JSON.parse(JSON.stringify(made.correction)) as OrderCorrection;
  const happening = { kind: "corrected", ...correction } as const;
  const also = async (tx: Transaction) => {
    await writeAudit(tx, {
      staffId: staffId,
      action: "order.told",
      target: `order ${orderNo}`,
      before: { newest_fact: seen },
      after: { ...happening },
    });
    for (const { line, approvedSha256 } of correction.lines)
      await copyProofChecks(
        tx,
        { orderId: order.row.id, line },
        order.state.proofs[line - 1]?.sha256,
        approvedSha256,
      );
  };
  return services.db.transaction(async (tx): Promise<Corrected | Refusal<CorrectionFault>> => {
    const told = { happening, by: "shop" as const, also, contact: made.contact };
    const recorded = await recordAsSeenWithin<"corrected">(services, tx, orderNo, told, seen);
    if (!recorded.ok) return recorded;
    await promiseProofs(services, tx, recorded.order);
    return { ok: true, fact: recorded.order.facts.at(-1)?.id ?? 0, isOld: !recorded.isNew };
  });
}

/**
 * Puts an order right as its room showed it: what has happened since is looked at first. Its proofs, sums, dates, papers and mails follow
 * in the same transaction; what is due then is paid or given back by steps of their own (decision 294).
 */
export async function correctOrder(
  services: Pick<
    Services,
    "content" | "catalogue" | "clock" | "config" | "db" | "jobs" | "log" | "shopMoment"
  >,
  by: Corrector,
  orderNo: string,
  input: CorrectionInput,
): Promise<Corrected | Refusal<CorrectionFault>> {
  const over = await consumeRateLimit(services, "staffOrder", { ip: by.ip });
  if (over) return over;
  const opened = await openStaffOrder(services, orderNo);
  if (!opened.ok) return opened;
  const { order } = opened;
  const before = madeBefore(order, input.key);
  if (before !== null) return before;
  if ((order.facts.at(-1)?.id ?? 0) > input.seen) return refuse("order-moved");
  const made = workOut(services, order, input);
  if (!made.ok) return made;
  const refused = refuseMaking(order, input, made, by);
  if (refused !== null) return refused;
  return make(services, order, input, made, by);
}
