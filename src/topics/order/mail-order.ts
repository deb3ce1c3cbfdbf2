import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import { artworkSlots } from "#domain/configure/options/artwork-slots.ts";
import type { ProofVersion } from "#domain/order/order-fact.ts";
import { amendedDetails, amendedText } from "#domain/order/amend/amendment-labels.ts";
import { correctedTexts, costsText } from "#domain/order/correct/correction-labels.ts";
import { isOfContact } from "#domain/order/may-happen.ts";
import { changeText } from "#domain/order/proof/change-labels.ts";
import { isGivenUp } from "#domain/order/order-stage.ts";
import { arrivedText } from "#domain/order/payment-labels.ts";
import { readProofChecks } from "#topics/printing/proof-checks.ts";
import type { StoredFact } from "./order-facts.ts";
import type { Transaction } from "#platform/db/database.ts";
import type { Email, EmailDetail } from "#platform/mail/email.ts";
import * as change from "./order-change-emails.ts";
import * as customer from "./order-emails.ts";
import * as problem from "./order-problem-emails.ts";
import * as time from "./order-time-emails.ts";
import * as staff from "./order-staff-emails.ts";
import type { OrderMailText } from "./order-mail.ts";
import type { Services } from "#topics/services.ts";
import { readAwaitedLines } from "./awaited-lines.ts";
import { catalogueOf, type LoadedOrder } from "./loaded-order.ts";
import { type OrderMails, promiseMails } from "./promise-mails.ts";
import { proofFilePath } from "./order-keys.ts";
import { orderMailText } from "./order-mail-text.ts";

/** PDFs that one mail names: the order's page has all of them. */
const MOST_PDFS = 6;

type Needs = Pick<Services, "content" | "catalogue" | "config" | "jobs" | "shopMoment">;

/** Promises the mails of a new order: thanks for the customer, the work for the staff. `proofed`: the lines that need nobody. */
export async function mailPlacedOrder(
  services: Needs,
  tx: Transaction,
  order: LoadedOrder,
  proofed: ReadonlySet<number>,
): Promise<void> {
  const catalogue = await catalogueOf(services, order);
  const awaited = await readAwaitedLines(tx, catalogue, order);
  const words = orderMailText(services, catalogue, order, { proofed, awaited });
  await promiseMails(
    services,
    tx,
    { order, cause: "placed" },
    { customer: customer.orderPlacedEmail(words), staff: staff.orderPlacedStaffEmail(words) },
  );
}

/** What a fact has led to. */
interface Turn {
  readonly before: LoadedOrder;
  /** With the fact. */
  readonly order: LoadedOrder;
  readonly fact: StoredFact;
}

/** The PDFs of a proof, as a mail names them: one for each place that has a file, and no more than fit into one. */
function proofFiles(
  services: Needs,
  catalogue: Catalogue,
  { row, lines }: LoadedOrder,
  { line, version }: ProofVersion,
): readonly EmailDetail[] {
  const selection = lines[line - 1]?.selection;
  const places = selection === undefined ? [] : artworkSlots(catalogue, selection);
  return places
    .filter(({ file }) => file !== null)
    .slice(0, MOST_PDFS)
    .map(({ place, label }) => ({
      label: label === "" ? "Proof" : `Proof, ${label}`,
      value: "PDF at its size",
      url: services.config.shopOrigin + proofFilePath(services, row, { line, version, place }),
    }));
}

function paidMails(
  fact: Extract<StoredFact, { kind: "paid" }>,
  words: OrderMailText,
  { state }: LoadedOrder,
): OrderMails {
  return {
    customer: customer.paymentArrivedEmail(
      words,
      { arrived: arrivedText(fact), cents: fact.cents },
      { hasEnded: isGivenUp(state), isInWork: state.stage !== "open" },
    ),
    // Who noted it themselves knows.
    ...(fact.by !== "shop" && words.due < 0
      ? { staff: staff.moneyToReturnStaffEmail(words, fact.cents) }
      : {}),
  };
}

