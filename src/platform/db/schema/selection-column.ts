import { customType } from "drizzle-orm/pg-core";
import type { Selection } from "#domain/configure/selection.ts";

type Later = "lettering" | "artwork";

/** A selection as it was stored: those of before there were designs of words, and files of the buyer's own, have none. */
export type SelectionRecord = Omit<Selection, Later> & Partial<Pick<Selection, Later>>;

export function selectionOf(stored: SelectionRecord): Selection {
  return { lettering: null, artwork: null, ...stored };
}

/** A configured product as JSON. */
export const selectionColumn = customType<{ data: Selection; driverData: unknown }>({
  dataType: () => "jsonb",
  toDriver: (selection) => JSON.stringify(selection),
  fromDriver: (stored) => selectionOf(stored as SelectionRecord),
});
