import { MAX_CUTS, MIN_CUTS } from "#domain/configure/number-of-cuts.ts";
import type { InfoModalContent } from "#domain/content/info-modals.ts";

/** What the small info modals of the form say. */
export const infoModals: InfoModalContent = {
  "classic-paper": {
    title: "Classic Paper",
    paragraphs: [
      "A textured paper that looks made by hand. You feel its grain with a thumb, and ink sits a little softer on it than on art paper.",
      "Choose it for wine, honey and candles. For photos and bright colour take art paper.",
    ],
    picture: ["classic-paper", 4],
  },
  quantity: {
    title: "Quantity",
    paragraphs: [
      "How many pieces you get of one design. The price shown is for all of them together; each piece gets cheaper the more you order.",
      "Several designs? Choose the number of sets: every set is the same quantity of a design of its own. On sheets, the quantity is whole sheets.",
    ],
    picture: ["art-paper", 6],
  },
  multicut: {
    title: "Multi-cut Sheet",
    paragraphs: [
      `One sheet cut into as many stickers as you say, from ${MIN_CUTS} to ${MAX_CUTS} cuts. You peel them off one by one.`,
      "The size you give is the sheet’s. Leave 5 mm or more between the cut lines.",
    ],
    picture: ["art-paper", 2],
  },
  roll: {
    title: "Roll",
    paragraphs: [
      "Labels one after the other on a roll, for quick hands or a labelling machine. They come without a choice of adhesive.",
      "Tell us which side comes off first. From 1000 labels a free roll dispenser comes along, with the stocks that have one.",
    ],
    picture: ["art-paper", 9],
  },
  "premium-coating": {
    title: "Premium coating",
    paragraphs: [
      "A clear film over the print, glossy or matte. It keeps scratches and splashes off; water can still creep in at the edges of paper.",
      "UV spot is a raised gloss on the parts you mark in the artwork.",
    ],
    picture: ["art-paper", 7],
  },
  "thomson-shape": {
    title: "Thomson Cut",
    paragraphs: [
      "A steel blade bent to your outline and pressed through the sheet, like a biscuit cutter. The die is made once for your shape.",
      "It costs more to begin with and less for each piece, so it pays for long runs.",
    ],
    picture: ["art-paper", 3],
  },
};
