import type { DemoReview } from "#domain/content/demo-review.ts";

/** Demonstration reviews of paper stickers. */
export const demoReviewsOfPaper: readonly DemoReview[] = [
  {
    product: "art-paper",
    rate: 5,
    on: "2026-09-11",
    customer: "Aroha T.",
    title: "Our honey jars look grown up",
    comment:
      "We moved from home-printed labels to gloss art paper for the spring honey. Colours are the same as on my screen, the edges are clean, and none lifted in the cool store. I ordered 250 to test and came back for 2,000 a week later.",
    pictures: ["size=60x60", "size=75x75&shape=square"],
  },
  {
    product: "art-paper",
    rate: 4,
    on: "2026-06-23",
    customer: "Callum B.",
    title: "Good labels, small mistake of mine",
    comment:
      "I sent the artwork without bleed and the proof showed a thin white edge. They asked before printing, which saved me. One star less only because I hoped for matte to be a little less shiny.",
    pictures: [],
  },
  {
    product: "art-paper",
    rate: 5,
    on: "2026-02-03",
    customer: "Priya N.",
    title: "Free shipping was a nice surprise",
    comment: "Ten sheets of round stickers for the school gala. Free shipping to Invercargill, packed flat.",
    pictures: ["size=50x50"],
  },
  {
    product: "classic-paper",
    rate: 5,
    on: "2026-08-30",
    customer: "Hemi W.",
    title: "Feels like a wine label should",
    comment:
      "A cream paper with a fine tooth, just what our pinot needed. The ink sits well in the small type, down to the vintage line at 5 point. We run the bottles through an ice bucket at the cellar door: the paper gets a little soft, but it stays where it is and dries without a mark. The proof came the same afternoon and we changed one word before it went to print. Next year we want the same stock with a touch of foil.",
    pictures: ["size=75x100", "size=100x75"],
  },
  {
    product: "classic-paper",
    rate: 4,
    on: "2026-05-12",
    customer: "Fiona M.",
    title: "Lovely for soap bands",
    comment:
      "Soft to the touch and easy to write batch numbers on. It does mark if it gets wet, as the page says.",
    pictures: [],
  },
  {
    product: "classic-paper",
    rate: 5,
    on: "2025-11-04",
    customer: "Mereana P.",
    title: "Exactly the old-fashioned look",
    comment: "For marmalade and chutney at the market. People ask who makes our labels.",
    pictures: [],
  },
  {
    product: "kraft-paper",
    rate: 5,
    on: "2026-07-19",
    customer: "Sione F.",
    title: "Brown paper, sharp print",
    comment:
      "Coffee bags need a label that looks honest. Dark ink on kraft is crisp, and the size guide was right for a 250 g bag.",
    pictures: ["size=75x100"],
  },
  {
    product: "kraft-paper",
    rate: 4,
    on: "2026-04-02",
    customer: "Olivia R.",
    title: "Colours go darker, as they warned",
    comment:
      "Pale green turned olive on the brown paper. The preview had shown that, I just did not believe it. With darker colours the second order was spot on.",
    pictures: ["size=50x50", "size=90x55"],
  },
  {
    product: "kraft-paper",
    rate: 3,
    on: "2025-12-09",
    customer: "Dean K.",
    title: "Nice stickers, late courier",
    comment:
      "The stickers are fine and well cut. The parcel sat in a depot over a weekend before the Christmas market, so I would order a week earlier next time or take Express.",
    pictures: [],
  },
  {
    product: "embossed-paper",
    rate: 5,
    on: "2026-08-05",
    customer: "Isabelle L.",
    title: "You want to touch it",
    comment:
      "Linen texture under gold type on our candle tins. Customers run a thumb over it before they smell the candle.",
    pictures: ["size=50x50"],
  },
  {
    product: "embossed-paper",
    rate: 4,
    on: "2026-03-17",
    customer: "Tama H.",
    title: "Worth the wait",
    comment:
      "There is no Express for this one, so plan for it. The texture hides fingerprints and makes a plain design look expensive.",
    pictures: [],
  },
  {
    product: "embossed-paper",
    rate: 5,
    on: "2025-10-21",
    customer: "Grace O.",
    title: "Wedding favours sorted",
    comment: "Single colour on embossed paper for 120 little jars. The quote came back the next morning.",
    pictures: [],
  },
  {
    product: "foil-paper",
    rate: 5,
    on: "2026-09-01",
    customer: "Ngaire S.",
    title: "Gold that really shines",
    comment:
      "Seals for our chocolate boxes. The gold is a mirror, not a yellow print, and the cut is dead centre.",
    pictures: ["size=50x50", "size=75x50"],
  },
  {
    product: "foil-paper",
    rate: 4,
    on: "2026-05-28",
    customer: "Ben C.",
    title: "Great on boxes, not on curves",
    comment:
      "On flat lids it is perfect. On a narrow lip balm tube the stiff foil wanted to lift at the ends, so we went to a smaller size and that holds.",
    pictures: [],
  },
  {
    product: "foil-paper",
    rate: 5,
    on: "2026-01-20",
    customer: "Leilani V.",
    title: "Award stickers for prize giving",
    comment:
      "Silver for second place, gold for first. The kids were proud and so was the printer of the certificates.",
    pictures: [],
  },
];
