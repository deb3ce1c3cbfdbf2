import type { SpecialFeatures } from "#domain/content/special-features.ts";

/** What the shop tells about its print features, and how files are set up for them (content-and-lettering.md 2.3). */
export const specialFeatures: SpecialFeatures = {
  features: [
    {
      code: "foil-stamp",
      introduction:
        "Metal foil pressed onto the card with a heated die. It shines where ink can’t, in gold and silver only.",
      artwork: [
        "Solid vector shapes, no gradients or half-tones",
        "Lines 0.3 mm or wider, gaps 0.4 mm or wider",
        "Small is up to 20 x 20 mm, large up to 50 x 50 mm",
      ],
    },
    {
      code: "emboss-deboss",
      introduction:
        "Your design raised from the card, or pressed into it. With ink on top it gains depth; without, only light and shadow show it.",
      artwork: [
        "Solid vector shapes with lines of 0.5 mm or wider",
        "Keep 3 mm away from edges, folds and holes",
        "The relief shows on the other side too, the other way round",
      ],
    },
    {
      code: "die-cut",
      introduction:
        "A card that isn’t a rectangle: an oval, a label with two cut corners, or any outline of your own.",
      artwork: [
        "One closed outline; corners rounded to 1 mm or more",
        "Let the background run past the outline, as you would past the trim",
        "Keep words 3 mm inside the outline",
      ],
    },
    {
      code: "punch-holes2",
      introduction: "A clean round hole for a string, a ribbon or a hook.",
      artwork: [
        "A circle of 3 or 5 mm where the hole goes",
        "Its edge 4 mm or more from the edge of the card",
        "Nothing important within 2 mm of it",
      ],
    },
    {
      code: "tag-strings",
      introduction:
        "Strings of 10 cm in cotton or jute, packed beside the tags for you to thread. They are optional.",
      artwork: ["Nothing to draw: the string follows the punched hole"],
    },
    {
      code: "fold",
      introduction:
        "A card that opens, creased first so that the ink doesn’t crack. Or have it creased only, and fold it yourself.",
      artwork: [
        "Give the size of the flat, open card",
        "A line from edge to edge where the crease goes",
        "Keep words 3 mm away from the crease",
      ],
    },
  ],
  artwork: {
    introduction:
      "Draw each feature on a layer of its own above the print, in a spot colour of the same name. What lies there is a plan for our dies, and is not printed.",
    layers: [
      { code: "foil-stamp", layer: "Foil Gold", words: "What is stamped in gold." },
      { code: "foil-stamp", layer: "Foil Silver", words: "What is stamped in silver." },
      { code: "emboss-deboss", layer: "Emboss", words: "What is raised." },
      { code: "emboss-deboss", layer: "Deboss", words: "What is pressed in." },
      {
        code: "die-cut",
        layer: "CutContour",
        words: "The outline of a custom die cut, as a line without a fill.",
      },
      { code: "punch-holes2", layer: "Hole", words: "A circle as large as the hole." },
      { code: "fold", layer: "Crease", words: "A line where the card is creased." },
    ],
    rules: [
      "Save as PDF with layers, or as AI. Outline your fonts.",
      "Fill shapes with 100 % of the spot colour, and set them to overprint.",
      "For both sides send two pages: front first.",
      "You see every layer in the digital proof before anything is made.",
    ],
  },
};
