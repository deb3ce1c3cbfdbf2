import { temporaryPasswordRules } from "#domain/account/limits.ts";

/**
 * Whose tries a limit counts. What only an identifier has can be used up by strangers: where the owner must get through,
 * the tries of each network on it are counted apart. A site is the /48 of IPv6 that one subscriber is commonly given; IPv4
 * has none.
 */
export type Counted =
  | "identifier"
  | "network"
  | "site"
  | "neighbourhood"
  | "identifier and network"
  | "identifier and site";

export interface RateLimit {
  readonly per: Counted;
  readonly tries: number;
  readonly seconds: number;
}

const minute = 60;
const quarter = 15 * minute;
const hour = 60 * minute;

function per(counted: Counted, tries: number, seconds: number): RateLimit {
  return { per: counted, tries, seconds };
}

/** How often something may be tried, by all nodes together. Identifier: the e-mail address, account or guest it is about. */
export const rateLimits = {
  signIn: [
    per("identifier and network", 10, quarter),
    per("identifier and site", 30, quarter),
    per("network", 50, quarter),
  ],
  /** Past these, wrong passwords from wherever, each sign-in to the account waits for its turn. */
  wrongPassword: [per("identifier", 100, hour)],
  register: [per("network", 10, hour)],
  sendCode: [per("identifier and network", 5, hour), per("identifier", 20, hour), per("network", 20, hour)],
  verify: [per("network", 30, quarter)],
  /** The second is the life of a temporary password: when it is used up, one that works lies in the owner's mailbox. */
  forgotPassword: [
    per("identifier and network", 3, hour),
    per("identifier", 3, temporaryPasswordRules.lifeMs / 1000),
    per("network", 20, hour),
  ],
  changePassword: [per("identifier", 5, quarter), per("network", 20, quarter)],
  /** Forms sent to pages without a script, beside what the call they are for costs. */
  pageForm: [per("network", 30, minute)],
  emailCheck: [per("network", 20, minute), per("network", 60, hour), per("neighbourhood", 300, hour)],
  addToCart: [per("network", 120, minute), per("network", 1200, hour)],
  /** Each asks somebody else's server. */
  findAddresses: [per("network", 60, minute), per("network", 600, hour)],
  coupon: [per("network", 20, minute), per("network", 100, hour)],
  rememberGuest: [per("network", 60, hour)],
  /** Of a member; a guest's, who types any address, are fewer. */
  quoteRequest: [per("identifier", 30, hour)],
  guestQuoteRequest: [per("identifier", 5, hour), per("network", 10, hour)],
  /** Each with up to four pictures to be encoded. Identifier: the customer. */
  review: [per("identifier", 10, hour), per("network", 30, hour)],
  /** Questions to the shop, each with two mails. Identifier: the address of who asks. */
  question: [per("identifier", 5, hour), per("network", 20, hour)],
  addToCompare: [per("network", 120, minute), per("network", 600, hour)],
  /** Kept, changed, copied or deleted. Identifier: the customer. */
  changeDesigns: [per("identifier", 60, minute), per("network", 240, minute)],
  /** Each answer sets the words of up to a hundred designs. Identifier: the customer. */
  readDesigns: [per("identifier", 60, minute)],
  /** Each answer paints up to two dozen pictures. */
  readCompare: [per("network", 240, minute)],
  /** What is typed at the checkout is kept as it rests. */
  checkoutDraft: [per("network", 120, minute), per("network", 1200, hour)],
  /** Orders that were tried, whatever became of them. */
  tryOrder: [per("network", 30, minute), per("network", 300, hour)],
  /** Orders that were placed. Identifier: the customer, or the address that a guest typed. */
  placeOrder: [per("identifier", 20, hour), per("network", 60, hour)],
  /** Links to orders that were asked for by a number. Identifier: the address that was typed. */
  orderLink: [per("identifier", 5, hour), per("network", 20, hour)],
  /** Links that are changed, each with a mail. Identifier: the order or quotation. */
  changeKey: [per("identifier", 5, hour), per("network", 20, hour)],
  /** Pictures of ordered lines: an order has up to fifty. */
  drawOrder: [per("network", 240, minute)],
  /** Proofs as PDFs: each takes a process and seconds of a processor. */
  proofFile: [per("network", 12, minute), per("network", 120, hour)],
  /** Approvals, changes and cancellings by whoever sees an order. */
  answerOrder: [per("network", 60, minute)],
  /** Payments by card that were begun: each asks their provider. */
  beginPayment: [per("network", 20, minute), per("network", 120, hour)],
  /** Looks for one, by a page that is returned to. */
  lookForPayment: [per("network", 60, minute)],
  /** Messages to the shop, each a mail. Identifier: the order. */
  orderMessage: [per("identifier", 20, hour), per("network", 60, hour)],
  /** Words about a quote request, each a mail. Identifier: the request. */
  requestWords: [per("identifier", 20, hour), per("network", 60, hour)],
  /** Forms with files of those who ask back, apart from other forms with files; and those of the staff. */
  requestUpload: [per("network", 10, quarter), per("network", 30, hour)],
  staffUpload: [per("network", 60, quarter), per("network", 200, hour)],
  /** Files of what was said, and pictures of them: each message has up to four. */
  requestFile: [per("network", 240, minute)],
  /** Problems that are reported, each with up to four pictures to be encoded. Identifier: the order. */
  orderProblem: [per("identifier", 6, hour), per("network", 30, hour)],
  /** Forms with such pictures, apart from other forms with files. */
  problemUpload: [per("network", 10, quarter), per("network", 30, hour)],
  /** Pictures of problems: an order has a few. */
  problemPicture: [per("network", 240, minute)],
  /** Tax invoices and credit notes: a first drawing is some 20 ms of work. */
  taxPaper: [per("network", 60, minute)],
  /** What the staff say of orders. */
  staffOrder: [per("network", 120, minute)],
  /** Passwords of the staff: as tight as customers'. Identifier: the address that was typed. */
  staffSignIn: [per("identifier and network", 10, quarter), per("network", 50, quarter)],
  /** Second factors, after a right password. Identifier: whose they are. */
  staffFactor: [
    per("identifier and network", 10, quarter),
    per("identifier", 30, hour),
    per("network", 50, quarter),
  ],
  /** One-time links of the staff that were tried. */
  staffLink: [per("network", 30, quarter)],
  quotation: [per("network", 30, minute), per("network", 300, hour)],
  /** Quotations that were opened by a link, and pictures of their lines, whether or not the key fits. */
  openQuotation: [per("network", 240, minute)],
  /** Bill To: each makes the document another one, to be drawn anew. */
  quotationBillTo: [per("network", 20, minute), per("network", 200, hour)],
  /** A first drawing is 10 ms of a thread for each line, of which there may be 200. Identifier: whose quotation it is. */
  quotationPdf: [per("identifier", 30, minute), per("network", 60, minute)],
  /** Forms with files, each up to 100 MB, whatever becomes of them. */
  upload: [per("network", 10, quarter), per("network", 30, hour)],
  /** Reviews with pictures, apart: who writes them can still ask for a quote. */
  reviewUpload: [per("network", 10, quarter), per("network", 30, hour)],
  /** Files that are begun to be sent by themselves. */
  beginUpload: [per("network", 60, quarter), per("network", 240, hour), per("site", 120, quarter)],
  /** Each read in a process of its own, unless it was before. */
  keepArtwork: [per("network", 60, quarter), per("network", 240, hour), per("site", 120, quarter)],
  /** Told, with where they are used, or deleted: a page asks once for each picture on it, of which there may be many. */
  ownArtwork: [per("network", 240, minute)],
  /** Pictures of artwork as it looks in print, each made anew: a tenth of a second, in the line of all small pictures. */
  printedColours: [per("network", 60, minute)],
  /** Each made anew in a process of its own: a second or two. */
  addPlate: [per("network", 20, minute), per("network", 120, hour)],
  /** Each a tenth of a second of geometry in a thread of its own; a page keeps the line that the border rests at. */
  keepCutLine: [per("network", 60, minute), per("network", 600, hour)],
  /** What forms and uploads bring: 2 GB a day, 4 GB from a site. Identifier: the browser of an upload, which brings 1 GB. */
  uploadMegabytes: [
    per("network", 2048, 24 * hour),
    per("site", 4096, 24 * hour),
    per("identifier", 1024, 24 * hour),
  ],
} as const satisfies Record<string, readonly RateLimit[]>;

/** The longest a network waits before its try on an account that has met too many wrong passwords, in seconds. */
export const longestSignInDelayS = 30;

export type Action = keyof typeof rateLimits;
