import type { StaffMailWords } from "#domain/content/mail-words.ts";

/** How the mails to the staff begin. */
export const staffMailWords: StaffMailWords = {
  "staff-placed": { subject: "New order", opening: ["{customer} has ordered for {total}."] },
  "staff-change-asked": { subject: "Change asked", opening: ["{customer} would like a change of a proof."] },
  "staff-proof-held": {
    subject: "Proof to look at",
    opening: [
      "The print file of an item is not what the customer has seen, or cannot be made or shown. Its proof waits for you.",
    ],
  },
  "staff-artwork": {
    subject: "Other artwork",
    opening: [
      "{customer} has sent other artwork. Its proof is made at once where nothing in it is to be mended, else by you.",
    ],
  },
  "staff-money-to-return": { subject: "Money to give back", opening: ["More is paid than the order costs."] },
  "staff-changed": {
    subject: "Changed by the customer",
    opening: [
      "On the order's page something was changed. Labels and tickets that were printed before show what was.",
    ],
  },
  "staff-payment-questioned": {
    subject: "Payment to look at",
    opening: ["Somebody has to look at a payment."],
  },
  "staff-message": { subject: "Message", opening: ["{customer} has written about an order."] },
  "staff-ready": {
    subject: "Ready to be made",
    opening: ["Every proof is approved, and it is paid as agreed."],
  },
  "staff-cancelled": { subject: "Order cancelled", opening: ["{customer} has cancelled."] },
  "staff-lapsed": { subject: "Order lapsed", opening: ["Nothing was heard for a while."] },
  "staff-problem": {
    subject: "Problem reported",
    opening: [
      "{customer} says that something is wrong. Answer on the page of the order: make it again, give money back, or words.",
    ],
  },
  "staff-request": {
    subject: "Quote request {request-no} from {customer}: {reason}",
    opening: ["{customer} would like a quote: {reason}."],
  },
  "staff-request-message": {
    subject: "Message about a quote request: {request-no}",
    opening: ["{customer} has written to you."],
  },
  "staff-declined": {
    subject: "Quotation declined: {request-no}",
    opening: ["{customer} has declined your price."],
  },
  "staff-review": {
    subject: "Review of {product} from {customer}: {stars} of 5 stars",
    opening: ["{customer} has reviewed {product}. Nobody else reads it until you accept it."],
  },
  "staff-question": { subject: "A question", opening: ["Somebody asks you something."] },
  "staff-not-published": {
    subject: "Not on sale: what was to be published on {hour}",
    opening: ["A change of the catalogue was to be on sale from {hour}."],
  },
  "staff-invitation": {
    subject: "Your way into the {shop-name} studio",
    opening: ["{colleague} has invited you to work in the studio ({role})."],
    closing: ["Did you not expect this? Then leave it alone, and tell the shop."],
  },
};
