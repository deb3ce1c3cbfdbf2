import { usualPlates } from "#domain/catalogue/press.ts";
import type { CatalogueInput } from "#domain/catalogue/schema.ts";

/**
 * What the jobs run on. Setting up a press is its `job` charge; waste and handling its `area` charge. The pace is what one
 * job can have of a day, sheets or metres, and what setting up a set takes of it.
 */
function bracket(upTo: number | null, permille: number) {
  return { upTo, permille };
}

/** Short runs are made of handwork, long ones of paper and time on the press. */
const labelMargins = [
  bracket(100, 4000),
  bracket(200, 3240),
  bracket(300, 2700),
  bracket(500, 2150),
  bracket(1000, 1750),
  bracket(2000, 1500),
  bracket(3000, 1350),
  bracket(5000, 1220),
  bracket(10000, 1100),
  bracket(null, 1020),
];
const cardMargins = [
  bracket(500, 1280),
  bracket(1000, 1200),
  bracket(2000, 1130),
  bracket(5000, 1080),
  bracket(null, 1030),
];
const rollMargins = [
  bracket(100, 4000),
  bracket(250, 3200),
  bracket(500, 2300),
  bracket(1000, 2000),
  bracket(2000, 1850),
  bracket(3000, 1720),
  bracket(5000, 1580),
  bracket(null, 1400),
];
const wideMargins = [
  bracket(10, 3000),
  bracket(30, 2850),
  bracket(50, 2700),
  bracket(100, 2500),
  bracket(null, 2250),
];

export const presses: CatalogueInput["presses"] = [
  {
    kind: "sheet",
    code: "digital-sheet",
    name: "Digital sheet press, 450 x 320 mm",
    widthMm: 450,
    heightMm: 320,
    edgeMm: 8,
    gapMm: 4,
    charge: { job: 152, piece: 2600, area: 520 },
    margins: labelMargins,
    wholeStock: false,
    plates: usualPlates,
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
    charge: { job: 150, area: 55 },
    margins: cardMargins,
    wholeStock: false,
    plates: usualPlates,
    pace: { perDay: 2500, setUp: 25 },
  },
  {
    kind: "web",
    code: "label-web",
    name: "Label press, 300 mm web",
    widthMm: 300,
    edgeMm: 5,
    gapMm: 3,
    charge: { job: 150, area: 760 },
    margins: rollMargins,
    wholeStock: false,
    plates: usualPlates,
    pace: { perDay: 3000, setUp: 40 },
  },
  {
    kind: "web",
    code: "wide-web",
    name: "Wide-format printer and cutter, 1220 mm web",
    widthMm: 1220,
    edgeMm: 10,
    gapMm: 6,
    charge: { job: 150, area: 800 },
    margins: wideMargins,
    wholeStock: false,
    plates: usualPlates,
    pace: { perDay: 200, setUp: 2 },
  },
];
