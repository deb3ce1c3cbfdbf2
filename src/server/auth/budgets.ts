/** Whose tries a budget counts. */
export type Counted = "identifier" | "network" | "neighbourhood";

export interface Budget {
  readonly per: Counted;
  readonly tries: number;
  readonly seconds: number;
}

const minute = 60;
const quarter = 15 * minute;
const hour = 60 * minute;

const per = (counted: Counted, tries: number, seconds: number): Budget => ({ per: counted, tries, seconds });

/** How often something may be tried, by all nodes together. Identifier: the e-mail address, account or guest it is about. */
export const budgets = {
  signIn: [per("identifier", 10, quarter), per("network", 50, quarter)],
  register: [per("network", 10, hour)],
  sendCode: [per("identifier", 5, hour), per("network", 20, hour)],
  verify: [per("network", 30, quarter)],
  forgotPassword: [per("identifier", 3, hour), per("network", 20, hour)],
  changePassword: [per("identifier", 5, quarter), per("network", 20, quarter)],
  emailCheck: [per("network", 20, minute), per("network", 60, hour), per("neighbourhood", 300, hour)],
  addToCart: [per("network", 120, minute), per("network", 1200, hour)],
  coupon: [per("network", 20, minute), per("network", 100, hour)],
  rememberGuest: [per("network", 60, hour)],
  /** Of a member; a guest's, who types any address, are fewer. */
  quoteRequest: [per("identifier", 30, hour)],
  guestQuoteRequest: [per("identifier", 5, hour), per("network", 10, hour)],
  addToCompare: [per("network", 120, minute), per("network", 600, hour)],
  /** Each answer paints up to two dozen pictures. */
  readCompare: [per("network", 240, minute)],
  quotation: [per("network", 30, minute), per("network", 300, hour)],
  /** Each is drawn anew: some 30 ms of work. Identifier: whose quotation it is. */
  quotationPdf: [per("identifier", 30, minute), per("network", 60, minute)],
  /** Forms with files, each up to 100 MB, whatever becomes of them. */
  upload: [per("network", 10, quarter), per("network", 30, hour)],
  /** What such forms bring: 2 GB a day. */
  uploadMegabytes: [per("network", 2048, 24 * hour)],
} as const satisfies Record<string, readonly Budget[]>;

export type Action = keyof typeof budgets;
