import type { CatalogueInput } from "#domain/catalogue/schema.ts";

/** Everything a stock, a finish or an adhesive may be said to be fit for; what limits it is in its name. */
export const stockFacts: CatalogueInput["stockFacts"] = [
  {
    code: "waterproof",
    name: "Waterproof",
    sentence: "Waterproof: rain, washing up and condensation do it no harm.",
    words: ["waterproof", "water", "wet", "rain", "wash", "washable", "dishes", "bath", "shower", "moisture"],
  },
  {
    code: "fridge",
    name: "Fridge",
    sentence: "Stays on in the cold and damp of a fridge.",
    words: ["fridge", "refrigerator", "chiller", "chilled", "cold", "cool"],
  },
  {
    code: "outdoors",
    name: "Outdoors 2-5 years",
    sentence: "Lasts 2-5 years outdoors.",
    words: ["outdoors", "outdoor", "outside", "weather", "weatherproof", "sun", "uv", "garden"],
  },
  {
    code: "writable",
    name: "Can be written on",
    sentence: "Takes a pen or a stamp.",
    words: ["write", "writable", "writing", "written", "pen", "pencil", "biro", "stamp", "handwritten"],
  },
  {
    code: "food",
    name: "Food packaging, outside only",
    sentence: "For the outside of jars, bags and boxes: indirect contact only, never on the food itself.",
    words: ["food", "foods", "edible", "kitchen", "bakery", "baking", "deli"],
  },
  {
    code: "freezer",
    name: "Freezer",
    sentence: "Holds in the freezer when it is put on above 0 °C.",
    words: ["freezer", "frozen", "freeze", "ice"],
  },
  {
    code: "splash-proof",
    name: "Splash-proof",
    sentence: "Splash-proof: the film keeps splashes off, water can still creep in at the edges.",
    words: ["splash", "splashproof", "splashes", "wipe", "laminated", "lamination"],
  },
  {
    code: "oil-proof",
    name: "Oil-proof",
    sentence: "Oil and grease wipe off.",
    words: ["oil", "oils", "oily", "grease", "greasy", "oilproof"],
  },
  {
    code: "removable",
    name: "Comes off cleanly",
    sentence: "Comes off cleanly for about six months.",
    words: ["removable", "remove", "temporary", "repositionable", "residue"],
  },
];
