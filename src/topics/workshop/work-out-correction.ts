import type { CorrectionInput } from "#contract/studio/order-correction.ts";
import type { StudioReplyTo, StudioRequestOf } from "#contract/studio/studio-calls.ts";
import { readAddress, writeAddress } from "#domain/configure/address/address.ts";
import { entriesOfForm, plainFields } from "#domain/configure/address/plain-fields.ts";
import { check } from "#domain/configure/check.ts";
import { artworkAfter, fitArtwork } from "#domain/configure/options/artwork-room.ts";
import { wholeShop } from "#domain/configure/scope.ts";
import type { Selection } from "#domain/configure/selection.ts";
import { titleOf } from "#domain/configure/options/title.ts";
import { issueMessages } from "#domain/configure/wire/issue-messages.ts";
import { parseCents, toDollars } from "#domain/money.ts";
import { changedContact } from "#domain/order/correct/contact-change.ts";
import {
  costsMore,
  type OrderedAnew,
  type OrderCorrection,
  sameSums,
} from "#domain/order/correct/correction.ts";
import { correctedTexts, costsText } from "#domain/order/correct/correction-labels.ts";
import {
  type ProposedCorrection,
  proposeCorrection,
  type WantedCorrection,
} from "#domain/order/correct/propose-correction.ts";
import type { CheckoutForm } from "#domain/order/checkout-form.ts";
import { type Hindrance, isOfContact, whyNot } from "#domain/order/may-happen.ts";
import { promisedDates } from "#domain/order/promised-dates.ts";
import { isPrinted, unprintedMessage } from "#domain/letters/printed-letters.ts";
import { messageOf } from "#domain/messages.ts";
import { reasonInput } from "#domain/account/text-inputs.ts";
import { type Refusal, refuse, refuseFields } from "#domain/refusal.ts";
import { shopMoment } from "#platform/clock.ts";
import type { ReadOrder } from "#topics/order/read-order.ts";
import { proofSha256 } from "#topics/printing/proof-checks.ts";
import type { Services } from "#topics/services.ts";
import { openStaffOrder, printsOfLine } from "./open-staff-order.ts";

export type CorrectionFault =
  | Hindrance<"corrected">
  | "correction-lowers"
  | "correction-moved"
  | "correction-reason-required"
  | "correction-same"
  | "order-moved"
  | "reference-used"
  | "refused"
  | "too-many-tries";

/** A correction, worked out and not made yet. */
export interface WorkedCorrection {
  readonly correction: OrderCorrection;
  /** Whom the order is for with it; undefined where that stays. */
  readonly contact: CheckoutForm | undefined;
  readonly proposed: ProposedCorrection | null;
}

/** "-5.00" takes five dollars off. */
function signedCents(typed: string): number | null {
  const text = typed.trim().replace(/^[−–-]/, "");
  const cents = parseCents(text);
  return cents === null ? null : text === typed.trim() ? cents : -cents;
}

/** The day whose prices count, and the moment from which days are counted. */
function momentOf({ catalogue, placed }: ReadOrder) {
  const { timeZone, cutOff } = catalogue.document.shop;
  return shopMoment(placed.placedAt.getTime(), timeZone, cutOff);
}

/** A line as it is ordered, as an address without its pictures. */
function orderedAddress({ catalogue }: ReadOrder, selection: Selection): string {
  return writeAddress(catalogue, wholeShop(catalogue), { ...selection, artwork: null });
}

/** A line as it was configured in its form; its pictures are those of the order, as far as there is room for them. */
function configuredAs({ catalogue }: ReadOrder, ordered: Selection, configured: string): Selection {
  if (configured === "") return ordered;
  const read = readAddress(catalogue, wholeShop(catalogue), entriesOfForm(configured, []));
  const laid = artworkAfter(catalogue, { before: ordered, after: read });
  const isSame = laid === ordered.artwork && read.sets.count === ordered.sets.count;
  return { ...read, artwork: isSame ? laid : fitArtwork(catalogue, read, laid) };
}

