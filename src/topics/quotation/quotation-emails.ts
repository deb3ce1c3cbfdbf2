import { type CalendarDate, formatDate } from "#domain/calendar-date.ts";
import { type Cents, formatMoney } from "#domain/money.ts";
import type { Email } from "#platform/mail/email.ts";
import { fillMail, writeShopMail } from "#topics/mail/fill-mail.ts";
import type { Services } from "#topics/services.ts";

type Words = Pick<Services, "catalogue" | "content">;

/** A quotation as its mails tell it. */
interface QuotationWords {
  readonly number: string;
  readonly titles: readonly string[];
  readonly total: Cents;
  /** Its page, with its key. */
  readonly url: string;
}

/** A quotation that a person of the shop made for somebody. */
export interface IssuedText extends QuotationWords {
  readonly firstName: string;
  readonly until: CalendarDate;
}

/** Brings a quotation to whom it was made for. */
export function quotationIssuedEmail(
  services: Words,
  { firstName, until, number, titles, total, url }: IssuedText,
): Email {
  const said = fillMail(services, "quotation", {
    "first-name": firstName,
    "quotation-no": number,
    until: formatDate(until),
    total: formatMoney(total),
  });
  return writeShopMail(said, {
    greeting: `Hello ${firstName},`,
    item: titles[0] ?? "",
    details: [
      { label: "Total", value: `${formatMoney(total)}, GST included` },
      { label: titles.length === 1 ? "Item" : "Items", value: titles.join("\n") },
    ],
    link: { label: "See your quotation", url },
  });
}

/** Quotations of one day that end soon; the newest first. */
export interface EndingText {
  readonly firstName: string | null;
  readonly until: CalendarDate;
  readonly quotations: readonly QuotationWords[];
}

/** Says until when prices are kept, and where they are ordered. */
export function quotationEndsEmail(services: Words, { firstName, until, quotations }: EndingText): Email {
  const [first] = quotations;
  const isOne = quotations.length === 1;
  const said = fillMail(services, isOne ? "quotation-ends" : "quotations-end", { until: formatDate(until) });
  return writeShopMail(said, {
    greeting: firstName === null ? "Hello," : `Hello ${firstName},`,
    item: first?.titles[0] ?? "",
    details: quotations.map(({ number, titles, total, url }) => ({
      label: formatMoney(total),
      value: `${number}\n${titles.join("\n")}`,
      url,
    })),
    link: { label: isOne ? "See your quotation" : "See the newest one", url: first?.url ?? "" },
  });
}
