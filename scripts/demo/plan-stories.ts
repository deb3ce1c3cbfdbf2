import { sql } from "drizzle-orm";
import { registrationReward } from "#domain/account/points.ts";
import type { CheckoutForm } from "#domain/order/checkout-form.ts";
import { addCustomer } from "#topics/person/customers.ts";
import { enterPoints } from "#topics/person/points.ts";
import { saveCredit } from "#topics/order/credit.ts";
import { customerOwner, type Owner } from "#platform/db/owner.ts";
import { memberMark } from "#topics/person/demonstration-mark.ts";
import { type OrderPlan, storyOfOrder, someCourse } from "./order-story.ts";
import { person } from "./people.ts";
import { type QuestionPlan, questionStory } from "./question-story.ts";
import { type RequestPlan, requestStory } from "./request-story.ts";
import { DAY, HOUR, wakingTime } from "./shop-hours.ts";
import type { StoryTold } from "./stories.ts";
import { messageStory, problemStory, reviewStory, waitingReviewsStory } from "./word-stories.ts";
import type { World } from "./world.ts";

/** How much of everything a demonstration has. */
export interface DemonstrationSize {
  readonly customers: number;
  readonly orders: number;
  readonly requests: number;
}

/** How far it goes back. */
export const DEMONSTRATION_DAYS = 90;

interface Member {
  readonly contact: CheckoutForm;
  readonly owner: Owner;
  readonly hasCredit: boolean;
}

/** Every so many customers buy on account. */
const [CREDIT_EVERY, CREDIT] = [12, { limit: 250_000, days: 20 }] as const;

/** The accounts, each verified before the first order. */
export async function addMembers({ dice, tx, clock }: World, count: number): Promise<readonly Member[]> {
  const members: Member[] = [];
  for (let number = 1; number <= count; number += 1) {
    const contact = person(dice, number);
    const { email, first_name: firstName, last_name: lastName } = contact;
    const added = await addCustomer(tx, { email, firstName, lastName, passwordHash: memberMark });
    if (added === null) throw new Error(`${email} is there already.`);
    await enterPoints(tx, added.id, registrationReward);
    const hasCredit = number % CREDIT_EVERY === 0;
    if (hasCredit) await saveCredit(tx, added.id, CREDIT);
    members.push({ contact, owner: customerOwner(added.id), hasCredit });
  }
  const first = new Date(clock.now());
  await tx.execute(sql`update customer set verified_at = ${first} where password_hash = ${memberMark}`);
  return members;
}

/** What would be tomorrow is of the last hours. */
function notAfter({ dice }: World, until: number, at: number): number {
  return at < until ? at : until - (1 + 7 * dice.next()) * HOUR;
}

/** An instant of those days: orders come while people are awake, and more of them lately. */
function someInstant(world: World, until: number): number {
  const back = world.dice.next() ** 1.25 * DEMONSTRATION_DAYS * DAY;
  return notAfter(world, until, wakingTime(until - back));
}

/** Some come again and again. */
function someMember({ dice }: World, members: readonly Member[]): Member {
  const member = members[Math.floor(dice.next() ** 1.6 * members.length)];
  if (member === undefined) throw new Error("A demonstration needs customers.");
  return member;
}

const GUESTS_FROM = 10_000;
const RECENT = 24;

function orderPlan(world: World, members: readonly Member[], number: number, until: number): OrderPlan {
  const { dice } = world;
  // The first are those of the last three weeks, one a day, so that there is one at every stage.
  const isRecent = number <= RECENT;
  const lately = wakingTime(until - number * 0.9 * DAY);
  const at = isRecent ? notAfter(world, until, lately) : someInstant(world, until);
  const member = dice.percent(72) ? someMember(world, members) : null;
  const course = isRecent ? "smooth" : someCourse(world, member?.hasCredit ?? false);
  const contact = member?.contact ?? person(dice, GUESTS_FROM + number);
  const pays = course === "account" ? { ...contact, pay_by: "account" as const } : contact;
  return { at, contact: pays, owner: member?.owner ?? null, number, course, orderNo: null };
}

/** What goes along with an order, besides being made. */
function besides(world: World, plan: OrderPlan): readonly StoryTold[] {
  const { dice } = world;
  return [
    ...(dice.percent(9) ? [messageStory(world, plan)] : []),
    ...(dice.percent(5) ? [problemStory(world, plan)] : []),
    ...(dice.percent(8) ? [reviewStory(world, plan)] : []),
  ];
}

/** An answer is kept for two weeks: the older requests that nobody took up have lapsed. */
function requestPlan(world: World, members: readonly Member[], number: number, until: number): RequestPlan {
  const { dice } = world;
  const { contact, owner } = someMember(world, members);
  const isNew = number % 12 === 0;
  const asked = wakingTime(until - dice.whole(1, 40) * HOUR);
  const at = isNew ? notAfter(world, until, asked) : someInstant(world, until);
  const course = isNew ? "waiting" : dice.percent(45) ? "accepted" : "lapsed";
  return { at, contact, owner, number, course };
}

/** For so many requests there is a question; the first two are published. */
const REQUESTS_OF_A_QUESTION = 6;

function questionPlan(world: World, members: readonly Member[], number: number, until: number): QuestionPlan {
  const { contact, owner } = someMember(world, members);
  if (number % 3 > 0) {
    const course = number <= 2 ? "published" : "answered";
    return { at: someInstant(world, until), contact, owner, number, course };
  }
  const asked = wakingTime(until - world.dice.whole(1, 40) * HOUR);
  return { at: notAfter(world, until, asked), contact, owner, number, course: "open" };
}

/** All that happens in a demonstration until an instant. */
export function planStories(
  world: World,
  members: readonly Member[],
  size: DemonstrationSize,
  until: number,
): readonly StoryTold[] {
  const stories: StoryTold[] = [];
  const plans: OrderPlan[] = [];
  for (let number = 1; number <= size.orders; number += 1) {
    const plan = orderPlan(world, members, number, until);
    plans.push(plan);
    stories.push(storyOfOrder(world, plan), ...besides(world, plan));
  }
  for (let number = 1; number <= size.requests; number += 1)
    stories.push(requestStory(world, requestPlan(world, members, number, until)));
  for (let number = 1; number <= Math.ceil(size.requests / REQUESTS_OF_A_QUESTION); number += 1)
    stories.push(questionStory(world, questionPlan(world, members, number, until)));
  stories.push(waitingReviewsStory(world, plans, wakingTime(until - 20 * HOUR)));
  return stories;
}
