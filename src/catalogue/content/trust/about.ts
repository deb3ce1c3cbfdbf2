import type { TrustPage } from "#domain/content/trust-page.ts";

/** For the shop's owner to check before it opens. */
export const about: TrustPage = {
  path: "/about",
  lead: "A small print shop in {shop-city} that makes stickers, labels, lettering, cards and swing tags, and says the price before you ask.",
  sections: [
    {
      heading: "What we do",
      paragraphs: [
        "We print, cut and weed everything ourselves, from {fewest:art-paper} stickers upwards. Every price on these pages is worked out from what the job takes: stock, ink, press, knife and hands. It is the same for everybody.",
        "You see a proof of every item before it is printed, and the day it is with you before you pay.",
      ],
    },
    {
      heading: "Talk to a printer",
      paragraphs: [
        "Ring {shop-phone} or write to {shop-email}. A person who knows the presses answers, on business days.",
      ],
    },
  ],
};