/** What was given back without a word of how went by bank. */
function wayBack({ provider, way }: Extract<StoredFact, { kind: "refunded" }>) {
  return provider === undefined ? (way ?? "transfer") : "card";
}

function refundFailedMail(fact: Extract<StoredFact, { kind: "refund-failed" }>, words: OrderMailText): Email {
  const { cents, reference } = fact;
  const question = { kind: "payment-questioned", why: "refund-failed", currency: "NZD" } as const;
  return staff.paymentQuestionedStaffEmail(words, { ...question, cents, reference });
}

function messageMails(fact: Extract<StoredFact, { kind: "message" }>, words: OrderMailText): OrderMails {
  return fact.by === "customer"
    ? { staff: staff.messageStaffEmail(words, fact.words) }
    : { customer: customer.messageEmail(words, fact.words) };
}

function problemMails(
  fact: Extract<StoredFact, { kind: "problem-reported" | "problem-answered" }>,
  words: OrderMailText,
): OrderMails {
  return fact.kind === "problem-answered"
    ? { customer: problem.problemAnsweredEmail(words, fact) }
    : {
        customer: problem.problemReportedEmail(words, fact),
        staff: problem.problemReportedStaffEmail(words, fact),
      };
}

function cancelledMails(fact: Extract<StoredFact, { kind: "cancelled" }>, words: OrderMailText): OrderMails {
  return {
    customer: customer.orderCancelledEmail(words),
    ...(fact.by === "customer" ? { staff: staff.orderCancelledStaffEmail(words, fact.reason) } : {}),
  };
}

function lapsedMails(words: OrderMailText): OrderMails {
  return {
    customer: time.orderLapsedEmail(words),
    ...(words.paid > 0 ? { staff: staff.orderLapsedStaffEmail(words) } : {}),
  };
}

/** The customer hears of whatever is changed, also of what was changed with their link; the staff of what they did not do themselves. */
function correctedMails(
  fact: Extract<StoredFact, { kind: "corrected" }>,
  words: OrderMailText,
  { placed, state }: LoadedOrder,
): OrderMails {
  const titles = [...placed.items, ...state.added].map(({ title }) => title);
  const changes = correctedTexts(fact, titles);
  const costs = isOfContact(fact) ? null : costsText(fact);
  const isByCustomer = fact.by === "customer";
  return {
    customer: change.orderCorrectedEmail(words, { changes, costs, reason: fact.reason, isByCustomer }),
    ...(state.stage === "ready" && !isOfContact(fact) ? { staff: staff.orderReadyStaffEmail(words) } : {}),
    ...(isByCustomer ? { staff: staff.orderCorrectedStaffEmail(words, changes) } : {}),
  };
}

type ProofKind = "artwork-sent" | "change-asked" | "proof-approved" | "proof-held" | "proof-made";
type ProofFact = Extract<StoredFact, { kind: ProofKind }>;

/** What a proof proposes, as its mail says it. */
function proposedIn(
  { placed }: LoadedOrder,
  { line, amendment }: Extract<StoredFact, { kind: "proof-made" }>,
): Parameters<typeof customer.proofReadyEmail>[1]["proposed"] {
  const was = placed.items[line - 1];
  if (amendment === undefined || was === undefined) return null;
  const details = amendedDetails(was, amendment).map(({ label, was: before, now }) => ({
    label,
    value: `${now ?? "None"} (you ordered ${before ?? "none"})`,
  }));
  return { details, difference: amendedText(amendment) };
}

/** What was accepted with a proof is settled: the customer pays the rest, or the staff give back what is too much. */
function acceptedMails(
  { state }: LoadedOrder,
  { line }: Extract<StoredFact, { kind: "proof-approved" }>,
  words: OrderMailText,
): OrderMails {
  const amendment = state.amended.get(line);
  if (amendment === undefined) return {};
  const difference = amendedText(amendment);
  if (words.due > 0) return { customer: customer.amendmentToPayEmail(words, difference) };
  return words.due < 0 ? { staff: staff.amendmentToReturnStaffEmail(words, difference) } : {};
}

