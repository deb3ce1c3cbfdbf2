import { expect, test } from "vitest";
import { catalogueDocument } from "#catalogue/catalogue.ts";
import { mails } from "#catalogue/content/mails.ts";
import { compileCatalogue } from "#domain/catalogue/catalogue.ts";
import type { AllMailWords } from "#domain/content/mail-words.ts";
import { passwordChangedEmail, welcomeEmail } from "#topics/account/account-emails.ts";
import { messageStaffEmail } from "#topics/order/order-staff-emails.ts";
import { quotationEndsEmail, quotationIssuedEmail } from "#topics/quotation/quotation-emails.ts";
import { customerWroteEmail } from "#topics/request/request-thread-emails.ts";
import { reviewAcceptedEmail, reviewStaffEmail } from "#topics/review/review-emails.ts";
import type { Services } from "#topics/services.ts";
import type { OrderMailText } from "#topics/order/order-mail.ts";

const catalogue = compileCatalogue({ ...catalogueDocument, words: null }, "a");
const closing = ["Ngā mihi from Wellington."];
const closed = Object.fromEntries(
  Object.entries(mails).map(([code, words]) => [code, { ...words, closing }]),
) as unknown as AllMailWords;
const services = {
  catalogue: { current: () => catalogue },
  content: { mails: closed },
  config: { shopOrigin: "https://shop.example" },
} as unknown as Services;

const quotation = { number: "Q1", titles: ["Labels"], total: 5_700, url: "https://shop.example/q" };
const [firstName, until] = ["Maia", "2026-12-14"];
const review = {
  product: "Kraft Paper",
  customer: "Maia Rangi",
  email: "maia@example.org",
  rate: 5,
  title: "Lovely",
  comment: "Yes",
  orderNo: null,
  pictures: 0,
  url: null,
};

test.each([
  ["a changed password", passwordChangedEmail(services, firstName)],
  ["a welcome", welcomeEmail(services, firstName)],
  ["a quotation", quotationIssuedEmail(services, { ...quotation, firstName, until })],
  ["one that ends", quotationEndsEmail(services, { firstName, until, quotations: [quotation] })],
  [
    "a published review",
    reviewAcceptedEmail(services, {
      firstName,
      product: "Kraft Paper",
      title: "Lovely",
      comment: "Yes",
      url: "https://shop.example/kraft-paper",
      isOfOrder: false,
    }),
  ],
  ["a review to read", reviewStaffEmail(services, review)],
])("a closing that the shop has written is in %s", (_what, { text, html }) => {
  expect(text).toContain("\n\nNgā mihi from Wellington.\n\n");
  expect(html).toContain("Ngā mihi from Wellington.");
});

test("a mail to the staff names its customer, whatever its words leave out", () => {
  const order = {
    orderNo: "K27-222222",
    contact: { first_name: "Maia", last_name: "Rangi", email: "maia@example.org" },
    lines: [],
    staffUrl: null,
    say: () => ({ subject: "A message", opening: ["Somebody wrote."], closing: [] }),
  } as unknown as OrderMailText;
  expect(messageStaffEmail(order, "Kia ora").text).toContain(
    "Order: K27-222222\nCustomer: Maia Rangi\nMessage: Kia ora",
  );
  const asked = {
    requestNo: "R1",
    title: "Labels",
    firstName,
    lastName: "Rangi",
    email: "maia@example.org",
    words: "Kia ora",
    files: [],
    url: null,
  };
  expect(customerWroteEmail(services, asked).text).toContain(
    "Number: R1\nCustomer: Maia Rangi\nItem: Labels",
  );
});
