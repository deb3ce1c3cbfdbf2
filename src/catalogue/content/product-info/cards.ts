import type { InfoPanel } from "#domain/content/product-info.ts";

/** Stocks of business cards and swing tags. */
export const cardPanels: readonly InfoPanel[] = [
  {
    slug: "standard-matte-250gsm",
    introduction:
      "Smooth, bright card with a soft matte surface. The everyday card: sharp type, true colours, a fair price.",
    sections: [
      {
        title: "Good for",
        items: [
          "A stack in every pocket",
          "Appointment and loyalty cards",
          "Photos and large areas of colour",
        ],
      },
      {
        title: "Before you order",
        items: [
          "Standard business cards from {fewest:standard-business-card}, premium ones from {fewest:premium-business-card}",
          "{standard:standard-matte-250gsm}, or {express:standard-matte-250gsm} by Express",
          "90 x 55 mm; bleed 92 x 57 mm, words inside 88 x 53 mm",
        ],
      },
    ],
    closing: "Right for most cards, and quickly ordered again.",
    finishes: {},
    pictures: [9, 5, 8],
    ratings: {
      finishing: "Matte coated",
      thickness: 2,
      whiteness: 3,
      writing: { Pencil: "Good", Marker: "Good", "Ball point": "Excellent", Stamp: "Good" },
    },
  },
  {
    slug: "royal-extra-white-400gsm",
    introduction:
      "Our thickest and whitest card. Stiff enough to stand on its edge, with a soft cotton feel that people notice.",
    sections: [
      {
        title: "Good for",
        items: [
          "Foil stamping in gold or silver",
          "Embossing and debossing: it is deep enough",
          "Designs with a lot of white",
        ],
      },
      {
        title: "Before you order",
        items: [
          "From {fewest:royal-extra-white-400gsm} cards on its own page",
          "{standard:royal-extra-white-400gsm}, or {express:royal-extra-white-400gsm} by Express",
          "Folds need a crease: choose Half Fold or Scored Only",
        ],
      },
    ],
    closing: "The card that is kept when the others are thrown out.",
    finishes: {},
    pictures: [0, 4, 7],
    ratings: {
      finishing: "Uncoated, cotton feel",
      thickness: 5,
      whiteness: 4,
      writing: { Pencil: "Excellent", Marker: "Good", "Ball point": "Excellent", Stamp: "Excellent" },
    },
  },
  {
    slug: "vintage-kraft-300gsm",
    introduction:
      "Brown card with visible fibres, bulky for its weight. Dark inks, white ink and foil all stand out on it.",
    sections: [
      {
        title: "Good for",
        items: ["Makers, cafes and gardens", "Swing tags on a jute string", "One or two dark colours"],
      },
      {
        title: "Before you order",
        items: [
          "From {fewest:vintage-kraft-300gsm} cards on its own page",
          "{standard:vintage-kraft-300gsm}, or {express:vintage-kraft-300gsm} by Express",
          "White in your file is not printed, unless you choose white as the colour on its own page",
        ],
      },
    ],
    closing: "As a swing tag of 2 x 3.5 inch it looks like it always belonged on the parcel.",
    finishes: {},
    pictures: [0, 8, 9],
    ratings: {
      finishing: "Uncoated kraft",
      thickness: 4,
      whiteness: 1,
      writing: { Pencil: "Poor", Marker: "Excellent", "Ball point": "Good", Stamp: "Good" },
    },
  },
];
