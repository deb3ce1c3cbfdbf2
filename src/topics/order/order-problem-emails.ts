import type { HappeningOf } from "#domain/order/order-fact.ts";
import { problemText } from "#domain/order/problem/problem-labels.ts";
import type { Email, EmailDetail } from "#platform/mail/email.ts";
import { numberDetail, toCustomer } from "./order-emails.ts";
import { toStaff } from "./order-staff-emails.ts";
import type { OrderMailText } from "./order-mail.ts";

type Reported = HappeningOf<"problem-reported">;

function picturesDetail({ pictures }: Reported): readonly EmailDetail[] {
  const { length } = pictures;
  if (length === 0) return [];
  return [{ label: "Photos", value: length === 1 ? "1, on the page" : `${length}, on the page` }];
}

function saidDetails(order: OrderMailText, said: Reported): readonly EmailDetail[] {
  return [
    numberDetail(order),
    { label: "What is wrong", value: problemText(said.kinds) },
    { label: "In words", value: said.words },
    ...picturesDetail(said),
  ];
}

/** We have heard that something is wrong. */
export function problemReportedEmail(order: OrderMailText, said: Reported): Email {
  return toCustomer(order, order.say("problem-reported"), { details: saidDetails(order, said) });
}

/** A customer says what is wrong: it is looked at, and answered, on the page of the order. */
export function problemReportedStaffEmail(order: OrderMailText, said: Reported): Email {
  return toStaff(order, order.say("staff-problem"), { details: saidDetails(order, said) });
}

const answers = {
  reprint: "problem-reprint",
  refund: "problem-refund",
  words: "problem-answered",
} as const;

/** What the shop does about a problem. */
export function problemAnsweredEmail(
  order: OrderMailText,
  { remedy, words }: HappeningOf<"problem-answered">,
): Email {
  return toCustomer(order, order.say(answers[remedy]), {
    details: [numberDetail(order), { label: "Our answer", value: words }],
    link: "See it on the order’s page",
  });
}
