import type { CatalogueInput } from "#domain/catalogue/schema.ts";

type ColourInput = CatalogueInput["colours"][number];

const plainFilm = { area: 110 } as const;

/** A film of one colour through and through. It is cut only: it has no ink, and costs what every film does. */
function plain(id: number, name: string, paint: string, note: string): ColourInput {
  const slug = name.toLowerCase().replaceAll(" ", "-");
  return { id, name, slug, note, film: { group: "plain", paint, note, charge: plainFilm } };
}

/** A metallised film: dearer by the roll, and its offcuts serve nothing else. */
function shining(paint: string, note: string, area: number): NonNullable<ColourInput["film"]> {
  return { group: "special", paint, note, charge: { job: 60, area } };
}

/** The inks that products are printed in; those of lettering are films, too. */
const inks: ColourInput[] = [
  {
    id: 1,
    name: "Full colour",
    slug: "full-colour",
    note: "Photos and any colour, printed in CMYK.",
    charge: { area: 110 },
    film: {
      group: "printed",
      note: "Any colour, printed on white film and then cut.",
      charge: { job: 60, area: 210 },
    },
  },
  {
    id: 2,
    name: "Black",
    slug: "black",
    note: "Nothing but black.",
    charge: { area: 110 },
    film: {
      group: "plain",
      paint: "#1b1815",
      note: "Black film. The crispest on glass and pale walls.",
      charge: plainFilm,
    },
  },
  {
    id: 3,
    name: "Single colour",
    slug: "single-colour",
    note: "One colour of your choice.",
    charge: { area: 110 },
  },
  {
    id: 4,
    name: "Gold",
    slug: "gold",
    note: "Metallic gold.",
    charge: { job: 60, area: 250 },
    film: shining("film-gold", "Gold metallic film. It catches the light like leaf.", 250),
  },
  {
    id: 5,
    name: "Silver",
    slug: "silver",
    note: "Metallic silver.",
    charge: { job: 60, area: 240 },
    film: shining("film-silver", "Silver metallic film, like brushed steel from afar.", 240),
  },
  {
    id: 6,
    name: "White",
    slug: "white",
    note: "For clear film, glass and dark surfaces.",
    charge: { job: 40, area: 200 },
    film: {
      group: "plain",
      paint: "#ffffff",
      note: "White film. The usual one for windows and dark paint.",
      charge: plainFilm,
    },
  },
];

/** Films that nothing is printed on. */
const films: ColourInput[] = [
  plain(7, "Dark Grey", "#54585c", "Quieter than black, and as easy to read."),
  plain(8, "Light Grey", "#b4b8bb", "For dark walls and tinted glass."),
  plain(9, "Cream", "#f0e4c3", "A warm white for painted timber and brick."),
  plain(10, "Brown", "#5e3b27", "Chocolate, for cafes and timber."),
  plain(11, "Burgundy", "#6f1d2e", "The red of wine, at home on cream."),
  plain(12, "Red", "#c8161d", "Signal red. Seen first, from furthest away."),
  plain(13, "Orange", "#ee6a1f", "Bright on grey, navy and black."),
  plain(14, "Golden Yellow", "#f5a800", "Warm yellow, strong on dark vans."),
  plain(15, "Yellow", "#fbd80a", "The loudest on black. Too pale for white."),
  plain(16, "Lime Green", "#8cc43c", "Fresh, and bright enough for dark glass."),
  plain(17, "Grass Green", "#1f8a43", "A middle green that reads on white and black."),
  plain(18, "Forest Green", "#17472f", "Deep green for pale walls and gates."),
  plain(19, "Mint", "#9fd6c2", "Soft, for dark walls and blackboards."),
  plain(20, "Turquoise", "#008f99", "Between blue and green, like clear sea."),
  plain(21, "Sky Blue", "#4fabe0", "Light blue, easy to read on navy."),
  plain(22, "Brilliant Blue", "#0a5cb0", "A clear, strong blue for white vans."),
  plain(23, "Navy", "#16284d", "Nearly black, and friendlier."),
  plain(24, "Purple", "#5a2d83", "Deep purple for pale glass and walls."),
  plain(25, "Pink", "#e0447f", "Lively pink. It reads on white and on black."),
  plain(26, "Soft Pink", "#f3b7c6", "Pale pink for dark glass and dark paint."),
  {
    id: 27,
    name: "Bronze",
    slug: "bronze",
    note: "Bronze metallic film, warmer and darker than gold.",
    film: shining("film-bronze", "Bronze metallic film, warmer and darker than gold.", 250),
  },
  {
    id: 28,
    name: "Hologram",
    slug: "hologram",
    note: "Film that throws a rainbow as you walk past.",
    film: shining("film-hologram", "Film that throws a rainbow as you walk past.", 320),
  },
];

export const colours: CatalogueInput["colours"] = [...inks, ...films];

/** Ids of all films, as lettering offers them: black and white, the rest by hue, metals, hologram, printed. */
export const filmIds: number[] = [
  2, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 4, 5, 27, 28, 1,
];
