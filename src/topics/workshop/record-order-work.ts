import { fieldMessages } from "#domain/account/forms.ts";
import type { Hindrance } from "#domain/order/may-happen.ts";
import type { FactKind, Happening, HappeningOf } from "#domain/order/order-fact.ts";
import { orderState } from "#domain/order/order-state.ts";
import { parseCents } from "#domain/money.ts";
import { POINT_VALUE } from "#domain/cart/points-use.ts";
import { lacksArtwork } from "#domain/order/proof/lacking-artwork.ts";
import { refuseStaff } from "#domain/refuse-staff.ts";
import { heldPayments } from "#domain/order/held-payments.ts";
import { amountForm, dispatchForm, moneyForm, readPayment } from "#domain/order/staff-forms.ts";
import { parseRemedy } from "#domain/order/problem/parse-problem.ts";
import { messageInput, noteInput, reasonInput } from "#domain/account/text-inputs.ts";
import { type Refusal, refuse, refuseFields } from "#domain/refusal.ts";
import type { StoredFact } from "#topics/order/order-facts.ts";
import { writeAudit } from "#platform/db/audit.ts";
import type { Transaction } from "#platform/db/database.ts";
import { consumeRateLimit } from "#topics/person/consume-rate-limit.ts";
import { placedOrder } from "#topics/order/loaded-order.ts";
import type { ReadOrder } from "#topics/order/read-order.ts";
import { recordAsSeen, recordMoney } from "#topics/order/record-fact.ts";
import { holdProof } from "#topics/order/check-order.ts";
import { checkPlaces } from "#topics/printing/check-places.ts";
import { type CardRefundFault, refundByCard } from "#topics/payment/refund-by-card.ts";
import { proofSha256 } from "#topics/printing/proof-checks.ts";
import type { Services } from "#topics/services.ts";
import { amendLine, isAmending, type AmendmentInput } from "./amend-line.ts";
import { openStaffOrder, printsOfLine } from "./open-staff-order.ts";

type Needs = Pick<
  Services,
  "content" | "catalogue" | "clock" | "config" | "db" | "jobs" | "log" | "payments" | "shopMoment" | "storage"
>;

/** What a form could not be read as. */
type FormFault =
  | "amendment-below-zero"
  | "amendment-cut"
  | "amendment-same"
  | "cancel-reason-required"
  | "message-required"
  | "not-found"
  | "order-moved"
  | "points-whole"
  | "proof-unprintable"
  | "proof-without-artwork"
  | "refund-too-large"
  | "refused";

/** What the forms of the room say; what is put right of an order has a call of its own. */
type WorkKind = Exclude<FactKind, "corrected">;
type Work = Exclude<Happening, HappeningOf<"corrected">>;

type Read = { readonly ok: true; readonly happening: Work } | Refusal<FormFault>;

/** `seen`: the newest fact that the room showed. */
type Reading = (typed: AmendmentInput, order: ReadOrder, seen: number) => Read;

interface Booking {
  readonly ok: true;
  readonly cents: number;
  readonly reference: string;
}

/** Money as it was typed, with what the bank calls it. */
function bookingOf(typed: AmendmentInput): Booking | Refusal<"refused"> {
  const read = moneyForm.safeParse(typed);
  if (!read.success) return refuseFields("refused", fieldMessages(read.error.issues));
  const { amount, reference } = read.data;
  return { ok: true, cents: parseCents(amount) ?? 0, reference };
}

/** Whole points of an account, named by what the room showed: pressed twice they are given once. */
function pointsOf(
  typed: AmendmentInput,
  { row, facts }: ReadOrder,
): Booking | Refusal<"not-found" | "points-whole" | "refused"> {
  const read = amountForm.safeParse(typed);
  if (!read.success) return refuseFields("refused", fieldMessages(read.error.issues));
  if (row.customerId === null) return refuse("not-found");
  const cents = parseCents(read.data.amount) ?? 0;
  if (cents % POINT_VALUE !== 0) return refuse("points-whole", "amount");
  return { ok: true, cents, reference: `points ${facts.at(-1)?.id ?? 0}` };
}

