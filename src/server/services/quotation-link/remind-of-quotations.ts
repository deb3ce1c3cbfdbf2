import { addDays, type CalendarDate } from "#domain/calendar-date.ts";
import { validityDays, validUntil } from "#domain/quotation/validity.ts";
import { type EndingQuotation, readEndingQuotations } from "#server/db/quotations.ts";
import { quotationEndsEmail } from "#server/mail/quotation-emails.ts";
import { queueEmail } from "../mail/queue-email.ts";
import { quotationUrl } from "../quotation/quotation-keys.ts";
import { quotationOf } from "../quotation/read-quotation.ts";
import type { Services } from "../services.ts";

type Needs = Pick<Services, "config" | "db" | "jobs" | "shopMoment">;

/** How many days before its last one somebody is told that a quotation ends. */
const DAYS_BEFORE = 3;

async function remind(
  { config, db, jobs }: Needs,
  issueDate: CalendarDate,
  quotations: readonly EndingQuotation[],
): Promise<void> {
  const [newest] = quotations;
  if (newest === undefined) return;
  const { email, firstName, row } = newest;
  const words = quotations.map((quotation) => {
    const { number, lines, totals } = quotationOf(quotation.row);
    const titles = lines.map(({ title }) => title);
    return { number, titles, total: totals.total, url: quotationUrl({ config }, number) };
  });
  const selection = row.items[0]?.selection;
  const picture = selection && { catalogueVersionId: row.catalogueVersionId, selection };
  await db.transaction((tx) =>
    queueEmail(tx, jobs, {
      cause: `quotations-end:${issueDate}:${email}`,
      recipient: email,
      email: quotationEndsEmail({ firstName, until: validUntil(issueDate), quotations: words }),
      ...(picture && { picture }),
    }),
  );
}

/**
 * Tells everybody whose address is known, three days before, that their quotations end: one mail for all of a day. What was ordered
 * is not mentioned, nor what ended while the shop was closed.
 */
export async function remindOfQuotations(services: Needs): Promise<void> {
  const { date } = services.shopMoment();
  const issued = { from: addDays(date, -validityDays), to: addDays(date, DAYS_BEFORE - validityDays) };
  const ending = await readEndingQuotations(services.db, issued);
  const mails = Map.groupBy(ending, ({ email, row }) => `${row.issueDate} ${email}`);
  for (const quotations of mails.values())
    await remind(services, quotations[0]?.row.issueDate ?? date, quotations);
}