function proofMails(
  { order, fact }: { readonly order: LoadedOrder; readonly fact: ProofFact },
  words: OrderMailText,
  title: string,
  files: readonly EmailDetail[],
): OrderMails {
  switch (fact.kind) {
    case "proof-made": {
      const { note } = fact;
      const proposed = proposedIn(order, fact);
      return { customer: customer.proofReadyEmail(words, { title, note, files, proposed }) };
    }
    case "change-asked":
      return { staff: staff.changeRequestedStaffEmail(words, { title, words: changeText(fact) }) };
    case "proof-approved":
      return acceptedMails(order, fact, words);
    case "proof-held":
      return { staff: staff.proofHeldStaffEmail(words, title) };
    case "artwork-sent":
      // What the staff have put in themselves they need not hear of.
      return fact.isOurs ? {} : { staff: staff.artworkReceivedStaffEmail(words, title) };
  }
}

/** An order ends without goods, or is open again. */
function endMails(fact: StoredFact, words: OrderMailText): OrderMails {
  if (fact.kind === "cancelled") return cancelledMails(fact, words);
  if (fact.kind === "lapsed") return lapsedMails(words);
  return fact.kind === "revived" ? { customer: time.orderRevivedEmail(words) } : {};
}

function mailsOf(
  { order, fact }: Turn,
  words: OrderMailText,
  title: string,
  files: readonly EmailDetail[],
): OrderMails {
  switch (fact.kind) {
    case "paid":
      return paidMails(fact, words, order);
    case "refunded":
      return { customer: customer.moneyReturnedEmail(words, fact.cents, wayBack(fact)) };
    case "refund-failed":
      return { staff: refundFailedMail(fact, words) };
    case "deposit-agreed":
      return { customer: change.depositAgreedEmail(words, fact.cents) };
    case "payment-questioned":
      return { staff: staff.paymentQuestionedStaffEmail(words, fact) };
    case "proof-made":
    case "change-asked":
    case "proof-approved":
    case "proof-held":
    case "artwork-sent":
      return proofMails({ order, fact }, words, title, files);
    case "message":
      return messageMails(fact, words);
    case "problem-reported":
    case "problem-answered":
      return problemMails(fact, words);
    case "delivered":
      return { customer: customer.orderDeliveredEmail(words) };
    case "corrected":
      return correctedMails(fact, words, order);
    case "dispatched":
      return { customer: customer.orderDispatchedEmail(words, fact) };
    default:
      return endMails(fact, words);
  }
}

/** The drawing of a proof's first place, where its print file was drawn. */
async function drawingOf(
  tx: Transaction,
  { row }: LoadedOrder,
  { line, sha256 }: Extract<StoredFact, { kind: "proof-made" }>,
): Promise<string | undefined> {
  const checks = await readProofChecks(tx, row.id);
  return checks.find(
    (check) => check.line === line && check.proofSha256 === sha256 && check.printedSha256 !== null,
  )?.id;
}

/** Promises the mails of a fact. What makes an order ready is told as that, and not as a payment or an approval as well. */
export async function mailFact(services: Needs, tx: Transaction, turn: Turn): Promise<void> {
  const { before, order, fact } = turn;
  const catalogue = await catalogueOf(services, order);
  const words = orderMailText(services, catalogue, order);
  const line = "line" in fact ? fact.line : 1;
  const files = fact.kind === "proof-made" ? proofFiles(services, catalogue, order, fact) : [];
  const isReady = before.state.stage === "open" && order.state.stage === "ready";
  const mails =
    isReady && fact.kind !== "corrected"
      ? {
          customer: customer.orderReadyEmail(words),
          staff:
            fact.kind === "refund-failed" ? refundFailedMail(fact, words) : staff.orderReadyStaffEmail(words),
        }
      : mailsOf(turn, words, order.lines[line - 1]?.title ?? "", files);
  const proofCheckId = fact.kind === "proof-made" ? await drawingOf(tx, order, fact) : undefined;
  await promiseMails(services, tx, { order, cause: String(fact.id), line, proofCheckId }, mails);
}
