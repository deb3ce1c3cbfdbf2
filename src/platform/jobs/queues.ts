/** A kind of work that outlives the request which promised it. Done at least once; the effect guards itself. */
export interface Queue<Data extends object> {
  readonly name: string;
  /** How often work that failed is tried again, with pauses that double from 5 seconds to one minute. */
  readonly tries: number;
  /** Jobs a process works off side by side; 0 where nobody does. */
  readonly sideBySide: number;
  /** A process that was killed, or got stuck, gives its job up after this long. */
  readonly limitS: number;
  /** What has not begun after this long is dropped: two weeks, if not said. */
  readonly keptS?: number;
  /** Begun as soon as it is queued; else, where that would be noticed, within two seconds. */
  readonly atOnce: boolean;
  /** Never set: carries the type of what is queued. */
  readonly data?: Data;
}

/** No mail server is waited for longer. */
const mailLimitS = 40;

export const sendMailQueue: Queue<{ mailId: string }> = {
  name: "send-mail",
  tries: 1_000,
  sideBySide: 3,
  limitS: mailLimitS,
  atOnce: true,
};

/** Codes, passwords and links: somebody sits there and waits, so they have workers of their own and no other mail before them. */
export const sendCodeMailQueue: Queue<{ mailId: string }> = {
  name: "send-password-mail",
  tries: 1_000,
  sideBySide: 2,
  limitS: mailLimitS,
  atOnce: true,
};

/** Reminders: many at once, and nobody waits. One worker of their own keeps them from standing before other mails. */
export const sendReminderQueue: Queue<{ mailId: string }> = {
  name: "send-reminder",
  tries: 1_000,
  sideBySide: 1,
  limitS: mailLimitS,
  atOnce: true,
};

/** A member says they forgot the password. Not begun beside the answer: that would slow it down, and tell that they are one. */
export const temporaryPasswordQueue: Queue<{ email: string }> = {
  name: "temporary-password",
  tries: 50,
  sideBySide: 2,
  limitS: mailLimitS,
  atOnce: false,
};

/**
 * The same for an address without an account. It is written down as the other is, so that the answer takes as long, and
 * nobody works it off.
 */
export const unknownAddressQueue: Queue<{ email: string }> = {
  name: "unknown-address",
  tries: 0,
  sideBySide: 0,
  limitS: mailLimitS,
  atOnce: false,
  keptS: 60,
};

/** A payment by card that was begun for an order of which nothing is to be paid any more. Its provider may be away for a while. */
export const endPaymentQueue: Queue<{ orderNo: string }> = {
  name: "end-payment",
  tries: 100,
  sideBySide: 1,
  limitS: 60,
  atOnce: true,
};

/**
 * The print files of an order are made, drawn and compared with what its customer has seen, a few seconds for each set and side; then its
 * proofs are.
 */
export const checkProofsQueue: Queue<{ orderNo: string; line: number }> = {
  name: "check-proofs",
  tries: 20,
  sideBySide: 1,
  limitS: 30 * 60,
  atOnce: true,
};

/** Every quarter of an hour: begun payments are asked about, so that a message that never came is not missed. */
export const lookForPaymentsQueue: Queue<Record<string, never>> = {
  name: "look-for-payments",
  tries: 3,
  sideBySide: 1,
  limitS: 30 * 60,
  atOnce: true,
};

/** Papers that have waited for the shop's own GST number and account are issued, one after the other. */
export const issueWaitingPapersQueue: Queue<Record<string, never>> = {
  name: "issue-waiting-papers",
  tries: 100,
  sideBySide: 1,
  limitS: 10 * 60,
  atOnce: true,
};

/** What was to be put on sale at an hour: begun then, however long that is off (decision 405). */
export const publishWaitingQueue: Queue<{ waitingId: number }> = {
  name: "publish-waiting",
  tries: 1_000,
  sideBySide: 1,
  limitS: 5 * 60,
  // Of what was queued long ago nobody is told when its time comes: it is looked for every two seconds.
  atOnce: false,
};

/** Hourly: rows that have run out are deleted. */
export const housekeepingQueue: Queue<Record<string, never>> = {
  name: "housekeeping",
  tries: 1,
  sideBySide: 1,
  limitS: 30 * 60,
  atOnce: true,
};

/** Every ten minutes: uploads that arrived whole unnoticed are stored, those that do not get on are forgotten. */
export const sweepUploadsQueue: Queue<Record<string, never>> = {
  name: "sweep-uploads",
  tries: 1,
  sideBySide: 1,
  limitS: 30 * 60,
  atOnce: true,
};

/** Hourly: files that nothing refers to are removed. */
export const sweepFilesQueue: Queue<Record<string, never>> = {
  name: "sweep-files",
  tries: 1,
  sideBySide: 1,
  limitS: 30 * 60,
  atOnce: true,
};

/** Hourly: customers are reminded of open orders and of quotations that end, asked how orders turned out, and orders nobody speaks of lapse. */
export const keepTimeQueue: Queue<Record<string, never>> = {
  name: "keep-time",
  tries: 1,
  sideBySide: 1,
  limitS: 30 * 60,
  atOnce: true,
};

/** Nightly: what lists say of orders is compared with their facts. */
export const compareListsQueue: Queue<Record<string, never>> = {
  name: "compare-lists",
  tries: 1,
  sideBySide: 1,
  limitS: 2 * 60 * 60,
  atOnce: true,
};

/** All that send mails, the most urgent first. */
export const mailQueues = [sendCodeMailQueue, sendMailQueue, sendReminderQueue] as const;

export const queues = [
  ...mailQueues,
  temporaryPasswordQueue,
  unknownAddressQueue,
  housekeepingQueue,
  sweepUploadsQueue,
  sweepFilesQueue,
  keepTimeQueue,
  endPaymentQueue,
  issueWaitingPapersQueue,
  publishWaitingQueue,
  checkProofsQueue,
  lookForPaymentsQueue,
  compareListsQueue,
];
