import type { FaqGroup } from "#domain/content/faq.ts";

/** Questions about one product, or about some alike. */
export const faqOfProducts: readonly FaqGroup[] = [
  {
    name: "Standard Business Card",
    products: ["standard-business-card", "standard-matte-250gsm"],
    entries: [
      {
        id: 1,
        question: "How large is a business card?",
        answer:
          "90 x 55 mm. Draw the background at 92 x 57 mm and keep words inside 88 x 53 mm: margins of 1 mm on every side.",
      },
      {
        id: 2,
        question: "How many standard business cards must I order?",
        answer: "{fewest:standard-business-card} or more.",
      },
      {
        id: 3,
        question: "What is a standard business card printed on?",
        answer:
          "Standard matte 250gsm: smooth and bright, and easy to write on with a ballpoint pen. Special shapes and foil come with premium business cards, and with cards ordered by their material.",
      },
    ],
  },
  {
    name: "Premium Business Card",
    products: ["premium-business-card", "royal-extra-white-400gsm", "vintage-kraft-300gsm"],
    entries: [
      {
        id: 4,
        question: "Which stocks are there for premium cards?",
        answer:
          "Three: standard matte 250gsm, royal extra white 400gsm and vintage kraft 300gsm. The thickness comparison shows them to scale.",
      },
      {
        id: 5,
        question: "What makes a card premium?",
        answer:
          "Foil stamping in gold or silver, embossing or debossing, die cut shapes, punched holes and folds. Choose them in the form and see what each one adds to the price.",
      },
      {
        id: 6,
        question: "Which foils can a card have?",
        answer: "Gold and silver only, on the front, on the back or on both.",
      },
    ],
  },
  {
    name: "Swing Tags",
    products: ["swing-tags"],
    entries: [
      {
        id: 7,
        question: "How large is a swing tag?",
        answer: "2 x 3.5 inch (51 x 89 mm), or a size you type.",
      },
      {
        id: 8,
        question: "Do swing tags come with a string?",
        answer: "If you like: 10 cm strings are optional. A tag with a string needs a punched hole.",
      },
    ],
  },
  {
    name: "Dome Stickers",
    products: ["dome-stickers"],
    entries: [
      {
        id: 9,
        question: "How thick is the dome?",
        answer:
          "The clear epoxy dome is about 1 mm high. It magnifies the print a little and keeps it from scratches.",
      },
    ],
  },
  {
    name: "Standard Vinyl",
    products: ["standard-vinyl"],
    entries: [
      {
        id: 10,
        question: "How thin is standard vinyl?",
        answer: "80-90gsm: thin enough to follow a curve.",
      },
      {
        id: 11,
        question: "How long does it last outdoors?",
        answer: "Outdoor vinyl lasts 2-5 years, depending on sun, salt and cleaning.",
      },
    ],
  },
  {
    name: "Vinyl and bumper stickers",
    products: ["pvc-vinyl", "bumper-stickers", "silver-vinyl"],
    entries: [
      {
        id: 12,
        question: "How long do they last outdoors?",
        answer: "Outdoor vinyl lasts 2-5 years, depending on sun, salt and cleaning.",
      },
    ],
  },
  {
    name: "Transparent Stickers",
    products: ["transparent-stickers"],
    entries: [
      {
        id: 13,
        question: "Why do transparent stickers take longer?",
        answer:
          "White ink is printed under the colours so that they stay strong on glass. That is a step more: {standard:transparent-stickers}.",
      },
    ],
  },
  {
    name: "Embossed Paper",
    products: ["embossed-paper"],
    entries: [
      {
        id: 14,
        question: "Can embossed stickers be printed in full colour?",
        answer:
          "They are printed in a single colour, and the relief does the rest. Ask for a special quote if you need more. Express isn’t available for embossed stickers.",
      },
    ],
  },
  {
    name: "Foil Paper",
    products: ["foil-paper"],
    entries: [
      {
        id: 15,
        question: "Which foil papers are there?",
        answer: "Gold and silver only.",
      },
    ],
  },
  {
    name: "Custom Decals",
    products: ["custom-decals"],
    entries: [
      {
        id: 16,
        question: "What does install ready mean?",
        answer:
          "Yes: existing material around the design is removed and the decal is pre-applied to auxiliary film. No: it is supplied with auxiliary film and you weed out the excess yourself.",
      },
      {
        id: 17,
        question: "How long do custom decals last outdoors?",
        answer: "Outdoor vinyl lasts 2-5 years, depending on sun, salt and cleaning.",
      },
    ],
  },
  {
    name: "Transfer Decals",
    products: ["transfer-decals"],
    entries: [
      {
        id: 18,
        question: "How do transfer decals go on?",
        answer:
          "Peel off the backing, press the decal on under its clear film, rub it down hard and peel the film away. Only your design stays.",
      },
      {
        id: 19,
        question: "How long do transfer decals last outdoors?",
        answer: "Outdoor vinyl lasts 2-5 years, depending on sun, salt and cleaning.",
      },
    ],
  },
];
