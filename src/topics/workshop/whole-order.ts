import type { StudioReplyTo } from "#contract/studio/studio-calls.ts";
import { formatDate } from "#domain/calendar-date.ts";
import { withoutCounts } from "#domain/detail.ts";
import { formatMoney } from "#domain/money.ts";
import { changeableContact } from "#domain/order/correct/contact-change.ts";
import { contactOnly } from "#domain/order/correct/correction.ts";
import { whyNot } from "#domain/order/may-happen.ts";
import { isProblemRemedy, problemRemedies, problemText } from "#domain/order/problem/problem-labels.ts";
import { problemsOf } from "#domain/order/problem/problems-of.ts";
import { billingPlace, deliveryPlace, type OrderPlace } from "#domain/order/order-places.ts";
import { isBeforeProduction, isGivenUp } from "#domain/order/order-stage.ts";
import { orderedSlots } from "#domain/configure/options/artwork-slots.ts";
import { orderStory } from "#domain/order/order-story.ts";
import { awaitedTexts, staffProofText, staffStageText } from "#domain/order/staff-labels.ts";
import { urgencyText } from "#domain/order/printing/urgency-text.ts";
import { studioMessageOf } from "#domain/studio-messages.ts";
import { attachmentToWire } from "#topics/artwork/attachment-reply.ts";
import { staffFileAddress } from "#topics/request/read-studio-request.ts";
import { quantityText } from "#domain/quotation/quotation.ts";
import { shopMoment } from "#platform/clock.ts";
import { cutFileLabel } from "#topics/request/read-cut-files.ts";
import { placedOrder } from "#topics/order/loaded-order.ts";
import type { ReadOrder } from "#topics/order/read-order.ts";
import { amendmentLabel, orderedSize } from "./amend-line.ts";
import { earlierProofs } from "./compared-proofs.ts";
import { drawnPlaces } from "./next-proof.ts";
import { moneyOf } from "./money-of-order.ts";
import type { StaffLine, StaffOrder } from "./read-staff-order.ts";

/** An order as the studio reads it. */
type StudioOrder = StudioReplyTo<"GET orders/:order_no">;
type Item = StudioOrder["items"][number];
type Labelled = StudioOrder["sums"][number];

const by = { customer: "Customer", shop: "Staff", clock: "By itself" } as const;

function place({ name, lines }: OrderPlace): string {
  return [name, ...lines].join("\n");
}

/** "Tue 24 November, 11:05", where the shop is. */
function momentsOf({ catalogue }: ReadOrder): (at: number) => string {
  const { timeZone, cutOff } = catalogue.document.shop;
  const clock = new Intl.DateTimeFormat("en-NZ", {
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
    timeZone,
  });
  return (at) => `${formatDate(shopMoment(at, timeZone, cutOff).date)}, ${clock.format(at)}`;
}

function turnOf({ proof }: StaffLine, isOpen: boolean): Item["turn"] {
  if (proof.state === "approved") return "done";
  if (!isOpen) return "over";
  return proof.state === "made" ? "wait" : "act";
}

/** Where the files of a line are, below the studio's calls. */
function filesOf(base: string, { slots, cutFiles }: StaffLine, proofVersion: number | null): Item["files"] {
  const printed = slots.flatMap(({ name, at, place: slot, artworkName, files }) => {
    const where = slot === "Artwork" ? "" : `${slot}: `;
    const made = files.map(({ file, words }) => ({ path: `${base}/files/${file}`, words: where + words }));
    if (artworkName === "") return made;
    const sent = { path: `${base}/files/as-sent-${name}`, words: `${where}${artworkName}, as it was sent` };
    if (proofVersion === null) return [...made, sent];
    const path = `${base}/proofs/${proofVersion}/${at}`;
    return [...made, sent, { path, words: `${where}Proof ${proofVersion} (PDF)` }];
  });
  return [
    ...printed,
    ...cutFiles.map((file) => ({ path: `${base}/files/${file}`, words: cutFileLabel(file) })),
  ];
}

/** What is to be minded of its files, with the set and side where there are several. */
function notesOf({ slots }: StaffLine): Item["notes"] {
  const all = slots.flatMap(({ place: slot, notes }) =>
    notes.map((note) => (slot === "Artwork" ? note : `${slot}: ${note}`)),
  );
  return [...new Set(all)];
}

