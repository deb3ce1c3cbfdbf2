import type { DemoReview } from "#domain/content/demo-review.ts";

/** Demonstration reviews of decals, lettering, bumper and dome stickers. */
export const demoReviewsOfDecals: readonly DemoReview[] = [
  {
    product: "bumper-stickers",
    rate: 5,
    on: "2026-09-03",
    customer: "Shane M.",
    title: "Still bright after the car wash",
    comment:
      "A whole rugby club drives with these. Nobody's has faded and the bumper stayed clean when I took one off.",
    pictures: ["size=200x75"],
  },
  {
    product: "bumper-stickers",
    rate: 4,
    on: "2026-05-19",
    customer: "Lydia F.",
    title: "Bigger than I imagined",
    comment:
      "Measure your bumper first. The picture with the van helped, but I only looked at it afterwards.",
    pictures: [],
  },
  {
    product: "bumper-stickers",
    rate: 5,
    on: "2026-02-10",
    customer: "Tane W.",
    title: "Campaign done in two weeks",
    comment:
      "From idea to 400 cars. The price per piece next to each quantity made the decision easy for our committee.",
    pictures: ["size=250x75"],
  },
  {
    product: "custom-decals",
    rate: 5,
    on: "2026-08-18",
    customer: "Bronwyn A.",
    title: "The van looks like a real business",
    comment:
      "Logo and phone number on both doors and the back. We are two gardeners and no sign writers, and it took us an hour with a bucket of water and the little card. The cut round the leaves is very fine and not one of them tore. What I liked most: the page showed the decal on a van door, to scale, so we went 10 cm larger than planned and were right to.",
    pictures: ["size=600x300", "size=300x300"],
  },
  {
    product: "custom-decals",
    rate: 4,
    on: "2026-06-04",
    customer: "Vikram S.",
    title: "Good cut, good colour",
    comment: "On the gym mirror it looks painted. Fine points are fiddly to weed, ask for install ready.",
    pictures: [],
  },
  {
    product: "custom-decals",
    rate: 5,
    on: "2025-12-01",
    customer: "Kiri T.",
    title: "Snowflakes for the window",
    comment:
      "Thirty snowflakes, all different sizes, put up by the children. Came off in January without a trace.",
    pictures: ["size=200x200"],
  },
  {
    product: "transfer-decals",
    rate: 5,
    on: "2026-07-26",
    customer: "Joel N.",
    title: "Rub on, peel off, done",
    comment: "I was afraid of small type, but the film takes every letter over. Looks printed on the guitar.",
    pictures: ["size=100x50"],
  },
  {
    product: "transfer-decals",
    rate: 4,
    on: "2026-04-09",
    customer: "Marama S.",
    title: "Watch the video first",
    comment:
      "I ruined the first one by peeling too fast. Slowly and flat along the surface, then it is easy.",
    pictures: [],
  },
  {
    product: "transfer-decals",
    rate: 5,
    on: "2026-01-08",
    customer: "Andre P.",
    title: "Skateboards look factory made",
    comment: "We put them under the last coat of varnish. No edge to feel.",
    pictures: [],
  },
  {
    product: "vinyl-lettering",
    rate: 5,
    on: "2026-09-14",
    customer: "Ruby H.",
    title: "My letterbox has a number again",
    comment:
      "Typed it, saw it, ordered it. White letters on a black box, straight because they come in one piece.",
    pictures: ["size=300x100&lettering=none"],
  },
  {
    product: "vinyl-lettering",
    rate: 5,
    on: "2026-06-17",
    customer: "Hone G.",
    title: "Boat name in an afternoon",
    comment: "Salt, sun and fenders. A year of summer weekends and the name is still on her.",
    pictures: ["size=600x120&lettering=none"],
  },
  {
    product: "vinyl-lettering",
    rate: 4,
    on: "2026-03-11",
    customer: "Claire B.",
    title: "Clear rules for small letters",
    comment:
      "It told me that my second line was too small to cut well. I made it larger and that was the right call.",
    pictures: [],
  },
  {
    product: "dome-stickers",
    rate: 5,
    on: "2026-08-09",
    customer: "Nikau R.",
    title: "Like little glass buttons",
    comment:
      "For key tags at our motel. The clear dome makes the print look deep and no guest has managed to pick one off.",
    pictures: ["size=30x30", "size=40x20"],
  },
  {
    product: "dome-stickers",
    rate: 4,
    on: "2026-05-23",
    customer: "Paula V.",
    title: "Nice badge for our heaters",
    comment: "Sits about a millimetre high, as described. Keep to rounded corners, they look best.",
    pictures: [],
  },
  {
    product: "dome-stickers",
    rate: 5,
    on: "2025-10-30",
    customer: "Stu L.",
    title: "Custom bikes need these",
    comment: "Head tube badges for eight bikes. Bent round the tube and stayed there.",
    pictures: ["size=40x40"],
  },
];
