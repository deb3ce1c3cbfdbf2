import { writeLetter, type Letter, type LetterDetail } from "../letter.ts";

/** A quote request as its mails tell it. */
export interface QuoteRequestWords {
  readonly requestNo: string;
  readonly quoteType: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly isMember: boolean;
  /** What was asked, the comment included. */
  readonly details: readonly LetterDetail[];
  readonly attachments: readonly { readonly name: string; readonly bytes: number }[];
  readonly tracking: Readonly<Record<string, string>>;
  /** The page it was asked on. */
  readonly pageUrl: string;
  /** Where a member finds it again. */
  readonly accountUrl: string;
}

const kilobytes = (bytes: number): string => `${Math.max(1, Math.round(bytes / 1024))} kB`;

const files = ({ attachments }: QuoteRequestWords): readonly LetterDetail[] => {
  const value = attachments.map(({ name, bytes }) => `${name} (${kilobytes(bytes)})`).join("\n");
  return attachments.length === 0 ? [] : [{ label: attachments.length === 1 ? "File" : "Files", value }];
};

/** Thanks the customer and says what they asked for. */
export const quoteRequestLetter = (request: QuoteRequestWords): Letter =>
  writeLetter({
    subject: `Your quote request ${request.requestNo}`,
    greeting: `Hello ${request.firstName},`,
    paragraphs: [
      "Thank you for your quote request. We will respond to you shortly. You asked us about this:",
    ],
    details: [{ label: "Number", value: request.requestNo }, ...request.details, ...files(request)],
    afterwards: ["Is something missing or wrong? Simply answer this mail."],
    link: request.isMember
      ? { label: "See your quote requests", url: request.accountUrl }
      : { label: "See the product", url: request.pageUrl },
  });

/** Tells the staff who asks, for what, and where they came from. */
export const quoteRequestStaffLetter = (request: QuoteRequestWords): Letter => {
  const { requestNo, quoteType, firstName, lastName, email, isMember, tracking } = request;
  const person = [
    { label: "Number", value: requestNo },
    { label: "Name", value: `${firstName} ${lastName}` },
    { label: "Email", value: `${email} (${isMember ? "has an account" : "guest"})` },
  ];
  const campaign = Object.entries(tracking).map(([label, value]) => ({ label, value }));
  return writeLetter({
    subject: `${quoteType}: quote request ${requestNo} from ${firstName} ${lastName}`,
    greeting: "Hello,",
    paragraphs: [`${firstName} ${lastName} asks for a quote (${quoteType}).`],
    details: [...person, ...request.details, ...files(request), ...campaign],
    link: { label: "See the product", url: request.pageUrl },
  });
};
