import { sql } from "drizzle-orm";
import { addReview } from "#topics/review/review-rows.ts";
import { giveBack, orderThen, tellFact } from "./record-fact.ts";
import type { OrderPlan } from "./order-story.ts";
import { DAY, HOUR, wakingTime, workingTime } from "./shop-hours.ts";
import type { StoryTold } from "./stories.ts";
import type { World } from "./world.ts";

const questions = [
  [
    "Will these stay on in the fridge?",
    "They will: the adhesive holds down to -20 °C once it has set for a day.",
  ],
  [
    "Can you send it to the workshop instead of the house?",
    "Of course. We have changed the label of the parcel.",
  ],
  [
    "Do you have this paper in a warmer white?",
    "The classic paper is a little warmer. We have put a piece of it into your parcel.",
  ],
  ["Could I have two of them as a sample first?", "We have printed two extra and send them today."],
] as const;

const problems = [
  { kinds: ["damaged"], words: "The box was wet and the top sheets have curled.", remedy: "reprint" },
  { kinds: ["print"], words: "The green is darker than on the proof.", remedy: "words" },
  { kinds: ["count"], words: "There were 20 too few in the roll.", remedy: "reprint" },
] as const;

/** A question about an order, and its answer some hours later. */
export async function* messageStory(world: World, plan: OrderPlan): StoryTold {
  const { clock, dice } = world;
  const [question, answer] = dice.pick(questions);
  yield wakingTime(plan.at + dice.whole(2, 60) * HOUR);
  if (plan.orderNo === null) return;
  await tellFact(world, plan.orderNo, "customer", { kind: "message", words: question });
  yield workingTime(clock.now() + dice.whole(3, 28) * HOUR);
  await tellFact(world, plan.orderNo, "shop", { kind: "message", words: answer });
}

/** Something that was wrong with what arrived. */
export async function* problemStory(world: World, plan: OrderPlan): StoryTold {
  const { clock, dice } = world;
  const { kinds, words, remedy } = dice.pick(problems);
  yield wakingTime(plan.at + dice.whole(9, 16) * DAY);
  if (plan.orderNo === null) return;
  const { state } = await orderThen(world, plan.orderNo);
  if (state.stage !== "delivered") return;
  await tellFact(world, plan.orderNo, "customer", { kind: "problem-reported", kinds, words, pictures: [] });
  yield workingTime(clock.now() + dice.whole(8, 60) * HOUR);
  const answer =
    remedy === "reprint"
      ? "We are sorry. New ones leave tomorrow, at our cost."
      : "We are sorry: this paper drinks more ink. Your next order has a test print with it.";
  await tellFact(world, plan.orderNo, "shop", {
    kind: "problem-answered",
    problem: 1,
    remedy,
    words: answer,
  });
  await giveBack(world, plan.orderNo);
}

const reviews = [
  [
    5,
    "Just as on the screen",
    "The colours are what I saw, and the edges are clean. They look great on the shelf.",
  ],
  [
    5,
    "Second order, same quality",
    "We came back for more. The proof was there in minutes and the parcel a day early.",
  ],
  [4, "Good labels", "Lovely print. I would have liked a thicker backing to peel from."],
  [5, "They stick and stay", "A month in the fridge and not one has lifted."],
  [3, "Nice, but mind the size", "Well made. I ordered too small, so measure your jar first."],
  [4, "Quick and friendly", "I asked for a change of the proof and had it the same afternoon."],
] as const;

/** A member's words on what they had; null where it has not come, or they have said something of that product before. */
async function writeReview(
  world: World,
  plan: OrderPlan,
  [rate, title, comment]: (typeof reviews)[number],
): Promise<number | null> {
  const { services, tx } = world;
  const customerId = plan.owner?.customerId ?? null;
  if (plan.orderNo === null || customerId === null) return null;
  const { lines, state } = await orderThen(world, plan.orderNo);
  const productId = lines[0]?.selection.productId;
  if (state.stage !== "delivered" || productId === undefined) return null;
  const { first_name: first, last_name: last } = plan.contact;
  const { date: writtenOn } = services.shopMoment();
  const customerName = `${first} ${last.charAt(0)}.`;
  return addReview(tx, { productId, customerId, title, rate, comment, customerName, writtenOn }, []);
}

/** The latest words of members on what they had wait for the shop: so many of the first orders whose goods have come. */
export async function* waitingReviewsStory(world: World, plans: readonly OrderPlan[], at: number): StoryTold {
  yield at;
  const words = [reviews[4], reviews[5]];
  for (const plan of plans) {
    const [next] = words;
    if (next === undefined) return;
    if ((await writeReview(world, plan, next)) !== null) words.shift();
  }
}

/** What a member says of what they had, read by others some days later. */
export async function* reviewStory(world: World, plan: OrderPlan): StoryTold {
  const { clock, dice, tx } = world;
  const words = dice.pick(reviews);
  yield wakingTime(plan.at + dice.whole(10, 20) * DAY);
  const id = await writeReview(world, plan, words);
  if (id === null) return;
  yield workingTime(clock.now() + dice.whole(1, 4) * DAY);
  // Never counted for search engines.
  await tx.execute(sql`
    update review set accepted_at = ${new Date(clock.now())}, is_demonstration = true where id = ${id}`);
}
