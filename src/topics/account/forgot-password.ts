import { findCustomerByEmail } from "#topics/person/customers.ts";
import { temporaryPasswordQueue, unknownAddressQueue } from "#platform/jobs/queues.ts";
import type { Services } from "#topics/services.ts";
import type { Caller } from "#topics/person/caller.ts";
import { consumeRateLimit } from "#topics/person/consume-rate-limit.ts";

/**
 * Promises a temporary password if the address has an account. The same statements run for every address, down to the
 * row that is written, so the answer and its duration are the same; an unknown address gives nobody anything to do. Past
 * the limit nothing is promised.
 */
export async function forgotPassword(
  services: Pick<Services, "config" | "db" | "jobs">,
  { ip }: Caller,
  email: string,
): Promise<void> {
  if (await consumeRateLimit(services, "forgotPassword", { ip, identifier: email })) return;
  const { db, jobs } = services;
  await db.transaction(async (tx) => {
    const customer = await findCustomerByEmail(tx, email);
    await jobs.add(tx, customer ? temporaryPasswordQueue : unknownAddressQueue, { email });
  });
}