/** What is wanted, of what was typed; refused at the field that cannot be read. */
function wantedOf(
  order: ReadOrder,
  input: CorrectionInput,
): { readonly ok: true; readonly wanted: WantedCorrection } | Refusal<"not-found" | "refused"> {
  const charges = input.charges.map(({ title, amount }) => ({
    title: title.trim(),
    cents: signedCents(amount),
  }));
  const wrong = charges.findIndex(({ title, cents }) => title === "" || cents === null);
  if (wrong !== -1) {
    const isNamed = charges[wrong]?.title !== "";
    return isNamed
      ? refuseFields("refused", { amount: messageOf("amount-invalid") })
      : refuseFields("refused", { title: messageOf("charge-title-required") });
  }
  const titles = charges.map(({ title }) => title).join(" ");
  if (!isPrinted(titles)) return refuseFields("refused", { title: unprintedMessage(titles) });
  const { lines } = order;
  const all = [...input.lines.map(({ line }) => line), ...input.added.map(({ like }) => like)];
  if (all.some((line) => lines[line - 1] === undefined)) return refuse("not-found");
  const changed = input.lines.flatMap(({ line, configured }) => {
    const ordered = lines[line - 1];
    return ordered === undefined
      ? []
      : [{ line, selection: configuredAs(order, ordered.selection, configured) }];
  });
  const added = input.added.flatMap(({ like, configured }) => {
    const ordered = lines[like - 1];
    if (ordered === undefined) return [];
    const selection = configuredAs(order, { ...ordered.selection, artwork: null }, configured);
    return [{ selection, originPath: ordered.originPath }];
  });
  const wanted = { lines: changed, added, removed: input.removed, shipping: input.shipping };
  return {
    ok: true,
    wanted: { ...wanted, charges: charges.map(({ title, cents }) => ({ title, cents: cents ?? 0 })) },
  };
}

const isOfGoods = ({ lines, removed, added, charges, shipping }: CorrectionInput) =>
  lines.length + removed.length + added.length + charges.length > 0 || shipping !== null;

/** What an approval of a line stands for with the correction; null where it is proofed anew. */
function approvedNow(order: ReadOrder, proposed: ProposedCorrection["lines"][number]): OrderedAnew {
  const { line, now, keepsProof } = proposed;
  const ordered = order.lines[line - 1];
  const isApproved = order.state.proofs[line - 1]?.state === "approved";
  if (now === "removed" || ordered === undefined || !keepsProof || !isApproved)
    return { line, now, approvedSha256: null };
  const made = { ...ordered, ...now };
  return { line, now, approvedSha256: proofSha256(printsOfLine(order, line, made), made) };
}

function proposalOf(services: Pick<Services, "shopMoment">, order: ReadOrder, input: CorrectionInput) {
  if (!isOfGoods(input)) return { ok: true as const, proposed: null };
  const read = wantedOf(order, input);
  if (!read.ok) return read;
  const { catalogue, row, lines } = order;
  const { subTotal, couponCode, couponDiscount, pointDiscount, shippingFee, shipping } = row;
  const money = { subTotal, couponCode, couponDiscount, pointDiscount, shippingFee, shipping };
  const corrected = { catalogue, on: momentOf(order).date, lines, ...money };
  return proposeCorrection(corrected, read.wanted, services.shopMoment());
}

/** Works a correction out on the order as it stands. */
export function workOut(
  services: Pick<Services, "shopMoment">,
  order: ReadOrder,
  input: CorrectionInput,
): ({ readonly ok: true } & WorkedCorrection) | Refusal<CorrectionFault> {
  const reason = reasonInput(input.reason);
  if (!reason.ok) return reason;
  const person = changedContact(order.row.contact, input.contact ?? {});
  if (!person.ok) return person;
  const made = proposalOf(services, order, input);
  if (!made.ok) return made;
  const { proposed } = made;
  const correction: OrderCorrection = {
    key: input.key,
    reason: reason.words,
    contact: person.parts,
    lines: proposed?.lines.map((line) => approvedNow(order, line)) ?? [],
    added: proposed?.added ?? [],
    shipping: proposed?.shipping ?? null,
    sums: proposed?.sums ?? sameSums,
  };
  if (person.parts.length === 0 && isOfContact(correction)) return refuse("correction-same");
  const why = whyNot(order.state, { kind: "corrected", ...correction });
  if (why !== null) return refuse(why);
  return { ok: true, correction, proposed, contact: person.parts.length === 0 ? undefined : person.contact };
}

