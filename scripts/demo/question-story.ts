import type { CheckoutForm } from "#domain/order/checkout-form.ts";
import type { Owner } from "#platform/db/owner.ts";
import { storePublishedAnswer } from "#topics/question/published-answers-rows.ts";
import { addQuestion, decideStoredQuestion } from "#topics/question/questions.ts";
import { someGoods } from "./cart-of-story.ts";
import { HOUR, workingTime } from "./shop-hours.ts";
import type { StoryTold } from "./stories.ts";
import type { World } from "./world.ts";

const questions = [
  [
    "Do they hold on a bottle that lies in ice water?",
    "On a dry bottle that is labelled a day before, they do: choose a film, not paper.",
  ],
  [
    "Can I write on them with a ballpoint pen?",
    "On uncoated paper, yes. Gloss and matt laminate take a permanent marker only.",
  ],
  ["Do you print white ink on the clear ones?", "Yes: tick White ink, and send it as a layer of its own."],
  [
    "How do I get the old labels off my jars?",
    "An hour in warm water with a little baking soda; what is left comes off with cooking oil.",
  ],
  [
    "Is the glue all right for the outside of a lunch box?",
    "It is: it touches no food there, and stays on in the dishwasher at 50 °C.",
  ],
] as const;

/** A question to the shop of the demonstration. */
export interface QuestionPlan {
  readonly at: number;
  readonly contact: CheckoutForm;
  readonly owner: Owner;
  /** From 1: by it the words are chosen, so that none is published twice. */
  readonly number: number;
  readonly course: "answered" | "open" | "published";
}

/** A question below the shop's questions and answers, its answer some hours later, and that everybody reads it. */
export async function* questionStory(world: World, plan: QuestionPlan): StoryTold {
  const { clock, dice, tx } = world;
  const { contact, course, number, owner } = plan;
  const [words, answer] = questions[number % questions.length] ?? questions[0];
  yield plan.at;
  const { productId } = someGoods(world).selection;
  const id = await addQuestion(tx, {
    productId,
    customerId: owner.customerId,
    firstName: contact.first_name,
    email: contact.email,
    words,
    askedAt: new Date(clock.now()),
  });
  if (course === "open") return;
  yield workingTime(clock.now() + dice.whole(1, 20) * HOUR);
  await decideStoredQuestion(tx, id, { answer, decidedAt: new Date(clock.now()) });
  if (course === "published") await storePublishedAnswer(tx, id, { productId, question: words, answer });
}
