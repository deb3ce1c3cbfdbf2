import type { CheckoutForm } from "#domain/order/checkout-form.ts";
import { digest } from "#platform/auth/tokens.ts";
import { addGuest } from "#topics/person/guests.ts";
import { guestOwner, type Owner } from "#platform/db/owner.ts";
import { type FilesOfStory, orderSomething } from "./cart-of-story.ts";
import { guestMark } from "#topics/person/demonstration-mark.ts";
import { DAY, HOUR, wakingTime, workingTime } from "./shop-hours.ts";
import type { StoryTold } from "./stories.ts";
import {
  approveProofs,
  askForAnother,
  giveBack,
  leavingDay,
  makeProofs,
  orderThen,
  pay,
  tellFact,
} from "./record-fact.ts";
import type { World } from "./world.ts";

/** How it goes with an order. */
const courses = [
  ["smooth", 66],
  ["change", 9],
  ["coarse", 7],
  ["unpaid", 3],
  ["unapproved", 2],
  ["no-files", 3],
  ["cancelled", 4],
  ["part", 2],
  ["account", 4],
] as const;
export type Course = (typeof courses)[number][0];

/** An order of the demonstration; its number is known once it is placed. */
export interface OrderPlan {
  readonly at: number;
  readonly contact: CheckoutForm;
  /** Null: a guest who is met with this order. */
  readonly owner: Owner | null;
  readonly number: number;
  readonly course: Course;
  orderNo: string | null;
}

export function someCourse({ dice }: Pick<World, "dice">, hasCredit: boolean): Course {
  const course = dice.weighted(courses);
  return course === "account" && !hasCredit ? "smooth" : course;
}

const changes = [
  "Could the name be a little larger, please?",
  "Please use the darker green of our last order.",
  "The batch number is missing at the bottom.",
  "Can you move the emblem up by 2 mm?",
];

/** Days from the one that was promised to the one it leaves on, with their weights. */
const days = [
  [1, 4],
  [0, 40],
  [-1, 25],
  [-2, 20],
  [-4, 11],
] as const;

/** Working days after which an order that nobody speaks of lapses, in days of the calendar. */
const LAPSE_DAYS = 23;

async function meetGuest({ tx }: World, { contact, number }: OrderPlan): Promise<Owner> {
  const { first_name: firstName, last_name: lastName, email } = contact;
  const { id } = await addGuest(tx, {
    tokenHash: `${guestMark}${digest(String(number))}`,
    firstName,
    lastName,
    email,
  });
  return guestOwner(id);
}

function filesOf(course: Course): FilesOfStory {
  if (course === "no-files") return "none";
  return course === "coarse" ? "coarse" : "fine";
}

/** Something that is done with an order, at an instant that is known before. */
interface Step {
  readonly at: number;
  readonly run: () => Promise<void>;
}

/** An instant so many hours after an order was placed. */
function hoursAfter({ dice }: World, at: number, least: number, most: number): number {
  return at + (least + dice.next() * (most - least)) * HOUR;
}

/** Its proofs: made by hand, sent back and made anew, approved. */
function stepsOfProofs(world: World, { at, course }: OrderPlan, orderNo: string) {
  const { dice } = world;
  const make = () => makeProofs(world, orderNo, "shop");
  const proofed = { at: workingTime(hoursAfter(world, at, 1, 9)), run: make };
  const changed = {
    at: wakingTime(hoursAfter(world, at, 1, 10)),
    run: () => askForAnother(world, orderNo, dice.pick(changes)),
  };
  const anew = { at: workingTime(changed.at + dice.whole(2, 8) * HOUR), run: make };
  const from = course === "change" ? anew.at : course === "coarse" ? proofed.at : at;
  const approve = () => approveProofs(world, orderNo);
  return {
    proofed,
    changed,
    anew,
    approved: { at: wakingTime(from + dice.whole(1, 22) * HOUR), run: approve },
  };
}

/** Its money: all at once, in two parts, soon after the order, or weeks later. */
function stepsOfMoney(world: World, { at }: OrderPlan, orderNo: string) {
  const payAll = () => pay(world, orderNo);
  const paid = { at: workingTime(hoursAfter(world, at, 2, 40)), run: payAll };
  return {
    paid,
    part: { at: paid.at, run: () => pay(world, orderNo, 0.5) },
    rest: { at: workingTime(paid.at + 3 * DAY), run: payAll },
    early: { at: wakingTime(hoursAfter(world, at, 1, 3)), run: payAll },
    late: { at: workingTime(at + world.dice.whole(14, 34) * DAY), run: payAll },
  };
}

