import type { TrustPage } from "#domain/content/trust-page.ts";

/** For the shop's owner to check before it opens. */
export const returns: TrustPage = {
  path: "/returns",
  lead: "If it is not what you approved, we print it again or give your money back. You choose.",
  sections: [
    {
      heading: "Before it is made",
      paragraphs: [
        "Until production starts, the order’s page has a button to cancel. What you paid comes back to where it came from, in full, points too.",
        "Something to change at the proof costs nothing: ask for it on the order’s page, as often as it takes.",
      ],
    },
    {
      heading: "When we got it wrong",
      paragraphs: [
        "Wrong print, wrong cut, wrong stock, too few, damaged on the way: tell us as soon as you see it, with the number of your order and a photo or two. We answer on the next business day.",
      ],
      list: [
        "A reprint goes out first, before other work, and ships free.",
        "Or you get back what you paid for it.",
        "You need not send anything back unless we ask, and then we pay for it.",
      ],
    },
    {
      heading: "When the proof was wrong",
      paragraphs: [
        "We print exactly what is approved: a typing error in an approved proof is not ours to answer for. Tell us all the same. Often only one item has to be printed again, and “Order again” on the order’s page makes it quick.",
      ],
    },
    {
      heading: "When you changed your mind",
      paragraphs: [
        "What is made to your order cannot be sold to anybody else, so we cannot take it back for that. Your rights under the Consumer Guarantees Act stay as they are.",
      ],
    },
    {
      heading: "How to tell us",
      paragraphs: ["Write to {shop-email}, or ring {shop-phone} on business days."],
    },
  ],
};
