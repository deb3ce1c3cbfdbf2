import { randomUUID } from "node:crypto";
import { changedContact } from "#domain/order/correct/contact-change.ts";
import { contactOnly } from "#domain/order/correct/correction.ts";
import { isBeforeProduction } from "#domain/order/order-stage.ts";
import type { ProofPin } from "#domain/order/proof/pin.ts";
import { parseChange } from "#domain/order/proof/parse-change.ts";
import { lacksArtwork } from "#domain/order/proof/lacking-artwork.ts";
import type { Hindrance } from "#domain/order/may-happen.ts";
import type { FactKind, Happening, HappeningOf, ProofVersion } from "#domain/order/order-fact.ts";
import { type Refusal, refuse } from "#domain/refusal.ts";
import type { Caller } from "#topics/person/caller.ts";
import { consumeRateLimit } from "#topics/person/consume-rate-limit.ts";
import type { Services } from "#topics/services.ts";
import { openOrder, type ReadOrder, orderView } from "./read-order.ts";
import { catalogueOf, loadedOrder } from "./loaded-order.ts";
import { readFacts } from "./order-facts.ts";
import { lockOrder } from "./orders.ts";
import { recordFact, recordFactWithin } from "./record-fact.ts";
import { messageInput, reasonInput } from "#domain/account/text-inputs.ts";

type Needs = Pick<Services, "content" | "catalogue" | "clock" | "config" | "db" | "jobs" | "shopMoment">;

/** Which order, and by what its page was opened. */
export interface OrderQuery {
  readonly orderNo: string;
  /** Null where none was given: then it must be one's own. */
  readonly key: string | null;
}

interface Answered {
  readonly ok: true;
  readonly order: ReadOrder;
}

/** Why what a customer says is not recorded, whatever it is about. */
export type AnswerFault = "not-found" | "password-must-change" | "too-many-tries";

/** Records what a customer says on the page of an order; answers the order as it stands then. */
export async function recordByCustomer<Kind extends FactKind>(
  services: Needs,
  caller: Caller,
  { orderNo, key }: OrderQuery,
  happening: Happening & HappeningOf<Kind>,
): Promise<Answered | Refusal<AnswerFault | Hindrance<Kind>>> {
  const over = await consumeRateLimit(services, "answerOrder", caller);
  if (over) return over;
  const opened = await openOrder(services, caller, orderNo, key);
  if (!opened.ok) return opened;
  const recorded = await recordFact(services, orderNo, { happening, by: "customer" });
  return recorded.ok ? { ok: true, order: await orderView(services, recorded.order) } : recorded;
}

/**
 * Approves a proof: the version and the hash that were seen, no other. One that was made of nothing, as they could be once, is approved by
 * nobody (decision 305).
 */
export async function approveProof(
  services: Needs,
  caller: Caller,
  asked: OrderQuery,
  { line, version, sha256 }: ProofVersion & { readonly sha256: string },
): Promise<Answered | Refusal<AnswerFault | Hindrance<"proof-approved"> | "approval-without-artwork">> {
  const opened = await openOrder(services, caller, asked.orderNo, asked.key);
  if (!opened.ok) return opened;
  const facts = (await readFacts(services.db, [opened.row.id])).get(opened.row.id) ?? [];
  const order = loadedOrder(opened.row, facts);
  const ordered = order.lines[line - 1];
  const isMade = order.state.proofs[line - 1]?.state === "made";
  if (isMade && ordered && lacksArtwork(await catalogueOf(services, order), ordered))
    return refuse("approval-without-artwork");
  return recordByCustomer(services, caller, asked, { kind: "proof-approved", line, version, sha256 });
}

/** Why a change is not asked for, beside what any answer may meet. */
type ChangeFault = "message-required" | "pin-words-required" | "refused";

/** Sends a proof back with words, pins on its pictures, or both; refused at `words` or `pins` where they say nothing. */
export async function askForChange(
  services: Needs,
  caller: Caller,
  asked: OrderQuery,
  {
    line,
    version,
    words,
    pins,
  }: ProofVersion & { readonly words: string; readonly pins: readonly ProofPin[] },
): Promise<Answered | Refusal<AnswerFault | ChangeFault | Hindrance<"change-asked">>> {
  const typed = parseChange(words, pins);
  if (!typed.ok) return typed;
  return recordByCustomer(services, caller, asked, {
    kind: "change-asked",
    line,
    version,
    words: typed.words,
    ...(typed.pins.length > 0 ? { pins: typed.pins } : {}),
  });
}

/**
 * Puts right whom an order is for, where it goes or whom to bill, until it is made: nothing else depends on it. What is there already is
 * answered as it is.
 */
export async function changeContact(
  services: Needs,
  caller: Caller,
  asked: OrderQuery,
  typed: Readonly<Record<string, string>>,
): Promise<Answered | Refusal<AnswerFault | "order-closed" | "refused">> {
  const over = await consumeRateLimit(services, "answerOrder", caller);
  if (over) return over;
  const opened = await openOrder(services, caller, asked.orderNo, asked.key);
  if (!opened.ok) return opened;
  const { orderNo } = opened.row;
  return services.db.transaction(async (tx) => {
    const row = await lockOrder(tx, orderNo);
    if (row === null) return refuse("not-found");
    const changed = changedContact(row.contact, typed);
    if (!changed.ok) return changed;
    const order = loadedOrder(row, (await readFacts(tx, [row.id])).get(row.id) ?? []);
    if (!isBeforeProduction(order.state)) return refuse("order-closed");
    if (changed.parts.length === 0) return { ok: true, order: await orderView(services, order) };
    const happening = { kind: "corrected", ...contactOnly(randomUUID(), changed.parts) } as const;
    const told = { happening, by: "customer", contact: changed.contact } as const;
    const recorded = await recordFactWithin<"corrected">(services, tx, orderNo, told);
    if (recorded.ok) return { ok: true, order: await orderView(services, recorded.order) };
    return refuse(recorded.code === "not-found" ? "not-found" : "order-closed");
  });
}

/** Cancels an order that is not being made yet; a reason may be given. */
export async function cancelOrder(
  services: Pick<Services, "content" | "catalogue" | "clock" | "config" | "db" | "jobs" | "shopMoment">,
  caller: Caller,
  asked: OrderQuery,
  reason: string,
): Promise<
  { readonly ok: true; readonly order: ReadOrder } | Refusal<AnswerFault | "order-closed" | "refused">
> {
  const typed = reasonInput(reason);
  if (!typed.ok) return typed;
  return recordByCustomer(services, caller, asked, { kind: "cancelled", reason: typed.words });
}

/** Writes to the shop about an order; the same words sent twice are one message. Refused at `words` where there are none. */
export async function writeMessage(
  services: Pick<Services, "content" | "catalogue" | "clock" | "config" | "db" | "jobs" | "shopMoment">,
  caller: Caller,
  asked: OrderQuery,
  words: string,
): Promise<
  { readonly ok: true; readonly order: ReadOrder } | Refusal<AnswerFault | "message-required" | "refused">
> {
  const typed = messageInput(words);
  if (!typed.ok) return typed;
  const opened = await openOrder(services, caller, asked.orderNo, asked.key);
  if (!opened.ok) return opened;
  const tried = { ip: caller.ip, identifier: asked.orderNo };
  const over = await consumeRateLimit(services, "orderMessage", tried);
  if (over) return over;
  return recordByCustomer(services, caller, asked, { kind: "message", words: typed.words });
}
