import type { FaqGroup } from "#domain/content/faq.ts";
import { faqOfProducts } from "./faq-of-products.ts";

const general: FaqGroup = {
  name: "Default",
  products: null,
  // What most ask first: the page of all questions answers these at sight.
  entries: [
    {
      id: 20,
      question: "How long does an order take?",
      answer:
        "{standard}, delivery included, from the day you have approved the proof and paid. Transparent stickers, and anything in transparent vinyl, take {standard:transparent-stickers}, and vinyl lettering {standard:vinyl-lettering}. A large job can take longer: the price panel says the date for what you configure.",
    },
    {
      id: 24,
      question: "What does shipping cost?",
      answer:
        "By Standard, Art Paper stickers ship free across New Zealand, everything else from a subtotal of {free-from}{free-up-to}. The price panel says what shipping costs for your order, by Express too.",
    },
    {
      id: 25,
      question: "Do I see a proof before you print?",
      answer: "Always. We send a digital proof, and nothing is printed before you approve it.",
    },
    {
      id: 26,
      question: "How should I prepare my artwork?",
      answer:
        "At 300 DPI in CMYK, as PDF, AI or a large picture. Let the background run 2 mm past the trim line on every side, the bleed (so it is 4 mm larger in all), and keep words and logos 2 mm inside it (a safety area 4 mm smaller). The artwork guide has a template for every square, rectangle, circle, oval and card.",
    },
    {
      id: 21,
      question: "Can it be quicker?",
      answer:
        "Yes: choose Express at checkout, {express}. Embossed stickers can’t go by Express, and neither can a job too large for its days.",
    },
    {
      id: 22,
      question: "What is a business day?",
      answer:
        "Monday to Friday, without public holidays. Orders approved and paid after 6:00PM are processed next business day.",
    },
    {
      id: 23,
      question: "When will it be delivered after it has shipped?",
      answer:
        "Delivery is within 3 business days after shipping. Couriers have bad days too, so we give no delivery date guarantee: if you need it for an event, leave a few days to spare.",
    },
    {
      id: 27,
      question: "How far apart must designs on a sheet be?",
      answer: "Leave 5 mm or more between the cut lines of neighbouring stickers.",
    },
    {
      id: 28,
      question: "Which sizes of stickers are there?",
      answer:
        "Square and rectangular ones of 50 x 50, 50 x 75, 75 x 75, 50 x 100, 75 x 100 and 100 x 100 mm, round ones of 50, 75 and 100 mm, and any other size you type.",
    },
    {
      id: 29,
      question: "What is the smallest order?",
      answer:
        "{fewest:art-paper} pieces for die cut stickers and for labels on a roll; {fewest:standard-business-card} for standard business cards.",
    },
    {
      id: 30,
      question: "Do I get a dispenser with my labels?",
      answer: "Yes, a free roll dispenser comes with 1000 labels or more on a roll.",
    },
    {
      id: 31,
      question: "Which foils do you have?",
      answer:
        "On cards and as foil paper, gold and silver only. For another foil on paper stickers, ask for special processing.",
    },
  ],
};

/** Frequently asked questions (content-and-lettering.md 9.1-9.3 are the facts they answer). */
export const faq: readonly FaqGroup[] = [...faqOfProducts, general];