/** What can be done about a line's proof: the next one, or another in the place of the one that the customer has. */
function toMake({ proof, next, lacksArtwork }: StaffLine, turn: Item["turn"]): Item["to_make"] {
  if (turn !== "act" && turn !== "wait") return null;
  const blocked = lacksArtwork ? studioMessageOf("proof-without-artwork") : null;
  return { version: proof.version + 1, sha256: next.sha256, is_another: turn === "wait", blocked };
}

/** The places of a line for its artwork, while other files can be put there. */
function placesOf({ catalogue, artwork, state }: ReadOrder, { line, ordered }: StaffLine): Item["places"] {
  if (!isBeforeProduction(state) || !state.goods.has(line)) return [];
  return orderedSlots(catalogue, ordered.selection).map(({ label, file }) => ({
    label,
    file_name: file === null ? null : (artwork.get(file)?.name ?? null),
  }));
}

/** Why a price was set by hand; for the staff alone. */
function agreedText({ agreed }: StaffLine["ordered"]): string | null {
  return agreed === undefined ? null : `As agreed, usually ${formatMoney(agreed.usual)}: “${agreed.reason}”`;
}

/** What the customer has sent back is not sent again without a word. */
function sentBackTexts({ state }: ReadOrder, { line, next }: StaffLine): readonly string[] {
  return state.sentBack.get(line)?.has(next.sha256)
    ? [`It is the same as a proof that was sent back. Change the artwork, or write why it stays as it is.`]
    : [];
}

function itemOf({ order, awaited }: StaffOrder, staffLine: StaffLine, moment: (at: number) => string): Item {
  const orderNo = order.row.orderNo;
  const isOpen = isBeforeProduction(order.state);
  const { line, ordered, proof, note, change, pinned, sha256, proposed } = staffLine;
  const isAwaited = isOpen && awaited.has(line);
  const turn = turnOf(staffLine, isOpen);
  const isMade = proof.state !== "none";
  const isOther = isMade && proof.sha256 !== sha256;
  const base = `/studio/api/orders/${orderNo}`;
  return {
    line,
    title: ordered.title,
    quantity: quantityText(ordered),
    price: formatMoney(ordered.price),
    agreed: agreedText(ordered),
    details: withoutCounts(ordered.details).filter(({ value }) => value !== "None"),
    proof: isAwaited && proof.state === "none" ? "Waits for the customer's artwork" : staffProofText(proof),
    turn,
    note,
    change,
    pinned,
    earlier: earlierProofs(order, line, moment),
    to_mind: turn === "done" ? [] : [...sentBackTexts(order, staffLine), ...staffLine.next.toMind],
    notes: notesOf(staffLine),
    printed: drawnPlaces(orderNo, staffLine.next.checks),
    files: filesOf(`${base}/lines/${line}`, staffLine, isMade && !isOther ? proof.version : null),
    ordered: ordered.written === undefined ? orderedSize(ordered) : null,
    to_make: toMake(staffLine, turn),
    proposed: proposed && amendmentLabel(ordered, proposed),
    is_charge: ordered.written === "charge",
    is_removed: ordered.isRemoved === true,
    places: placesOf(order, staffLine),
    may_change: ordered.written === undefined,
    is_awaited: isAwaited,
    is_sample: staffLine.slots.length === 0 && staffLine.cutFiles.length === 0,
    is_other: isOther,
    sha256: proof.sha256 ?? sha256,
  };
}

/** What came with the request that it answers, for a place of a line. */
function requestFilesOf({ request }: ReadOrder): StudioOrder["request_files"] {
  return (request?.files ?? []).map((file) => ({
    id: file.id,
    by: by[file.by],
    ...attachmentToWire(file, staffFileAddress),
  }));
}

function customerOf({ row: { contact }, state }: ReadOrder): readonly Labelled[] {
  const goods = place(deliveryPlace(contact));
  const bill = place(billingPlace(contact));
  const all: readonly Labelled[] = [
    { label: "Phone", words: contact.phone_number },
    { label: "PO number", words: contact.po_number },
    { label: "Deliver to", words: goods },
    { label: "Instructions", words: contact.instructions },
    { label: "Bill to", words: bill === goods ? "" : bill },
    { label: "Sent with", words: state.dispatch?.carrier ?? "" },
    { label: "Tracking", words: state.dispatch?.tracking ?? "" },
  ];
  return all.filter(({ words }) => words !== "");
}

