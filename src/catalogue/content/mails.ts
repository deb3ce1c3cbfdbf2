import type { AllMailWords } from "#domain/content/mail-words.ts";

/** How the mails to customers about an order begin. */
export const mails: AllMailWords = {
  placed: { subject: "Thank you for your order", opening: ["Thank you for your order."] },
  proof: {
    subject: "Your proof is ready",
    opening: [
      "Your proof is ready. Please look at three things: the words, the colours and the size. We print exactly what it shows.",
    ],
  },
  ready: {
    subject: "We are making your order",
    opening: [
      "Everything is approved and paid, thank you. It is being made now. It is with you by {arrival}.",
    ],
  },
  dispatched: {
    subject: "Your order is on its way",
    opening: ["Your order has left us. It is with you by {arrival}."],
  },
  delivered: {
    subject: "Your order has arrived",
    opening: [
      "Your order has arrived. We hope it looks just as you meant it.",
      "Is something not as you approved it? Report it on the order’s page, and we print it again or give your money back.",
      "If you like it, please tell others: sign in on the page of what you ordered and write a review.",
    ],
  },
  cancelled: {
    subject: "Your order is cancelled",
    opening: ["Your order is cancelled, and nothing of it is made."],
  },
};
