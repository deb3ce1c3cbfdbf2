import type { CatalogueInput } from "../../domain/catalogue/schema.ts";

const single = {
  sizeLabel: "Size",
  asksStickersPerSheet: false,
  hasAdhesives: true,
  ownAddonCodes: null,
  fixedSizesInPriceTable: false,
  onRoll: false,
  press: "digital-sheet",
} as const;

const sheet = { ...single, sizeLabel: "Sheet Size" } as const;

/** How the goods arrive (`cutting_id`). */
export const supplies: CatalogueInput["supplies"] = [
  {
    ...single,
    id: 1,
    name: "Die Cut",
    slug: "die-cut",
    note: "Each sticker is cut right through, ready to hand out.",
    charge: { job: 25, piece: 10000 },
  },
  {
    ...single,
    id: 2,
    name: "Kiss Cut",
    slug: "kiss-cut",
    note: "Each sticker sits on its own backing, with an edge that makes it easy to peel.",
    charge: { job: 25, piece: 8000 },
  },
  {
    ...sheet,
    id: 3,
    name: "Sheet",
    slug: "sheet",
    note: "Several copies of one design on a sheet.",
    charge: { job: 15, piece: 15000 },
  },
  {
    ...single,
    id: 4,
    name: "Thomson Cut",
    slug: "thomson-cut",
    note: "Pressed with a steel die made for your shape. Best for long runs.",
    infoModal: "thomson-shape",
    charge: { job: 4500, piece: 3000 },
  },
  {
    ...sheet,
    id: 5,
    name: "Multi-cut Sheet",
    slug: "multi-cut-sheet",
    note: "One sheet cut into the number of stickers you choose.",
    infoModal: "multicut",
    charge: { job: 15, piece: 12000, cut: 600 },
  },
  {
    ...sheet,
    id: 6,
    name: "Assorted Sheet",
    slug: "assorted-sheet",
    note: "Different designs together on one sheet.",
    charge: { job: 75, piece: 20000 },
  },
  {
    ...single,
    id: 7,
    name: "Transfer Tape",
    slug: "transfer-tape",
    note: "Cut letters and shapes under a clear tape that keeps them in place until they are on.",
    press: "wide-web",
    charge: { job: 50, piece: 4000, area: 240 },
  },
  {
    ...sheet,
    id: 8,
    name: "Counted Sheet",
    slug: "counted-sheet",
    note: "You say how many stickers go on each sheet.",
    asksStickersPerSheet: true,
    charge: { job: 15, piece: 12000, cut: 500 },
  },
  {
    ...single,
    id: 9,
    name: "Roll",
    slug: "roll",
    note: "Labels on a roll, for a dispenser or a labelling machine.",
    infoModal: "roll",
    hasAdhesives: false,
    ownAddonCodes: ["roll-orientation"],
    fixedSizesInPriceTable: true,
    onRoll: true,
    press: "label-web",
    charge: { job: 75, piece: 4300 },
  },
];