function factsOf(order: ReadOrder, moment: (at: number) => string): readonly Labelled[] {
  const { row, promise } = order;
  const { contact } = row;
  const out = promise.dates && formatDate(promise.dates.dispatch);
  const arrives = promise.dates && formatDate(promise.dates.delivery);
  const leaves = promise.isFixed ? "Leaves by" : "Leaves, if ready today";
  return [
    { label: "Customer", words: `${contact.first_name} ${contact.last_name}` },
    { label: "Placed", words: moment(row.placedAt.getTime()) },
    ...(out === null ? [] : [{ label: leaves, words: out }]),
    ...(arrives === null ? [] : [{ label: "With them by", words: arrives }]),
  ];
}

function eventsOf({ order, tellers }: StaffOrder, moment: (at: number) => string) {
  const { placed, lines, facts } = order;
  const titles = lines.map(({ title }) => title);
  const told = [...facts].sort((a, b) => a.id - b.id);
  return orderStory(placedOrder(placed), told, titles).map((event, at) => ({
    id: told[at]?.id ?? 0,
    when: moment(event.at),
    by: tellers.get(told[at]?.id ?? 0) ?? by[event.by],
    words: event.words,
  }));
}

/** What the customer has written and nobody has answered. */
function unansweredTexts({ facts }: ReadOrder): readonly string[] {
  const last = facts.findLast(({ kind }) => kind === "message");
  return last?.kind === "message" && last.by === "customer" ? [`The customer wrote: “${last.words}”`] : [];
}

function urgencyTexts({ order: { row }, urgency }: StaffOrder): readonly string[] {
  const text = row.leavesOn === null ? null : urgencyText(urgency, row.leavesOn);
  return text === null ? [] : [text];
}

/** What is to be done with an answer, behind what the customer reads of it. */
const remedyHints = {
  reprint: "",
  refund: "; then give it back below, under Money",
  words: ", and nothing else",
} as const;

const remedies = Object.keys(problemRemedies)
  .filter(isProblemRemedy)
  .map((value) => ({ value, label: problemRemedies[value] + remedyHints[value] }));

function problemsIn({ facts }: ReadOrder, moment: (at: number) => string): StudioOrder["problems"] {
  return problemsOf(facts).map(({ number, at, said, answers }) => ({
    number,
    when: moment(at),
    kinds: problemText(said.kinds),
    words: said.words,
    pictures: said.pictures,
    remedies,
    answers: answers.map(
      (answer) => `${moment(answer.at)}: ${problemRemedies[answer.remedy]}. “${answer.words}”`,
    ),
  }));
}

/** One thing, whatever else can be done: what a customer has to complain of comes first. */
function mainOf(
  { problems }: ReadOrder["state"],
  items: StudioOrder["items"],
  may: StudioOrder["may"],
  due: number,
): StudioOrder["main"] {
  if (problems.includes("open")) return "problem";
  if (may.deliver) return "deliver";
  if (may.dispatch) return "dispatch";
  if (may.start) return "start";
  if (items.some(({ turn, to_make: toProof }) => turn === "act" && toProof?.blocked === null)) return "proof";
  return due > 0 ? "pay" : null;
}

/** An order with all that is needed to make it, in words. */
export function wholeOrder(staffOrder: StaffOrder): StudioOrder {
  const { order, lines } = staffOrder;
  const { row, state, facts } = order;
  const moment = momentsOf(order);
  const items = lines.map((line) => itemOf(staffOrder, line, moment));
  const may = {
    start: whyNot(state, { kind: "production-started" }) === null,
    dispatch: whyNot(state, { kind: "dispatched", carrier: "", tracking: "" }) === null,
    deliver: whyNot(state, { kind: "delivered" }) === null,
    cancel: whyNot(state, { kind: "cancelled", reason: "" }) === null,
    correct: whyNot(state, { kind: "corrected", ...contactOnly("", ["delivery"]) }) === null,
    correct_goods: isBeforeProduction(state),
  };
  const { due } = state.money;
  return {
    order_no: row.orderNo,
    seen: Math.max(...facts.map(({ id }) => id)),
    stage: staffStageText(state),
    is_over: isGivenUp(state) || state.stage === "delivered",
    facts: factsOf(order, moment),
    awaited: [
      ...unansweredTexts(order),
      ...urgencyTexts(staffOrder),
      ...awaitedTexts(state, staffOrder.awaited),
    ],
    main: mainOf(state, items, may, due),
    problems: problemsIn(order, moment),
    items,
    ...moneyOf(staffOrder, moment),
    may,
    customer: customerOf(order),
    contact: changeableContact(row.contact),
    email: row.contact.email,
    request: order.request?.requestNo ?? null,
    request_files: requestFilesOf(order),
    events: eventsOf(staffOrder, moment),
  };
}
