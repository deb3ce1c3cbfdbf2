import type { CatalogueInput } from "../../domain/catalogue/schema.ts";

/**
 * What the jobs run on. Setting up a press is its `job` charge; waste and handling its `area` charge. The pace is what one
 * job can have of a day, sheets or metres, and what setting up a set takes of it.
 */
export const presses: CatalogueInput["presses"] = [
  {
    kind: "sheet",
    code: "digital-sheet",
    name: "Digital sheet press, 450 x 320 mm",
    widthMm: 450,
    heightMm: 320,
    edgeMm: 8,
    gapMm: 4,
    charge: { job: 75, area: 100 },
    pace: { perDay: 2500, setUp: 25 },
  },
  {
    kind: "sheet",
    code: "card-sheet",
    name: "Digital card press, 450 x 320 mm",
    widthMm: 450,
    heightMm: 320,
    edgeMm: 8,
    gapMm: 4,
    charge: { job: 75, area: 55 },
    pace: { perDay: 2500, setUp: 25 },
  },
  {
    kind: "web",
    code: "label-web",
    name: "Label press, 300 mm web",
    widthMm: 300,
    edgeMm: 5,
    gapMm: 3,
    charge: { job: 125, area: 150 },
    pace: { perDay: 3000, setUp: 40 },
  },
  {
    kind: "web",
    code: "wide-web",
    name: "Wide-format printer and cutter, 1220 mm web",
    widthMm: 1220,
    edgeMm: 10,
    gapMm: 6,
    charge: { job: 75, area: 250 },
    pace: { perDay: 200, setUp: 2 },
  },
];
