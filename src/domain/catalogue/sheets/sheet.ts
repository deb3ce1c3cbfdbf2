import type { CatalogueDocument } from "../schema.ts";
import type { CellKindName } from "./cell-kinds.ts";
import type { Cells } from "./change.ts";

/** A column of a sheet: what its cells hold, and where in the row's object they stand. */
export interface SheetColumn {
  readonly name: string;
  readonly label: string;
  readonly kind: CellKindName;
  readonly path: readonly string[];
  /** Part of what the row is: it is said when the row is made, and does not change. */
  readonly isFixed?: true;
  /** The object has no such field while the cell is empty. */
  readonly isOptional?: true;
  /** Why a text of its kind cannot stand in a row, or in one that is made; null where it can. */
  readonly refuses?: (document: CatalogueDocument, row: SheetRow | null, text: string) => string | null;
}

/** A row: the object of the document that its cells are read from and written to. */
export interface SheetRow {
  readonly key: string;
  readonly label: string;
  /** Where the object stands, as issues of the catalogue say it. */
  readonly path: readonly string[];
  readonly target: object;
  /** With which other rows it is read, where a sheet has many. */
  readonly topic?: string;
  /** Its text may have several lines. */
  readonly hasLines?: boolean;
}

interface RowRefusal {
  readonly column: string;
  readonly message: string;
}

/** What rows of a sheet have ever been published with, taken back or not: none of it is given again. */
export interface PublishedRows {
  /** The highest number; 0 where there was none. */
  readonly last: number;
  /** Addresses. */
  readonly slugs: ReadonlySet<string>;
}

export const NOTHING_PUBLISHED: PublishedRows = { last: 0, slugs: new Set() };

/** Rows that can be added and taken away. */
interface SheetList {
  readonly add: (document: CatalogueDocument, key: string, target: object) => void;
  readonly remove: (document: CatalogueDocument, key: string) => void;
  /** The key of a row that is made of these cells. */
  readonly keyOf: (document: CatalogueDocument, target: object, published: PublishedRows) => string;
  /** Fills in cells that are worked out of the others. */
  readonly complete?: (document: CatalogueDocument, cells: Cells, published: PublishedRows) => Cells;
  /** Why a row cannot be made of these cells, with its column; null where it can. */
  readonly refuses?: (document: CatalogueDocument, target: object) => RowRefusal | null;
  /** Why a row cannot be taken out; null where it can. */
  readonly refusesRemoval?: (document: CatalogueDocument, key: string) => string | null;
  /** Rows that were published are retired, and not taken out. */
  readonly isRetired?: true;
}

/** Lists that an owner adds rows to by copying others. */
export type CopiedList = "products" | "finishings" | "materials";

/** What an owner changes by screen, as a table: a field that stands in no sheet cannot be changed there (decision 321). */
export interface Sheet {
  readonly name: string;
  readonly part: CataloguePart;
  readonly title: string;
  readonly note: string;
  /** Other words that it is found by. */
  readonly also?: string;
  /** What a row is. */
  readonly rowLabel: string;
  readonly columns: readonly SheetColumn[];
  readonly rows: (document: CatalogueDocument) => readonly SheetRow[];
  readonly list?: SheetList;
  /** The sheet of what is made by copying rows of this one. */
  readonly copies?: string;
  /** It is of rows that were copied, in this list. */
  readonly copiesOf?: CopiedList;
}

/** The parts of the catalogue room, in the order an owner needs them; `sale` is what there is at all. */
export const catalogueParts = {
  goods: "Products",
  sale: "On sale",
  pictures: "Pictures",
  extras: "Extras",
  presses: "Margins",
  quantities: "Quantities",
  sizes: "Sizes",
  delivery: "Shipping",
  days: "Days closed",
  promotions: "Promotions",
  words: "Words",
} as const;
export type CataloguePart = keyof typeof catalogueParts;

/** The number of the next row: the shop's own begin at 100,001, a program's are below, and none comes to mean another thing. */
export function nextNumber(rows: readonly { readonly id: number }[], last: number): string {
  return String(Math.max(100_000, last, ...rows.map(({ id }) => id)) + 1);
}

export const COST = "What it costs the shop, GST included; margins come on top.";

export const job: SheetColumn = {
  name: "job",
  label: "Per job, $",
  kind: "dollars",
  path: ["charge", "job"],
};
export const piece: SheetColumn = {
  name: "piece",
  label: "Per piece, c",
  kind: "cents",
  path: ["charge", "piece"],
};
export const area: SheetColumn = {
  name: "area",
  label: "Per m², $",
  kind: "dollars",
  path: ["charge", "area"],
};
