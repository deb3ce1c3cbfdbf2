import type { AttachingGuide } from "#domain/content/attaching.ts";

/** How lettering is put up, in the words of content-and-lettering.md 2.11, and what the drawing of each step shows. */
export const attachingGuides: readonly AttachingGuide[] = [
  {
    code: "enclosed",
    title: "How to attach when the auxiliary sheet is enclosed",
    supply: "transfer-tape",
    steps: [
      {
        words: "Remove the unused part while still on the mount.",
        seen: "A hand lifts the vinyl round the letters off the mount; the letters stay on it.",
      },
      {
        words: "Put the auxiliary sheet on the sticker and backing sheet.",
        seen: "A clear sheet is laid over the letters and the mount, from left to right.",
      },
      {
        words: "Peel off the mount.",
        seen: "Turned over, with the letters back to front: the mount is peeled away from them.",
      },
      {
        words: "Paste and press with a card.",
        seen: "The clear sheet with the letters lies on the wall; a plastic card is drawn over it.",
      },
      {
        words: "Peel the auxiliary sheet slowly.",
        seen: "The clear sheet is folded back flat from a corner; the letters stay on the wall.",
      },
      { words: "Done.", seen: "The letters on the wall, with nothing round them." },
    ],
  },
  {
    code: "not-enclosed",
    title: "How to attach when the auxiliary sheet is not enclosed",
    supply: "kiss-cut",
    steps: [
      {
        words: "Apply diluted neutral detergent water to the surface.",
        seen: "A spray bottle wets a window pane all over.",
      },
      {
        words: "Remove the sticker from the mount.",
        seen: "A hand lifts the whole sticker off the mount, letters and unused part together.",
      },
      {
        words: "Paste it carefully.",
        seen: "The sticker is laid on the wet glass, from left to right.",
      },
      {
        words: "Press with a card to remove water and air bubbles.",
        seen: "A plastic card is drawn over the sticker and drives drops and bubbles out at its edge.",
      },
      {
        words: "Remove the unused part from the edge.",
        seen: "Begun at its edge, the vinyl round the letters is lifted off the glass; the letters stay.",
      },
      { words: "Done.", seen: "The letters on the glass, with nothing round them." },
    ],
  },
];
