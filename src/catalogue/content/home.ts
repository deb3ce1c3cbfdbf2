import type { HomeWords } from "#domain/content/home-words.ts";

/** The head of the home page, and from a picture to a parcel, with what the shop promises at each. */
export const home: HomeWords = {
  hero: {
    title: "Stick with something good.",
    lead: "Stickers, labels, cards and tags, printed in New Zealand. Your price and delivery date at once.",
  },
  steps: {
    picture: { title: "Drop your picture", words: "Your cut line and your price at once." },
    proof: { title: "Look at your free proof", words: "Nothing is printed before you approve it." },
    parcel: {
      title: "Open your parcel",
      words: "Not right?",
      promise: "We reprint or refund",
      choice: "You choose.",
    },
  },
};
