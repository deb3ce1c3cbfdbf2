import type { InfoPanel } from "#domain/content/product-info.ts";
import { installReadyVideo, loopingVideo } from "#domain/configure/gallery-pictures.ts";

/** Decals, lettering and stickers with a purpose of their own. */
export const decalPanels: readonly InfoPanel[] = [
  {
    slug: "bumper-stickers",
    introduction:
      "Weatherproof stickers with strong glue, made for cars, vans and boats. Sun, rain and the car wash are all part of the job.",
    sections: [
      {
        title: "Good for",
        items: ["Bumpers, boots and tailgates", "Boats and caravans", "Clubs, bands and campaigns"],
      },
      {
        title: "How it is made",
        items: [
          "Thick vinyl, {thickness:bumper-stickers} with its adhesive and backing",
          "Permanent, removable or high tack adhesive",
          "Lamination adds a clear film against stone chips and brushes",
        ],
      },
      {
        title: "Before you order",
        items: [
          "From {fewest:bumper-stickers} pieces",
          "{standard:bumper-stickers}, or {express:bumper-stickers} by Express; in transparent vinyl {standard:transparent-stickers}",
          "Outdoors it lasts 2-5 years",
        ],
      },
    ],
    closing: "Big words, few of them: it has to be read from the car behind.",
    finishes: {
      "white-pvc-glossy": "White with a shine. The usual bumper sticker.",
      "white-pvc-matte": "White without glare in low sun.",
      "transparent-vinyl": "No background: the car’s own colour shows.",
      hologram: "Rainbow film that gets looked at twice.",
    },
    pictures: [0, 5, 8],
  },
  {
    slug: "custom-decals",
    introduction:
      "Large decals cut to your outline. Have them ready to install, or take the excess off yourself and save.",
    sections: [
      {
        title: "Good for",
        items: ["Vans, utes and trailers", "Shopfronts", "Skateboards and surfboards"],
      },
      {
        title: "How it is made",
        items: [
          "Vinyl, {thickness:custom-decals} with its adhesive and backing, cut to any outline",
          "Install ready, yes: existing material around the design is removed and the decal is pre-applied to auxiliary film",
          "Install ready, no: supplied with auxiliary film, and you weed out the excess",
        ],
      },
      {
        title: "Before you order",
        items: [
          "From {fewest:custom-decals} pieces",
          "{standard:custom-decals}, or {express:custom-decals} by Express; in transparent vinyl {standard:transparent-stickers}",
          "Outdoors it lasts 2-5 years",
        ],
      },
    ],
    closing: "Measure the spot, then take a size smaller: a decal needs room round it.",
    finishes: {
      "white-pvc-glossy": "White with a shine, for paintwork.",
      "white-pvc-matte": "White without glare, for windows and walls.",
      "transparent-vinyl": "Clear between the printed parts.",
    },
    pictures: [0, 1],
    film: {
      ...installReadyVideo("yes"),
      words: "An install-ready decal goes from its film straight to the surface",
    },
  },
  {
    slug: "transfer-decals",
    introduction:
      "Cut-out graphics under a clear film. Press them on, peel the film away, and only your design stays on the glass.",
    sections: [
      {
        title: "Good for",
        items: ["Shop windows and glass doors", "Painted walls", "Laptops, cups and helmets"],
      },
      {
        title: "How it is made",
        items: [
          "Vinyl, {thickness:transfer-decals}, cut to the design and covered with transfer tape",
          "In full colour, black, white, gold or silver",
          "No background and no clear edge",
        ],
      },
      {
        title: "Before you order",
        items: [
          "From {fewest:transfer-decals} piece",
          "{standard:transfer-decals}, or {express:transfer-decals} by Express",
          "Outdoors it lasts 2-5 years",
        ],
      },
    ],
    closing: "Rub the film down hard before you peel. Corners need the most.",
    finishes: { gloss: "Shines like paint.", matte: "Looks painted on by hand." },
    pictures: [0, 1],
    film: {
      ...loopingVideo("transfer-decals"),
      words: "A transfer decal going from the tape to a surface",
    },
  },
  {
    slug: "vinyl-lettering",
    introduction:
      "Your words cut from vinyl: letters without a background, spaced and held in line until they are on the wall.",
    sections: [
      {
        title: "Good for",
        items: [
          "Opening hours on the door",
          "Names and phone numbers on vehicles",
          "Words on walls and signs",
        ],
      },
      {
        title: "How it is made",
        items: [
          "Vinyl, {thickness:vinyl-lettering}, cut letter by letter",
          "In plain colours from black to soft pink, in gold, silver, bronze and hologram film, or printed in full colour",
          "With the auxiliary sheet on, or on the mount only",
        ],
      },
      {
        title: "Before you order",
        items: [
          "{standard:vinyl-lettering}, or {express:vinyl-lettering} by Express",
          "Every letter must be at least 10 mm wide and high",
          "Outdoors it lasts 2-5 years",
        ],
      },
    ],
    closing: "Stand where your customers stand: a letter 25 mm high is read from about 10 m.",
    finishes: { gloss: "Shines like paint.", matte: "Quiet, and easy to read at an angle." },
    pictures: [0, 3, 6],
  },
  {
    slug: "dome-stickers",
    introduction:
      "A clear epoxy dome about 1 mm high over your print. It magnifies the colours a little and feels like a badge.",
    sections: [
      {
        title: "Good for",
        items: ["Badges and nameplates", "Machines and musical gear", "Laptops and luggage"],
      },
      {
        title: "How it is made",
        items: [
          "Printed on vinyl, then every dome is poured by hand",
          "The dome is about 1 mm high and keeps scratches off the print",
          "Permanent or high tack adhesive",
        ],
      },
      {
        title: "Before you order",
        items: [
          "From {fewest:dome-stickers} pieces",
          "{standard:dome-stickers}, or {express:dome-stickers} by Express",
          "Round and oval shapes dome best; sharp points don’t hold the resin",
        ],
      },
    ],
    closing: "Small, thick and hard to put down.",
    finishes: {
      "white-pvc-glossy": "White under the dome: colours look wet and deep.",
      "silver-matte": "Silver under the dome: a metal nameplate.",
    },
    pictures: [0, 4, 5],
  },
];
