import { type Refusal, refuse } from "#domain/refusal.ts";
import { writeAudit } from "#platform/db/audit.ts";
import type { StaffAtWork } from "#topics/staff/staff-sessions.ts";
import { lockFailedJob } from "#platform/jobs/failed-jobs.ts";
import type { Services } from "#topics/services.ts";

/** Lets a job that failed its last try be tried once more, or drops it: of two who say so at once one comes too late. */
export function settleFailedJob(
  { db, jobs }: Pick<Services, "db" | "jobs">,
  { staff }: StaffAtWork,
  id: string,
  how: "retry" | "drop",
): Promise<{ readonly ok: true } | Refusal<"not-found">> {
  return db.transaction(async (tx) => {
    const job = await lockFailedJob(tx, id);
    if (job === null) return refuse("not-found");
    const { queue, tries, reason, orderNo } = job;
    await (how === "retry" ? jobs.retry(tx, queue, id) : jobs.drop(tx, queue, id));
    await writeAudit(tx, {
      staffId: staff.id,
      action: how === "retry" ? "job.retried" : "job.dropped",
      target: `job ${id}`,
      before: { queue, tries, reason, ...(orderNo !== null && { order: orderNo }) },
    });
    return { ok: true };
  });
}
