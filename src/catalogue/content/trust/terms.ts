import type { TrustPage } from "#domain/content/trust-page.ts";

/** For the shop's owner to check before it opens. */
export const terms: TrustPage = {
  path: "/terms",
  lead: "What you and {shop-name} agree to when you order. Your rights under the Consumer Guarantees Act and the Fair Trading Act stay as they are.",
  sections: [
    {
      heading: "Your order",
      paragraphs: [
        "A price on our pages is the whole price of what is configured, in New Zealand dollars with GST. Shipping is added at checkout where it is not free.",
        "You order by pressing the button at the end of the checkout, at the total it shows. If a price or a date has changed since the page was opened, nothing is ordered until you have seen the new one.",
        "A quotation keeps its prices until the day it names.",
      ],
    },
    {
      heading: "Proof and artwork",
      paragraphs: [
        "You see a proof of every item. We print exactly what you approve, so please check words, colours, size and cut. What was approved is not changed afterwards.",
        "You may use the artwork you send us, and nothing in it breaks the law. It stays yours: we use it for your orders only.",
        "Colours on a screen are lighter than on paper. Small differences of colour, and a little movement between print and cut, are part of printing.",
      ],
    },
    {
      heading: "Payment and start",
      paragraphs: [
        "Nothing is made before it is approved and paid in full, unless you have credit with us. Orders approved and paid after {cut-off} are processed next business day.",
        "Goods stay ours until they are paid.",
      ],
    },
    {
      heading: "Delivery",
      paragraphs: [
        "Days of delivery are what we aim for and mostly keep: couriers have bad days too, so we give no delivery date guarantee. If it goes wrong on our side we say so and find the quickest way with you.",
      ],
    },
    {
      heading: "Changing your mind",
      paragraphs: [
        "Until production starts you can cancel on the order’s page and get back what you paid. After that it is made for you alone and cannot be returned because you changed your mind.",
      ],
    },
    {
      heading: "If something is wrong",
      paragraphs: [
        "If what arrives is not what you approved, or is faulty, we print it again or give your money back, as you choose. How that works is on the page about returns.",
        "If you buy for a business, and the law allows it, we answer for no more than the price of the order.",
      ],
    },
    {
      heading: "What we do not print",
      paragraphs: [
        "We may refuse an order that is unlawful, copies somebody else’s mark, or is meant to hurt people. You then get your money back.",
      ],
    },
    {
      heading: "The law",
      paragraphs: ["New Zealand law applies, and New Zealand courts decide."],
    },
  ],
};

/** The same in short, for the checkout; for the shop's owner to check before it opens. */
export const termsInShort: readonly string[] = [
  "We print what you approve. Nothing goes to print before you have approved its proof and paid.",
  "You may use the artwork you send us, and it breaks no law.",
  "Until printing starts you can cancel and get back what you paid.",
  "Made to your order, it cannot be returned because you changed your mind. If we get it wrong, we print it again or give your money back.",
  "Days of delivery are what we aim for. Your rights under the Consumer Guarantees Act stay as they are.",
];
