import { sql } from "drizzle-orm";
import { addDays } from "#domain/calendar-date.ts";
import { detailsOf } from "#domain/configure/summary.ts";
import { titleOf } from "#domain/configure/options/title.ts";
import type { CheckoutForm } from "#domain/order/checkout-form.ts";
import { describedAs } from "#domain/quote-request/answer-form.ts";
import { newDocumentNumber } from "#platform/auth/tokens.ts";
import type { Owner } from "#platform/db/owner.ts";
import { readStoredQuotation } from "#topics/quotation/quotations.ts";
import { addQuoteRequest, lockQuoteRequest } from "#topics/request/quote-requests.ts";
import { savedCartOf } from "#topics/quotation-link/saved-cart.ts";
import { placeSavedQuotation } from "#topics/quotation-link/place-quotation.ts";
import { issueAnswer } from "#topics/request/answer-request.ts";
import { someGoods } from "./cart-of-story.ts";
import { carryOn, type OrderPlan } from "./order-story.ts";
import { HOUR, wakingTime, workingTime } from "./shop-hours.ts";
import type { StoryTold } from "./stories.ts";
import type { World } from "./world.ts";

const comments = [
  "Could you do these at 740 mm wide, for the side of a trailer?",
  "We need them with a different name on each of 40 jars. What would that cost?",
  "Can you match our blue, PANTONE 2945 C? We have had trouble with it before.",
  "Would you do 12,000 of these in four deliveries?",
  "Is there a removable adhesive for this film? They go onto hire glasses.",
];

/** A question for a price of the demonstration. */
export interface RequestPlan {
  readonly at: number;
  readonly contact: CheckoutForm;
  readonly owner: Owner;
  readonly number: number;
  /** "lapsed": answered, and not ordered before its last day. */
  readonly course: "accepted" | "lapsed" | "waiting";
}

async function ask(world: World, { owner, contact, at }: RequestPlan): Promise<string> {
  const { dice, services, tx } = world;
  const { label, selection } = someGoods(world);
  const catalogue = services.catalogue.current();
  const requestNo = newDocumentNumber("R", services.shopMoment().date);
  const comment = dice.pick(comments);
  const request = {
    requestNo,
    quoteType: "Special Size",
    firstName: contact.first_name,
    lastName: contact.last_name,
    email: contact.email,
    title: titleOf(catalogue, selection),
    selection,
    details: [...detailsOf(catalogue, selection), { label: "Comment", value: comment }],
    choices: null,
    quantity: selection.quantity.pieces,
    comment,
    originPath: label.goods.page,
    submission: {},
    tracking: {},
    catalogueVersionId: catalogue.version,
    createdAt: new Date(at),
  };
  await addQuoteRequest(tx, owner, request, []);
  return requestNo;
}

/** Answers with a price of one's own; its time is that of the clock. */
async function answer(
  { clock, dice, services, tx }: World,
  requestNo: string,
  keptDays: number,
): Promise<string> {
  const row = await lockQuoteRequest(tx, requestNo);
  if (row === null) throw new Error(`${requestNo} is not there.`);
  const typed = {
    line1: describedAs(row.title, row.details),
    pieces1: String(row.quantity ?? 100),
    price1: `${dice.whole(60, 900)}.50`,
    shipping: dice.percent(50) ? "0" : "9.50",
    days: String(dice.whole(3, 8)),
    until: addDays(services.shopMoment().date, keptDays),
    words: "Thank you for asking. We can do this; a printed sample comes along if you like.",
  };
  const given = await issueAnswer(services, tx, row, { typed, seen: 0 });
  if (!given.ok) throw new Error(`${requestNo} was not answered: ${JSON.stringify(given)}`);
  const now = new Date(clock.now());
  await tx.execute(
    sql`update quote_request set answered_at = ${now}, first_answered_at = ${now} where id = ${row.id}`,
  );
  await tx.execute(sql`update quotation set created_at = ${now} where quotation_no = ${given.quotationNo}`);
  return given.quotationNo;
}

async function accept(
  { placed, services, tx }: World,
  { contact, owner }: RequestPlan,
  quotationNo: string,
): Promise<string> {
  const row = await readStoredQuotation(tx, quotationNo);
  if (row === null) throw new Error(`${quotationNo} is not there.`);
  const kept = await savedCartOf(services, tx, row, owner);
  const shown = { total: kept.totals.total, delivery: kept.chosenShipping?.delivery ?? null };
  const isMember = owner.customerId !== null;
  const orderer = { ok: true, contact, isMember } as const;
  const order = await placeSavedQuotation(services, tx, owner, { quotationNo, orderer, shown });
  if (!order.ok) throw new Error(`${quotationNo} was not ordered: ${JSON.stringify(order)}`);
  placed();
  return order.answer.orderNo;
}

/** A question for a price, its answer, and what becomes of that. */
export async function* requestStory(world: World, plan: RequestPlan): StoryTold {
  const { clock, dice } = world;
  yield plan.at;
  const requestNo = await ask(world, plan);
  if (plan.course === "waiting") return;
  yield workingTime(clock.now() + dice.whole(1, 20) * HOUR);
  const quotationNo = await answer(world, requestNo, plan.course === "lapsed" ? 14 : 30);
  if (plan.course === "lapsed") return;
  yield wakingTime(clock.now() + dice.whole(6, 120) * HOUR);
  const orderNo = await accept(world, plan, quotationNo);
  const { contact, owner, number } = plan;
  const order: OrderPlan = { at: clock.now(), contact, owner, number, course: "coarse", orderNo };
  yield* carryOn(world, order, orderNo);
}
