import type { InfoPanel } from "#domain/content/product-info.ts";

/** Stickers of vinyl and other film. */
export const vinylPanels: readonly InfoPanel[] = [
  {
    slug: "standard-vinyl",
    introduction:
      "Thin 80-90gsm vinyl that bends round bottles and corners. Water runs off it, and outdoors it lasts 2-5 years.",
    sections: [
      {
        title: "Good for",
        items: [
          "Bottles, lunch boxes and toys",
          "Bikes, bins and letterboxes",
          "Stickers to hand out that get used",
        ],
      },
      {
        title: "How it is made",
        items: [
          "Soft 80-90gsm film with its adhesive and backing",
          "Die cut, kiss cut or on sheets",
          "Lamination adds a clear film against scratches",
        ],
      },
      {
        title: "Before you order",
        items: [
          "From {fewest:standard-vinyl} pieces",
          "{standard:standard-vinyl}, or {express:standard-vinyl} by Express; in transparent vinyl {standard:transparent-stickers}",
          "How long it lasts outdoors depends on sun, salt and cleaning",
        ],
      },
    ],
    closing: "The one to take when paper won’t survive.",
    finishes: {
      "white-pvc-glossy": "White with a shine. Colours look their strongest.",
      "white-pvc-matte": "White without glare. Easy to photograph.",
      "transparent-vinyl": "Clear where nothing is printed.",
    },
    pictures: [0, 4, 9],
  },
  {
    slug: "pvc-vinyl",
    introduction:
      "Our tougher vinyl: thicker than standard, stiffer to peel, and hard to wear out. Waterproof through and through.",
    sections: [
      {
        title: "Good for",
        items: [
          "Helmets, tools and surf gear",
          "Drink bottles that go through the wash",
          "Bottles in the ice bucket",
        ],
      },
      {
        title: "How it is made",
        items: [
          "PVC film, {thickness:pvc-vinyl} with its adhesive and backing",
          "Die cut, kiss cut, on sheets or on a roll",
          "Lamination adds a clear film against scratches",
        ],
      },
      {
        title: "Before you order",
        items: [
          "From {fewest:pvc-vinyl} pieces",
          "{standard:pvc-vinyl}, or {express:pvc-vinyl} by Express; in transparent vinyl {standard:transparent-stickers}",
          "Outdoors it lasts 2-5 years",
        ],
      },
    ],
    closing: "If it gets knocked about, make it PVC.",
    finishes: {
      "white-pvc-glossy": "White with a shine, and easy to wipe clean.",
      "white-pvc-matte": "White without glare, for words that must be read outside.",
      "transparent-vinyl": "Clear film: what is not printed shows what is behind it.",
    },
    pictures: [0, 4, 9],
  },
  {
    slug: "hologram",
    introduction:
      "Film that throws a rainbow as it moves. Print lightly and the colours change; print dark and only the gaps shine.",
    sections: [
      {
        title: "Good for",
        items: ["Laptops and drink bottles", "Seals that are hard to copy", "Band and skate stickers"],
      },
      {
        title: "How it is made",
        items: [
          "Rainbow film, {thickness:hologram} with its adhesive and backing",
          "Die cut, kiss cut, on sheets or on transfer tape",
          "Solid colours hide the rainbow, thin ones let it through",
        ],
      },
      {
        title: "Before you order",
        items: [
          "From {fewest:hologram} pieces",
          "{standard:hologram}, or {express:hologram} by Express",
          "Photos and small type are hard to read on it",
        ],
      },
    ],
    closing: "Leave parts of the design empty: that is where it shines.",
    finishes: {
      gloss: "The full rainbow, as bright as it gets.",
      matte: "The rainbow behind a soft surface.",
    },
    pictures: [0, 4, 8],
  },
  {
    slug: "transparent-stickers",
    introduction: "Clear film for glass and bottles. The sticker disappears and only your print is seen.",
    sections: [
      {
        title: "Good for",
        items: ["Jars and bottles that show what is inside", "Windows and glass doors", "Phone cases"],
      },
      {
        title: "How it is made",
        items: [
          "Clear film, {thickness:transparent-stickers} with its adhesive and backing",
          "White ink goes under the colours, so that they stay strong",
          "Print in white alone for a frosted look",
        ],
      },
      {
        title: "Before you order",
        items: [
          "From {fewest:transparent-stickers} pieces",
          "{standard:transparent-stickers}, as the white is a step of its own, or {express:transparent-stickers} by Express",
          "Tell us in the artwork where white goes, or we put it under everything",
        ],
      },
    ],
    closing: "Clean the glass well first. Dust shows through.",
    finishes: { "transparent-vinyl": "As clear as the glass it goes on." },
    pictures: [0, 4, 8],
  },
  {
    slug: "silver-vinyl",
    introduction:
      "Film with the look of metal, for things that should seem engraved and not printed. Waterproof.",
    sections: [
      {
        title: "Good for",
        items: ["Machines and asset labels", "Serial numbers", "Dark bottles and electronics"],
      },
      {
        title: "How it is made",
        items: [
          "Metallic film, {thickness:silver-vinyl} with its adhesive and backing",
          "Die cut, kiss cut, on sheets or on a roll",
          "Unprinted parts stay silver",
        ],
      },
      {
        title: "Before you order",
        items: [
          "From {fewest:silver-vinyl} pieces",
          "{standard:silver-vinyl}, or {express:silver-vinyl} by Express",
          "Outdoors it lasts 2-5 years",
        ],
      },
    ],
    closing: "Black on silver matte reads like a nameplate.",
    finishes: {
      "silver-matte": "Brushed silver without glare. Small type stays readable.",
      "silver-mirror": "Polished mirror that reflects the room.",
    },
    pictures: [0, 4, 9],
  },
  {
    slug: "gold-vinyl",
    introduction: "Metallic gold film that stands up to water and hands. It looks costly and wears well.",
    sections: [
      {
        title: "Good for",
        items: ["Cosmetics and candles", "Bottles for the fridge", "Seals and badges"],
      },
      {
        title: "How it is made",
        items: [
          "Metallic film, {thickness:gold-vinyl} with its adhesive and backing",
          "Die cut, kiss cut, on sheets or on a roll",
          "Unprinted parts stay gold; white ink does not hold on it",
        ],
      },
      {
        title: "Before you order",
        items: [
          "From {fewest:gold-vinyl} pieces",
          "{standard:gold-vinyl}, or {express:gold-vinyl} by Express",
          "Made for indoors and the fridge rather than for years of sun",
        ],
      },
    ],
    closing: "For gold on paper instead of film, look at foil paper.",
    finishes: { gloss: "Bright gold with a shine.", matte: "Soft satin gold without glare." },
    pictures: [0, 4, 9],
  },
];