/** The lines that a correction sends back for another proof, by their titles. */
function proofedAnew({ state }: ReadOrder, { lines, added }: OrderCorrection): readonly string[] {
  const changed = lines.flatMap(({ line, now, approvedSha256 }) => {
    const isMade = (state.proofs[line - 1]?.version ?? 0) > 0;
    return now !== "removed" && approvedSha256 === null && isMade ? [now.title] : [];
  });
  return [...changed, ...added.filter(({ written }) => written !== "charge").map(({ title }) => title)];
}

/** What a correction comes to, before it is made. */
function workedToWire(
  services: Pick<Services, "shopMoment">,
  order: ReadOrder,
  { correction, proposed }: WorkedCorrection,
): StudioReplyTo<"POST orders/:order_no/correction/preview"> {
  const { row, state, catalogue } = order;
  const { sums, shipping } = correction;
  const difference = costsMore(sums);
  const titles = order.lines.map(({ title }) => title);
  const days = promisedDates(catalogue, shipping ?? row.shipping, services.shopMoment());
  const method = (shipping ?? row.shipping).method;
  return {
    changes: correctedTexts(correction, titles),
    costs: costsText(correction),
    total: toDollars(state.money.total + difference),
    due: toDollars(state.money.due + difference),
    is_lower: difference < 0,
    proofs: proofedAnew(order, correction),
    coupon: toDollars(row.couponDiscount + sums.couponCents),
    points: toDollars(row.pointDiscount + sums.pointCents),
    shipping_fee: toDollars(row.shippingFee + sums.shippingCents),
    ways: (proposed?.ways ?? []).map((way) => ({
      method: way.method,
      cost: toDollars(way.cost),
      is_now: way.method === method,
    })),
    leaves: days.dispatch,
    arrives: days.delivery,
  };
}

/** What can be chosen of a line (from 1) of an order, and what comes of what was changed of it: nothing of the order is. */
export async function readLineForm(
  services: Pick<Services, "catalogue" | "db" | "shopMoment">,
  orderNo: string,
  line: number,
  { configured, typed }: StudioRequestOf<"POST orders/:order_no/lines/:line/form">["body"],
): Promise<
  | { readonly ok: true; readonly form: StudioReplyTo<"POST orders/:order_no/lines/:line/form"> }
  | Refusal<"not-found">
> {
  const opened = await openStaffOrder(services, orderNo);
  if (!opened.ok) return opened;
  const { order } = opened;
  const { catalogue } = order;
  const ordered = order.lines[line - 1];
  if (ordered === undefined || ordered.written !== undefined) return refuse("not-found");
  const scope = wholeShop(catalogue);
  const before = configured || orderedAddress(order, ordered.selection);
  const selection = readAddress(catalogue, scope, entriesOfForm(before, typed ?? []));
  const fields = plainFields(catalogue, scope, selection)
    // Another product is another line.
    .filter(({ name }) => name !== "product")
    .map(({ options, ...field }) => ({
      ...field,
      options: options.map(({ isChosen, ...option }) => ({ ...option, is_chosen: isChosen })),
    }));
  const faults = issueMessages(check(catalogue, selection));
  const address = writeAddress(catalogue, scope, selection);
  return { ok: true, form: { configured: address, title: titleOf(catalogue, selection), fields, faults } };
}

/** What a correction of an order comes to: nothing is changed by it. */
export async function workOutCorrection(
  services: Pick<Services, "catalogue" | "db" | "shopMoment">,
  orderNo: string,
  input: CorrectionInput,
): Promise<
  | { readonly ok: true; readonly worked: StudioReplyTo<"POST orders/:order_no/correction/preview"> }
  | Refusal<CorrectionFault>
> {
  const opened = await openStaffOrder(services, orderNo);
  if (!opened.ok) return opened;
  const made = workOut(services, opened.order, input);
  return made.ok ? { ok: true, worked: workedToWire(services, opened.order, made) } : made;
}
