import type { CatalogueInput } from "#domain/catalogue/schema.ts";

type Fit = NonNullable<CatalogueInput["uses"]>[number]["fits"][number];

function on(featuredItemId: number) {
  return (productId: number, why: string): Fit => ({ featuredItemId, productId, why });
}

const paper = on(1);
const vinyl = on(2);
const roll = on(3);
const bumper = on(4);
const decals = on(5);
const lettering = on(6);
const dome = on(7);
const standardCards = on(8);
const premiumCards = on(9);
const tags = on(10);

/** What customers stick things on and need cards for, in their own words, and what we would give them. */
export const uses: CatalogueInput["uses"] = [
  {
    code: "jars",
    name: "Jars",
    words: [
      "jar",
      "jars",
      "honey",
      "jam",
      "jams",
      "preserve",
      "preserves",
      "chutney",
      "pickle",
      "relish",
      "spread",
    ],
    fits: [
      roll(11, "For jars that see the fridge and sticky hands: oil and water wipe off."),
      roll(5, "For honey and jam in the pantry: brown paper, quick to put on from a roll."),
      paper(1, "For small batches on a dry shelf: the least for ten."),
      vinyl(22, "For jars that show what is inside."),
    ],
  },
  {
    code: "bottles",
    name: "Bottles",
    words: [
      "bottle",
      "bottles",
      "wine",
      "beer",
      "gin",
      "juice",
      "kombucha",
      "drink",
      "drinks",
      "sauce",
      "cider",
    ],
    fits: [
      roll(7, "For bottles in the ice bucket: film that stays on wet."),
      roll(2, "For wine: textured paper with a hand-made look."),
      vinyl(22, "For bottles that show what is inside."),
      roll(3, "For a metallic label on a dark bottle."),
    ],
  },
  {
    code: "cars",
    name: "Cars",
    words: [
      "car",
      "cars",
      "van",
      "vans",
      "ute",
      "utes",
      "truck",
      "vehicle",
      "vehicles",
      "boat",
      "caravan",
      "trailer",
      "door",
      "doors",
    ],
    fits: [
      bumper(14, "For cars, vans and boats: strong glue, made for sun, rain and the car wash."),
      decals(15, "For doors and tailgates: large and cut to your outline."),
      lettering(10, "For a name and a number in cut letters."),
    ],
  },
  {
    code: "windows",
    name: "Windows",
    words: [
      "window",
      "windows",
      "glass",
      "shopfront",
      "storefront",
      "door",
      "doors",
      "wall",
      "walls",
      "sign",
    ],
    fits: [
      decals(12, "For glass and walls: only your design stays, without a background."),
      lettering(10, "For names and opening hours in cut letters."),
      vinyl(22, "For glass: what is not printed stays clear."),
    ],
  },
  {
    code: "laptops",
    name: "Laptops and helmets",
    words: [
      "laptop",
      "laptops",
      "phone",
      "helmet",
      "helmets",
      "skateboard",
      "skate",
      "surfboard",
      "guitar",
      "bike",
    ],
    fits: [
      vinyl(7, "For laptops, helmets and boards: tough film that takes knocks."),
      vinyl(13, "For laptops: film that changes as it moves."),
      decals(15, "For skateboards and surfboards: large and cut to your outline."),
    ],
  },
  {
    code: "soap",
    name: "Soap and cosmetics",
    words: [
      "soap",
      "soaps",
      "candle",
      "candles",
      "cosmetics",
      "cosmetic",
      "balm",
      "cream",
      "shampoo",
      "beauty",
    ],
    fits: [
      roll(11, "For bottles and tubs in the bathroom: water and oil wipe off."),
      roll(5, "For soap bars and balms: brown, natural paper."),
      paper(2, "For candles: textured paper with a quiet look."),
    ],
  },
  {
    code: "parcels",
    name: "Parcels",
    words: [
      "parcel",
      "parcels",
      "box",
      "boxes",
      "mailer",
      "mailers",
      "envelope",
      "packaging",
      "bag",
      "bags",
      "coffee",
    ],
    fits: [
      paper(1, "For parcels and boxes: bright paper that ships free."),
      paper(5, "For kraft bags and boxes: brown on brown."),
      roll(1, "For many parcels a day: labels from a roll."),
    ],
  },
  {
    code: "events",
    name: "Weddings and events",
    words: [
      "wedding",
      "weddings",
      "party",
      "event",
      "events",
      "gift",
      "gifts",
      "favour",
      "seal",
      "giveaway",
      "award",
    ],
    fits: [
      paper(9, "For seals and gifts: gold or silver all over."),
      paper(6, "For invitations: your design raised from thick paper."),
      paper(1, "For giveaways: the least for many."),
    ],
  },
  {
    code: "clothes",
    name: "Clothes and gifts",
    words: [
      "clothes",
      "clothing",
      "fashion",
      "garment",
      "garments",
      "jewellery",
      "shop",
      "price",
      "tag",
      "hangtag",
    ],
    fits: [tags(18, "For clothing, jewellery and gifts: with a hole and a string.")],
  },
  {
    code: "machines",
    name: "Machines and tools",
    words: [
      "machine",
      "machines",
      "asset",
      "assets",
      "tool",
      "tools",
      "equipment",
      "serial",
      "nameplate",
      "badge",
    ],
    fits: [
      vinyl(3, "For machines and asset labels: metallic film that takes handling."),
      dome(23, "For badges and nameplates: a clear dome over your print."),
      vinyl(7, "For tools that get wet."),
    ],
  },
  {
    code: "school",
    name: "School and kids",
    words: ["school", "kids", "children", "lunchbox", "name", "names", "toys"],
    fits: [
      vinyl(7, "For lunch boxes and drink bottles: goes through the wash."),
      vinyl(8, "For books and toys."),
    ],
  },
  {
    code: "meetings",
    name: "Meetings",
    words: ["contact", "meeting", "meetings", "networking", "office", "loyalty", "appointment"],
    fits: [
      standardCards(16, "For a stack in every pocket: smooth cards, quickly ordered again."),
      premiumCards(17, "For a card that people keep: foil, embossing, thick stock."),
    ],
  },
];
