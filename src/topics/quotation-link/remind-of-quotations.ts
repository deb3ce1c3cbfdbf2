import { addDays, type CalendarDate } from "#domain/calendar-date.ts";
import { rulesOf } from "#domain/catalogue/shop-rules.ts";
import { validityDays } from "#domain/quotation/validity.ts";
import { type EndingQuotation, readEndingQuotations } from "#topics/quotation/quotations.ts";
import { quotationEndsEmail } from "#topics/quotation/quotation-emails.ts";
import { queueReminder } from "#topics/mail/queue-email.ts";
import { quotationUrl } from "#topics/quotation/quotation-keys.ts";
import { quotationOf } from "#topics/quotation/read-quotation.ts";
import { lastDayOf } from "#topics/quotation/last-day.ts";
import type { Services } from "#topics/services.ts";

type Needs = Pick<Services, "catalogue" | "config" | "content" | "db" | "jobs" | "shopMoment">;

async function remind(
  services: Needs,
  until: CalendarDate,
  quotations: readonly EndingQuotation[],
): Promise<void> {
  const { config, db, jobs } = services;
  const [newest] = quotations;
  if (newest === undefined) return;
  const { email, firstName, row } = newest;
  const words = quotations.map((quotation) => {
    const { number, lines, totals } = quotationOf(quotation.row);
    const titles = lines.map(({ title }) => title);
    return { number, titles, total: totals.total, url: quotationUrl({ config }, quotation.row) };
  });
  const selection = row.items[0]?.selection;
  const picture = selection && { catalogueVersionId: row.catalogueVersionId, selection };
  await db.transaction((tx) =>
    queueReminder(
      tx,
      { config, jobs },
      {
        // Named by the day of issue, as those that are kept as long as usual always were.
        cause: `quotations-end:${addDays(until, -validityDays)}:${email}`,
        recipient: email,
        email: quotationEndsEmail(services, { firstName, until, quotations: words }),
        ...(picture && { picture }),
      },
    ),
  );
}

/**
 * Tells everybody whose address is known, some days before, that their quotations end: one mail for all that end on a day. What was ordered
 * is not mentioned, nor what ended while the shop was closed.
 */
export async function remindOfQuotations(services: Needs): Promise<void> {
  const { date } = services.shopMoment();
  const { quotationReminderDays: before } = rulesOf(services.catalogue.current().document.shop);
  if (before === 0) return;
  const last = { from: date, to: addDays(date, before), days: validityDays };
  const ending = await readEndingQuotations(services.db, last);
  const mails = Map.groupBy(ending, ({ email, row }) => `${lastDayOf(row)} ${email}`);
  for (const quotations of mails.values()) {
    const [newest] = quotations;
    if (newest !== undefined) await remind(services, lastDayOf(newest.row), quotations);
  }
}