/** What is due, and what came in cash before, as the room showed it: so the same form once more is the same payment. */
const pay: Reading = (typed, { placed, facts }, seen) => {
  const shown = facts.filter(({ id }) => id <= seen);
  const { due } = orderState(placedOrder(placed), shown).money;
  const read = readPayment(typed, { due, facts: shown });
  return read.ok ? read : refuseFields("refused", read.fields);
};

/** What is paid before it is made; the rest is paid before it leaves. */
const deposit: Reading = (typed) => {
  const read = amountForm.safeParse(typed);
  if (!read.success) return refuseFields("refused", fieldMessages(read.error.issues));
  return { ok: true, happening: { kind: "deposit-agreed", cents: parseCents(read.data.amount) ?? 0 } };
};

/** Money that went back: of which payment, where that is said, never more than that one holds; and how. */
const refund: Reading = (typed, order) => {
  const booking = typed.way === "points" ? pointsOf(typed, order) : bookingOf(typed);
  if (!booking.ok) return booking;
  const { cents, reference } = booking;
  const from = heldPayments(order.state, order.facts).find((one) => one.reference === typed.payment);
  if (from !== undefined && cents > from.held) return refuse("refund-too-large", "amount");
  const way = typed.way === "points" || typed.way === "cash" ? typed.way : "transfer";
  const named = from === undefined ? {} : { payment: from.reference };
  return { ok: true, happening: { kind: "refunded", cents, reference, way, ...named } };
};

/** What a proof is made of: the line as it is ordered, or in the size and quantity that go with it. */
function toProof(typed: AmendmentInput, order: ReadOrder, line: number) {
  if (isAmending(typed)) return amendLine(order, line, typed);
  const ordered = order.lines[line - 1];
  return ordered === undefined ? refuse("not-found") : { ok: true as const, line: ordered };
}

/** A proof of what the page showed: where the files show something else by now, that is looked at first. */
const proof: Reading = (typed, order) => {
  const line = Number(typed.line);
  const made = toProof(typed, order, line);
  if (!made.ok) return made;
  if (lacksArtwork(order.catalogue, made.line)) return refuseStaff("proof-without-artwork");
  const note = noteInput(typed.note ?? "");
  if (!note.ok) return note;
  const sha256 = proofSha256(printsOfLine(order, line, made.line), made.line);
  if (sha256 !== typed.sha256) return refuse("order-moved");
  const version = Number(typed.version);
  const amended = "amendment" in made ? { amendment: made.amendment } : {};
  return {
    ok: true,
    happening: { kind: "proof-made", line, version, sha256, note: note.words, ...amended },
  };
};

const dispatch: Reading = (typed) => {
  const read = dispatchForm.safeParse(typed);
  return read.success
    ? { ok: true, happening: { kind: "dispatched", ...read.data } }
    : refuseFields("refused", fieldMessages(read.error.issues));
};

const cancel: Reading = (typed) => {
  const reason = reasonInput(typed.reason ?? "");
  if (!reason.ok) return reason;
  if (reason.words === "") return refuse("cancel-reason-required", "reason");
  return { ok: true, happening: { kind: "cancelled", reason: reason.words } };
};

const message: Reading = (typed) => {
  const words = messageInput(typed.words ?? "");
  return words.ok ? { ok: true, happening: { kind: "message", words: words.words } } : words;
};

/** `line`: which problem. */
const problem: Reading = (typed) => {
  const answer = parseRemedy(typed.remedy ?? "", typed.words ?? "");
  if (!answer.ok) return answer;
  const { remedy, words } = answer;
  return { ok: true, happening: { kind: "problem-answered", problem: Number(typed.line), remedy, words } };
};

/** The forms of an order's room, by the names that its calls have for them. */
const forms = {
  pay,
  deposit,
  refund,
  proof,
  start: () => ({ ok: true, happening: { kind: "production-started" } }),
  dispatch,
  message,
  problem,
  deliver: () => ({ ok: true, happening: { kind: "delivered" } }),
  cancel,
} as const satisfies Readonly<Record<string, Reading>>;

/** Those, and the one that moves money itself: it is given back to the card it came from. */
export type StaffForm = keyof typeof forms | "refund-card";

