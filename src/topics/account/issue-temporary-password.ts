import { newTemporaryPassword, temporaryPasswordDigest } from "#platform/auth/tokens.ts";
import { findCustomerByEmail, setTemporaryPassword } from "#topics/person/customers.ts";
import { sendPasswordMailQueue } from "#platform/jobs/queues.ts";
import { temporaryPasswordEmail } from "./account-emails.ts";
import { queueEmail } from "#topics/mail/queue-email.ts";
import type { Services } from "#topics/services.ts";

/** Puts a temporary password beside the real one and mails it, once for each request; an account that is gone by then gets nothing. */
export async function issueTemporaryPassword(
  { db, jobs, config }: Pick<Services, "db" | "jobs" | "config">,
  email: string,
  requestId: string,
): Promise<void> {
  return db.transaction(async (tx) => {
    const customer = await findCustomerByEmail(tx, email);
    if (!customer) return;
    const password = newTemporaryPassword();
    const mailId = await queueEmail(tx, jobs, {
      cause: `temporary-password:${requestId}`,
      recipient: email,
      queue: sendPasswordMailQueue,
      email: temporaryPasswordEmail(customer.firstName, password, config.shopOrigin),
    });
    if (mailId === null) return;
    await setTemporaryPassword(tx, customer.id, { hash: temporaryPasswordDigest(password), mailId });
  });
}