/** How it ends without goods, and when the money goes back. */
function stepsOfEnding(world: World, { at }: OrderPlan, orderNo: string) {
  const back = () => giveBack(world, orderNo);
  const lapsed = {
    at: at + LAPSE_DAYS * DAY,
    run: () => tellFact(world, orderNo, "clock", { kind: "lapsed" }),
  };
  const reason = "We have found another supplier in town.";
  const cancelled = {
    at: wakingTime(hoursAfter(world, at, 3, 30)),
    run: () => tellFact(world, orderNo, "customer", { kind: "cancelled", reason }),
  };
  return {
    lapsed,
    returned: { at: workingTime(lapsed.at + 2 * DAY), run: back },
    cancelled,
    soon: { at: workingTime(cancelled.at + world.dice.whole(20, 70) * HOUR), run: back },
  };
}

/** From the order until it is approved and paid, or is not: what is done, and when. */
function stepsOf(world: World, plan: OrderPlan, orderNo: string): readonly Step[] {
  const { dice } = world;
  const { proofed, changed, anew, approved } = stepsOfProofs(world, plan, orderNo);
  const { paid, part, rest, early, late } = stepsOfMoney(world, plan, orderNo);
  const { lapsed, returned, cancelled, soon } = stepsOfEnding(world, plan, orderNo);
  const byCourse: Readonly<Record<Course, readonly Step[]>> = {
    smooth: [approved, paid],
    change: [changed, anew, approved, paid],
    coarse: [proofed, approved, paid],
    unpaid: [approved, lapsed],
    unapproved: [paid, lapsed, returned],
    "no-files": dice.percent(40) ? [paid, lapsed, returned] : [lapsed],
    cancelled: dice.percent(50) ? [early, cancelled, soon] : [cancelled],
    part: [part, rest, approved],
    account: [approved, late],
  };
  return byCourse[plan.course].toSorted((one, other) => one.at - other.at);
}

/** From when it is ready until it has arrived. It leaves on its day or some days before, seldom a day late. */
async function* produce(world: World, orderNo: string): StoryTold {
  const { clock, dice } = world;
  yield workingTime(clock.now() + dice.whole(1, 90) * HOUR);
  await tellFact(world, orderNo, "shop", { kind: "production-started" });
  const day = Date.parse((await leavingDay(world, orderNo)) ?? "");
  // Three in the afternoon in the shop, near enough.
  const leaves = day + 3 * HOUR + dice.weighted(days) * DAY;
  yield Math.max(workingTime(leaves), clock.now() + 2 * HOUR);
  const tracking = `NZ${dice.whole(100_000_000, 999_999_999)}`;
  await tellFact(world, orderNo, "shop", { kind: "dispatched", carrier: "NZ Post", tracking });
  yield workingTime(clock.now() + dice.whole(20, 70) * HOUR);
  await tellFact(world, orderNo, "shop", { kind: "delivered" });
}

/** What is still to be done once an order is ready: it is made while what is to be paid later is paid. */
async function* afterwards(world: World, orderNo: string, steps: readonly Step[]): StoryTold {
  yield* produce(world, orderNo);
  for (const { at, run } of steps) {
    yield at;
    await run();
  }
}

/** An order from the cart to the doorstep, as far as it comes. */
export async function* storyOfOrder(world: World, plan: OrderPlan): StoryTold {
  yield plan.at;
  const owner = plan.owner ?? (await meetGuest(world, plan));
  plan.orderNo = await orderSomething(world, { owner, contact: plan.contact, files: filesOf(plan.course) });
  // As nothing is printed in a demonstration, nothing is compared.
  if (filesOf(plan.course) === "fine") await makeProofs(world, plan.orderNo, "clock");
  yield* carryOn(world, plan, plan.orderNo);
}

/** The same from the order on. */
export async function* carryOn(world: World, plan: OrderPlan, orderNo: string): StoryTold {
  const steps = stepsOf(world, plan, orderNo);
  for (const [index, { at, run }] of steps.entries()) {
    yield at;
    await run();
    const { state } = await orderThen(world, orderNo);
    if (state.stage === "ready") return yield* afterwards(world, orderNo, steps.slice(index + 1));
  }
}
