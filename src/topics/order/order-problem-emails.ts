import type { HappeningOf } from "#domain/order/order-fact.ts";
import { problemRemedies, problemText } from "#domain/order/problem/problem-labels.ts";
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
  return toCustomer(order, {
    subject: "We have your report",
    paragraphs: [
      "We are sorry that something is not right with your order. A person looks at it, and answers by email and on the order’s page.",
    ],
    details: saidDetails(order, said),
  });
}

/** A customer says what is wrong: it is looked at, and answered, on the page of the order. */
export function problemReportedStaffEmail(order: OrderMailText, said: Reported): Email {
  return toStaff(order, {
    subject: "Problem reported",
    words: `${order.contact.first_name} ${order.contact.last_name} says that something is wrong. Answer on the page of the order: make it again, give money back, or words.`,
    details: saidDetails(order, said),
  });
}

const promises = {
  reprint: "We make it again at our cost. You have nothing to pay, and need not send anything back.",
  refund: "We give you money back, the way you paid. We write again when it is on its way.",
  words: "We have looked at what you reported.",
} as const;

/** What the shop does about a problem. */
export function problemAnsweredEmail(
  order: OrderMailText,
  { remedy, words }: HappeningOf<"problem-answered">,
): Email {
  return toCustomer(order, {
    subject: remedy === "words" ? "About your report" : problemRemedies[remedy],
    paragraphs: [promises[remedy]],
    details: [numberDetail(order), { label: "Our answer", value: words }],
    link: "See it on the order’s page",
  });
}
