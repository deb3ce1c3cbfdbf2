import type { InfoPanel } from "#domain/content/product-info.ts";
import { dispenserVideo } from "#domain/configure/gallery-pictures.ts";

/** Paper stickers. */
export const paperPanels: readonly InfoPanel[] = [
  {
    slug: "art-paper",
    introduction:
      "Smooth white paper that shows photos and strong colour at their best. It is what most of our stickers are made of, and it ships free across New Zealand.",
    sections: [
      {
        title: "Good for",
        items: [
          "Jars, boxes and bags that stay dry",
          "Giveaways, events and parcels",
          "Large runs where every cent counts",
        ],
      },
      {
        title: "How it is made",
        items: [
          "{weight:art-paper} paper with its adhesive and backing",
          "Die cut, kiss cut, on sheets or on a roll",
          "Glossy lamination over gloss, matte lamination over matte, UV spot over either",
        ],
      },
      {
        title: "Before you order",
        items: [
          "From {fewest:art-paper} pieces",
          "{standard:art-paper}, or {express:art-paper} by Express",
          "Paper and water don’t get on: choose vinyl for the dishwasher or the rain",
        ],
      },
    ],
    closing: "Not sure which sticker you need? Start with art paper: it is right for most jobs.",
    finishes: {
      gloss: "Shiny. Photos look deep and colours strong.",
      matte: "Soft and free of glare. Easy to read under shop lights.",
      uncoated: "Bare paper. Write on it with a pen, or stamp a date.",
    },
    pictures: [0, 4],
    film: { ...dispenserVideo, words: "A roll of stickers in its dispenser" },
  },
  {
    slug: "classic-paper",
    introduction: "Textured paper you can feel with a thumb. It takes ink quietly and looks made by hand.",
    sections: [
      {
        title: "Good for",
        items: ["Wine, honey and olive oil", "Candles and soap wraps", "Labels with a lot of white space"],
      },
      {
        title: "How it is made",
        items: [
          "{weight:classic-paper} paper with its adhesive and backing",
          "Die cut, kiss cut, on sheets or on a roll",
          "Colours come out a little softer than on art paper",
        ],
      },
      {
        title: "Before you order",
        items: [
          "From {fewest:classic-paper} pieces",
          "{standard:classic-paper}, or {express:classic-paper} by Express",
          "Fine lines thinner than 0.25 mm can break up on the texture",
        ],
      },
    ],
    closing: "Keep the design simple and let the paper do the talking.",
    finishes: {
      uncoated: "The paper as it is: warm, and easy to write on.",
      matte: "A thin matte coat that keeps fingerprints off.",
    },
    pictures: [0, 4, 8],
  },
  {
    slug: "kraft-paper",
    introduction:
      "Brown, natural paper with fibres you can see. Black and dark inks look right at home on it.",
    sections: [
      {
        title: "Good for",
        items: [
          "Soap, spices and coffee",
          "Market stalls and kraft boxes",
          "Anything that should look home-grown",
        ],
      },
      {
        title: "How it is made",
        items: [
          "{weight:kraft-paper} kraft with its adhesive and backing",
          "Die cut, kiss cut, on sheets or on a roll",
          "What is white in your file shows the brown paper; white ink is special processing",
        ],
      },
      {
        title: "Before you order",
        items: [
          "From {fewest:kraft-paper} pieces",
          "{standard:kraft-paper}, or {express:kraft-paper} by Express",
          "Light and pastel colours turn brownish, so go darker than you think",
        ],
      },
    ],
    closing: "One dark colour on kraft is hard to get wrong.",
    finishes: { uncoated: "Bare kraft. A pen or a stamp sits well on it." },
    pictures: [0, 4, 8],
  },
  {
    slug: "embossed-paper",
    introduction:
      "Thick paper with your design pressed up from behind, so that it stands above the surface. One colour is all it needs.",
    sections: [
      {
        title: "Good for",
        items: [
          "Seals on envelopes and gift boxes",
          "Awards and certificates",
          "Labels people run a finger over",
        ],
      },
      {
        title: "How it is made",
        items: [
          "{weight:embossed-paper} paper with its adhesive and backing",
          "Printed in black or in a single colour of your choice",
          "Lines to be raised should be 0.5 mm wide or more",
        ],
      },
      {
        title: "Before you order",
        items: [
          "From {fewest:embossed-paper} pieces",
          "{standard:embossed-paper}; Express isn’t available",
          "Mark what is raised on a layer of its own",
        ],
      },
    ],
    closing: "Bold shapes and short words emboss best.",
    finishes: { uncoated: "Soft, thick paper that holds the relief." },
    pictures: [0, 4, 8],
  },
  {
    slug: "foil-paper",
    introduction:
      "Paper with a metal shine from edge to edge, in gold or silver only. Print on it in full colour or in black.",
    sections: [
      {
        title: "Good for",
        items: ["Seals, awards and prizes", "Wine and gin for the top shelf", "Wedding favours"],
      },
      {
        title: "How it is made",
        items: [
          "{weight:foil-paper} foil paper with its adhesive and backing",
          "Colours are see-through on foil and take on its shine",
          "Glossy lamination keeps scratches off",
        ],
      },
      {
        title: "Before you order",
        items: [
          "From {fewest:foil-paper} pieces",
          "{standard:foil-paper}, or {express:foil-paper} by Express",
          "Leave white out of the design: it shows as metal",
        ],
      },
    ],
    closing: "Black on gold is the classic, and still the sharpest.",
    finishes: { "foil-gold": "Warm gold.", "foil-silver": "Cool, bright silver." },
    pictures: [0, 4, 8],
  },
];