/** What a form said. */
export interface Sent {
  readonly form: StaffForm;
  readonly typed: AmendmentInput;
  /** The newest fact that the room showed. */
  readonly seen: number;
}

interface Told {
  readonly ok: true;
  /** The fact, of now or of before. */
  readonly fact: StoredFact;
  /** The room showed it already: nothing was done. A second press of a button is none of that. */
  readonly isOld: boolean;
}

/** By which a fact is found that was told before. */
function sameFact(happening: Happening): (fact: StoredFact) => boolean {
  return (fact) =>
    fact.kind === happening.kind &&
    (!("reference" in happening) || ("reference" in fact && fact.reference === happening.reference)) &&
    (!("line" in happening) || ("line" in fact && fact.line === happening.line));
}

/** Who of the staff says something. */
interface Teller {
  readonly staffId: number;
  readonly ip: string;
}

/** What is done in the transaction of a new fact: an entry in the audit log. */
function auditOf({ staffId }: Teller, orderNo: string, seen: number, happening: Happening) {
  return (tx: Transaction) =>
    writeAudit(tx, {
      staffId,
      action: "order.told",
      target: `order ${orderNo}`,
      before: { newest_fact: seen },
      after: { ...happening },
    });
}

/** No proof is sent of what cannot be printed: its print files are made first, unless they were. */
async function whyUnprintable(
  services: Needs,
  order: ReadOrder,
  { line, sha256, amendment }: HappeningOf<"proof-made">,
): Promise<Refusal<"proof-unprintable"> | null> {
  const ordered = order.lines[line - 1];
  if (ordered === undefined) return null;
  const checks = await checkPlaces(services, order, line, { ...ordered, ...amendment?.line });
  if (checks.every(({ fault }) => fault === null)) return null;
  await holdProof(services, order.row.orderNo, { line, sha256 });
  return refuse("proof-unprintable");
}

/** Reads a form and records what it says. What has left the shop already is recorded whatever has happened since. */
async function hear(services: Needs, order: ReadOrder, { form, typed, seen }: Sent, teller: Teller) {
  const { orderNo } = order.row;
  if (form === "refund-card") {
    const made = await refundByCard(services, order, typed, seen);
    if (!made.ok) return made;
    const { happening } = made;
    const also = auditOf(teller, orderNo, seen, happening);
    const recorded = await recordMoney(services, orderNo, { happening, by: "shop", also });
    return { ok: true, happening, recorded } as const;
  }
  const read: Read = forms[form](typed, order, seen);
  if (!read.ok) return read;
  const { happening } = read;
  // Of an order that has moved on nothing is drawn: it is refused below.
  const hasMoved = (order.facts.at(-1)?.id ?? 0) > seen;
  const unprintable =
    happening.kind === "proof-made" && !hasMoved ? await whyUnprintable(services, order, happening) : null;
  if (unprintable !== null) return unprintable;
  const also = auditOf(teller, orderNo, seen, happening);
  const recorded = await recordAsSeen<WorkKind>(services, orderNo, { happening, by: "shop", also }, seen);
  // It is answered where the reason is written.
  if (!recorded.ok && recorded.code === "proof-unchanged") return refuse("proof-unchanged", "note");
  return { ok: true, happening, recorded } as const;
}

/** Records what somebody of the staff says in one of the room's forms, with its entry in the audit log. The same said twice is one fact. */
export async function recordOrderWork(
  services: Needs,
  teller: Teller,
  orderNo: string,
  sent: Sent,
): Promise<
  Told | Refusal<FormFault | Hindrance<WorkKind> | CardRefundFault | "reference-used" | "too-many-tries">
> {
  const over = await consumeRateLimit(services, "staffOrder", { ip: teller.ip });
  if (over) return over;
  const opened = await openStaffOrder(services, orderNo);
  if (!opened.ok) return opened;
  const said = await hear(services, opened.order, sent, teller);
  if (!said.ok) return said;
  const { happening, recorded } = said;
  if (!recorded.ok) return recorded;
  const fact = recorded.order.facts.findLast(sameFact(happening));
  if (fact === undefined) throw new Error("What was recorded is not among the facts.");
  return { ok: true, fact, isOld: fact.id <= sent.seen };
}
