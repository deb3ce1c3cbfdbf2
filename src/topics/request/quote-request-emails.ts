import { type Cents, formatMoney } from "#domain/money.ts";
import type { Email, EmailDetail } from "#platform/mail/email.ts";
import { mailOpening, fillMail, writeShopMail } from "#topics/mail/fill-mail.ts";
import type { Services } from "#topics/services.ts";

type Words = Pick<Services, "catalogue" | "content">;

/** A file that a mail names. */
export interface NamedFile {
  readonly name: string;
  readonly bytes: number;
  /** What it is called before its name; without it "File", numbered where there are several. */
  readonly place?: string | null;
}

function kilobytes(bytes: number): string {
  return `${Math.max(1, Math.round(bytes / 1024))} kB`;
}

/** The files of a mail, each in a line of its own. */
export function fileDetails(files: readonly NamedFile[]): readonly EmailDetail[] {
  return files.map(({ name, bytes, place }, index) => ({
    label: place ?? (files.length === 1 ? "File" : `File ${index + 1}`),
    value: `${name} (${kilobytes(bytes)})`,
  }));
}

/** A quote request as its mails tell it. */
export interface QuoteRequestText {
  readonly requestNo: string;
  readonly quoteType: string;
  /** The thing itself: "Art paper stickers, die cut, 50 mm circle". */
  readonly title: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly isMember: boolean;
  /** What was asked, the comment included. */
  readonly details: readonly EmailDetail[];
  readonly attachments: readonly {
    readonly name: string;
    readonly bytes: number;
    /** Where artwork is to be printed: "Set 2 (Plum), back"; null for a file that came with the form. */
    readonly place: string | null;
  }[];
  /** Its room in the studio, where its files are and where it is answered with a price; null where that is closed. */
  readonly answerUrl: string | null;
  /** Why it is asked for. */
  readonly reason: string;
  /** What the page says it costs, in cents; null while only a person can say. */
  readonly pagePrice: Cents | null;
  readonly tracking: Readonly<Record<string, string>>;
  /** The page it was asked on. */
  readonly pageUrl: string;
  /** Where a member finds it again, and anybody else. */
  readonly accountUrl: string;
  readonly requestUrl: string;
}

/** Thanks the customer and says what they asked for. */
export function quoteRequestEmail(services: Words, request: QuoteRequestText): Email {
  const { firstName, requestNo } = request;
  const said = fillMail(services, "request", { "first-name": firstName, "request-no": requestNo });
  return writeShopMail(said, {
    greeting: `Hello ${firstName},`,
    item: request.title,
    details: [
      { label: "Number", value: request.requestNo },
      ...request.details,
      ...fileDetails(request.attachments),
    ],
    link: request.isMember
      ? { label: "See your quote requests", url: request.accountUrl }
      : { label: "See your quote request", url: request.requestUrl },
  });
}

/** Tells the staff who asks, for what and why, what the page says it costs, and where they came from. */
export function quoteRequestStaffEmail(services: Words, request: QuoteRequestText): Email {
  const { requestNo, reason, pagePrice, firstName, lastName, email, isMember, tracking } = request;
  const person = [
    { label: "Number", value: requestNo },
    { label: "Name", value: `${firstName} ${lastName}` },
    { label: "Email", value: `${email} (${isMember ? "has an account" : "guest"})` },
    { label: "Reason", value: reason },
    ...(pagePrice === null ? [] : [{ label: "Price on the page", value: formatMoney(pagePrice) }]),
  ];
  const how =
    request.answerUrl === null ? "Reply" : "Answer it with a price that they can order by, or reply";
  const campaign = Object.entries(tracking).map(([label, value]) => ({ label, value }));
  const customer = `${firstName} ${lastName}`;
  const said = fillMail(services, "staff-request", { customer, "request-no": requestNo, reason });
  return writeShopMail(said, {
    greeting: "Hello,",
    paragraphs: mailOpening(said, `${how} to this email: it goes to ${email}.`),
    item: request.title,
    details: [
      ...person,
      ...request.details,
      ...fileDetails(request.attachments),
      ...campaign,
      { label: "Page it was asked on", value: "See the product", url: request.pageUrl },
    ],
    link: { label: "Answer with a price", url: request.answerUrl },
    toStaff: true,
  });
}
