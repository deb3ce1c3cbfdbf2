import { temporaryPasswordQueue } from "../../../jobs/queue.ts";
import type { Services } from "../../services.ts";
import type { Caller } from "../caller.ts";
import { spendTry } from "../spend-try.ts";

/**
 * Promises a temporary password if the address has an account. Whether it has is found out by the job, so the answer and
 * its duration are the same for everybody; past the budget nothing is promised.
 */
export const forgotPassword = async (services: Services, { ip }: Caller, email: string): Promise<void> => {
  if (await spendTry(services, "forgotPassword", { ip, identifier: email })) return;
  const { db, jobs } = services;
  await db.transaction((tx) => jobs.add(tx, temporaryPasswordQueue, { email }));
};
